// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchhit.h"
#include "core/search/storesearcher.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QTimer>

namespace stemma {

/// The hits of a search below their sessions, in order as they come: the newest first, or the most relevant, and
/// sessions by their first hit. A hit that comes twice stands once. GUI thread.
class SearchResultsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        HitRole = Qt::UserRole, ///< SearchHit; of a session: its first one
        CountRole, ///< of a session: its hits here
    };

    explicit SearchResultsModel(QObject* parent = nullptr);

    /// Other hits will come. Those that are here stay until then, so that the list does not flicker while one types.
    void beginNew(SearchOptions::Order order);
    void endNew(); ///< no more will come
    void add(const std::vector<SearchHit>& hits);
    void complete(const std::vector<SearchHit>& hits); ///< puts them in the places of those without a snippet
    void clear();

    [[nodiscard]] qint64 hits() const { return m_hits; }
    [[nodiscard]] const SearchHit* hitAt(const QModelIndex& index) const; ///< null: it is a session
    [[nodiscard]] QModelIndex indexOf(const SearchHit& hit) const;
    /// Hits without a snippet that were looked at since the last call, in some places.
    [[nodiscard]] std::vector<SearchHit> takeWanted();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

signals:
    void snippetsWanted(); ///< see takeWanted()

private:
    struct Group
    {
        int row = 0;
        std::vector<SearchHit> hits; ///< in order, never empty
    };
    struct Key
    {
        QString store;
        SessionId session;
        qint64 rowKey = -1;
        int part = MessageText::OfMessage;
        TextKind kind = TextKind::Other;

        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed = 0) noexcept
        {
            return qHashMulti(seed, key.store, key.session, key.rowKey, key.part, int(key.kind));
        }
    };

    [[nodiscard]] static Key keyOf(const SearchHit& hit);
    [[nodiscard]] bool isBefore(const SearchHit& one, const SearchHit& other) const;
    [[nodiscard]] Group* groupOf(const SearchHit& hit) const;
    [[nodiscard]] Group* groupAt(const QModelIndex& index) const; ///< of a session's row
    void insert(const SearchHit& hit, bool isTold);
    void insertGroup(const SearchHit& hit, bool isTold);
    void moveUp(const Group& group); ///< to where its first hit belongs
    void fillIn(const SearchHit& hit);
    void remove(Group& group, qsizetype row);
    void number(); ///< Group::row
    void want(const SearchHit& hit) const;
    void forgetAll();

    std::vector<std::unique_ptr<Group>> m_groups; ///< in order
    QHash<std::pair<QString, SessionId>, Group*> m_ofSessions;
    QSet<Key> m_keys; ///< of all hits
    SearchOptions::Order m_order = SearchOptions::Order::Newest;
    mutable std::vector<SearchHit> m_wanted;
    mutable QSet<Key> m_asked; ///< for their snippets
    mutable QTimer m_ask;
    qint64 m_hits = 0;
    bool m_isStale = false; ///< what is here goes when the next hit comes
};

} // namespace stemma

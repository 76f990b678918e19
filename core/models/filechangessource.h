// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/filechangescan.h"
#include "core/filechanges/netchange.h"
#include "core/models/storesource.h"

namespace stemma {

/// What a session changed in files, or some of its messages did.
struct SessionChanges
{
    std::vector<FileChange> changes; ///< in the order of the messages
    std::vector<NetChange> net; ///< by path; its places are those of `changes`
    QString directory; ///< that the paths are relative to; may be empty

    [[nodiscard]] size_t netOf(size_t change) const; ///< the file of a change
};
using SessionChangesPtr = std::shared_ptr<const SessionChanges>;

/// Reads what a session changed in files on the store's lane, while somebody looks at it, and again when the store
/// changed. GUI thread.
class FileChangesSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 800;

    /// The messages whose changes are wanted.
    struct Scope
    {
        enum class Kind : quint8 {
            All,
            Branch, ///< neither discarded messages nor side chains
            Rows, ///< some messages
        };
        Kind kind = Kind::All;
        QList<qint64> rows; ///< in order

        [[nodiscard]] bool holds(const FileChange& change) const;
        bool operator==(const Scope&) const = default;
    };

    explicit FileChangesSource(QObject* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none
    void setScope(const Scope& scope);
    void setWanted(bool wanted); ///< nothing is read for what nobody sees
    void load() override;

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] const Scope& scope() const { return m_scope; }
    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const SessionChangesPtr& read() const { return m_read; } ///< never null
    [[nodiscard]] bool hasOthers() const { return m_all.size() > m_read->changes.size(); } ///< outside of the scope

private:
    void compose();

    SessionId m_session;
    Scope m_scope;
    std::vector<FileChange> m_all;
    QString m_directory;
    SessionChangesPtr m_read;
    bool m_isWanted = false;
    bool m_isStale = true;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "core/models/sessioncheckpoints.h"
#include "core/models/turnindex.h"
#include "ui/common/turnitems.h"

#include <QAbstractItemModel>
#include <QPointer>

namespace stemma {

/// A session as a tree: turns, in each the messages that answer its prompt, in these the calls, patches and files.
/// Turns are there as soon as the outline tells the roles; lines are written when they are looked at, as messages are
/// loaded. Reads a MessageModel that it does not own. GUI thread.
class TurnModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role {
        RowRole = Qt::UserRole + 1, ///< int: of the message in the session
        PartRole, ///< int: Part::index; -1: the whole message
        FailedRole, ///< bool: it failed, or something in the turn
        IconRole, ///< QString: one of our own; empty while the message is not loaded
        FactsRole, ///< QString: what a turn has, in some words; empty for what is no turn
        TimeRole, ///< QString: of the message; may be empty
        CheckpointRole, ///< QString: the names of the checkpoints behind the message, of a turn those in it
    };

    explicit TurnModel(QObject* parent = nullptr);

    void setMessages(MessageModel* messages); ///< null: none
    [[nodiscard]] MessageModel* messages() const { return m_messages; }
    void setCheckpoints(SessionCheckpoints* checkpoints); ///< of the same session; null: none are known
    /// Of the whole session, as far as the outline was read.
    [[nodiscard]] const TurnIndex& turns() const { return m_index; }
    /// Shows turns with one of these rows and only these of their messages; nullopt: everything. False: it does
    /// already.
    bool setMatches(const std::optional<std::vector<int>>& rows);

    [[nodiscard]] QModelIndex turnIndex(int row) const; ///< of the turn with this row; invalid: not there
    [[nodiscard]] QModelIndex stepIndex(int row) const; ///< of the message itself; its turn's, if it is the prompt

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override; ///< the parts of a message
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// Nothing: looking through all rows would load all messages.
    QModelIndexList match(const QModelIndex&, int, const QVariant&, int, Qt::MatchFlags) const override { return {}; }

signals:
    void checkpointsChanged(); ///< also of messages, whose indexes are not all told of
    void matchesWanted(); ///< the outline has come to messages that setMatches() told of before

private:
    struct Found ///< a turn with rows that match
    {
        int turn = 0; ///< in the index
        int first = 0; ///< of its messages in m_matches
        int count = 0; ///< without the prompt
    };
    enum class Level : quint8 { Turn, Step, Part };

    [[nodiscard]] static Level levelOf(const QModelIndex& index);
    [[nodiscard]] int topCount() const;
    [[nodiscard]] const Turn& turnAt(int top) const;
    [[nodiscard]] int stepCount(int top) const;
    [[nodiscard]] int stepRow(int top, int step) const;
    [[nodiscard]] int topOf(int row) const; ///< -1: not shown
    [[nodiscard]] int messageRow(const QModelIndex& index) const;
    [[nodiscard]] const TurnItems* itemsOf(int row) const; ///< null while it is not loaded; then it is asked for
    [[nodiscard]] const TurnItem* itemAt(const QModelIndex& index) const;
    [[nodiscard]] bool mayHaveParts(int row) const;
    [[nodiscard]] QString titleOf(const QModelIndex& index) const;
    [[nodiscard]] QString timeText(int row, bool isLong) const;
    [[nodiscard]] QString checkpointsIn(int first, int last) const; ///< of these rows
    void takeCheckpoints();

    void startAnew();
    void takeDetails(int first, int last);
    void append(int first, int last);
    void takeMessages(int first, int last);
    void setParts(int row, const std::vector<TurnItem>& parts);
    void findTurns();

    QPointer<MessageModel> m_messages;
    QPointer<SessionCheckpoints> m_checkpoints;
    TurnIndex m_index;
    TurnIndex m_fresh; ///< of an outline that is read again; takes the place of m_index when it is as long
    std::optional<std::vector<int>> m_matches; ///< ascending
    std::vector<Found> m_found; ///< by turn
    bool m_isBehind = false; ///< some matches are of rows that the outline did not come to yet
    mutable QCache<int, TurnItems> m_items {8192}; ///< by row
    QHash<int, std::vector<TurnItem>> m_parts; ///< of the messages that were opened
    QSet<int> m_opening; ///< opened, and not loaded yet
    bool m_isChanging = false; ///< who hears of a change must not begin another
};

} // namespace stemma

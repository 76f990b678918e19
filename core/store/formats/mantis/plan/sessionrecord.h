// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"
#include "core/store/formats/mantis/read/rowconversation.h"

#include <QVariant>

namespace stemma::mantis {

/// A session of a SQLite store that is to be changed, with what is stored of it beside its messages.
struct RowTarget
{
    struct StoredRow
    {
        qint64 rowid = 0;
        qint64 order = 0;
        bool isText = true;
    };
    struct StoredCheckpoint
    {
        qint64 rowid = 0;
        QString label;
        qint64 position = 0;
    };

    SessionId id;
    QString database; ///< absolute
    const RowConversation& session;
    bool hasThreeTables = false; ///< three tables; else one with a list of messages
    QVariant info; ///< `info_json`, or `meta`
    QVariant updatedAt;
    QVariant title; ///< of one table
    QVariant list; ///< of one table: all messages
    QString shownTitle;
    std::vector<StoredRow> rows; ///< of three tables, as many as messages
    QList<StoredCheckpoint> checkpoints;
    bool countsInclusively = false; ///< a foreign program's checkpoints stand at answers, not behind them
    QString discarded; ///< the file beside the database that keeps cut-off ends
    SessionId sharer {}; ///< of a deletion: another session that has the same file; empty: none

    /// How many messages stay of a session that is cut at one of them.
    [[nodiscard]] size_t endAt(const MessageId& at, bool before) const
    {
        return session.rowWithId(at.value).value_or(0) + (before ? 0 : 1);
    }
};

/// The record of a session in a database, which is its JSON but for the messages: `info_json`, or the column `meta`.
/// Members that are not changed stay as they are spelled.
class SessionRecord
{
public:
    /// @p now: the time of the change, as the library writes it. @p target must outlive it.
    SessionRecord(const RowTarget& target, QString now);

    /// Reads it; fails where it is broken.
    [[nodiscard]] Result<> read();
    /// Of a new session, with where it comes from.
    void makeNew(const QString& id, const Edit& edit);
    /// Notes what a resume discards; @p end: how many messages stay.
    void noteResume(size_t end);
    void setTitle(const QString& title);
    /// With the time of the change.
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] QByteArray sourceText(const QString& text) const;
    /// How many of the first messages the library counts: those that it does not put there itself.
    [[nodiscard]] qint64 indexOf(size_t end) const;

    const RowTarget& m_target;
    QString m_now;
    QByteArray m_json;
};

} // namespace stemma::mantis

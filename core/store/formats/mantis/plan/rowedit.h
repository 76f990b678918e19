// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/rowconversation.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sessionstore.h"

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
    QString problem; ///< where that is broken
    QString shownTitle;
    std::vector<StoredRow> rows; ///< of three tables, as many as messages
    QList<StoredCheckpoint> checkpoints;
    bool countsInclusively = false; ///< a foreign program's checkpoints stand at answers, not behind them
    QString discarded; ///< the file beside the database that keeps cut-off ends
    std::optional<NewOrder>* order = nullptr; ///< gets what becomes of the places of its messages
};

/// Both layouts are changed by rows: of one table the whole list of messages is written, with every message that is
/// not changed as it is spelled; of three tables only the rows concerned. Cut-off ends go to the file beside them.
[[nodiscard]] Result<EditPlan> planRowEdit(const RowTarget& target, const Edit& edit, const JobControl& job);

/// Edits that such stores can never take.
[[nodiscard]] QMap<EditKind, QString> rowRefusals(bool hasThreeTables);

} // namespace stemma::mantis

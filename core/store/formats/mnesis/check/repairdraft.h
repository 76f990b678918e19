// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/repaircounts.h"
#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/formats/mnesis/plan/planbase.h"

#include <QHash>
#include <QMap>

namespace stemma::mnesis {

/// What is to become of a session's list of context items.
struct ContextWork
{
    QSet<qint64> dropped; ///< rows of context_items
    QSet<QString> without; ///< ids whose items go
    QHash<qint64, bool> types; ///< by row, whether it becomes a summary
    QSet<QString> added; ///< messages
    bool isSorted = false;
};

/// What all repairs of one plan share: the values that change, and what findings of one kind ask of the repairs of
/// another kind. See SqliteDatabase::rows() for failures.
class RepairDraft final : private PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    using Finding = RawFinding;
    using Place = StoreReader::Place;

    RepairDraft(StoreReader& reader, const JobControl& job, Time now)
        : PlanBase(reader, job)
        , clock(toMs(now))
    {
    }

    void skip(const Finding& finding, const QString& reason);

    /// A value as it will be. Texts are bytes, since they need not be UTF-8.
    [[nodiscard]] QVariant cell(const QString& table, const QString& column, qint64 rowid);
    /// @p after: bytes are stored as text.
    void set(const QString& table, const QString& column, qint64 rowid, const QVariant& after);
    void set(const Finding& finding, const QVariant& after);
    [[nodiscard]] bool isSet(const QString& table, const QString& column, qint64 rowid) const;
    [[nodiscard]] Place mended(Place place) const; ///< of a message whose date may change
    void writeCells(); ///< into the plan

    /// A model and its provider, from the newest message or session that names one; empty: there is none.
    [[nodiscard]] QVariantList modelFor(const QString& session) const;
    /// Makes the row of a session of which only messages are left. False: the finding is skipped.
    bool makeSession(const Finding& finding);

    const qint64 clock;
    EditPlan plan; ///< begins with rows that others will refer to
    RepairCounts counts;
    qsizetype repaired = 0; ///< findings
    QMap<QString, QSet<QString>> removed; ///< messages, by session
    QSet<QString> summaries; ///< messages made, or made summaries of
    QMap<QString, ContextWork> contexts; ///< by session

private:
    struct Cell
    {
        QVariant before; ///< its bytes, or null
        QVariant after;
    };
    using Column = std::pair<QString, QString>; ///< table and column

    QMap<Column, QMap<qint64, Cell>> m_cells;
    QSet<QString> m_sessions; ///< made
};

} // namespace stemma::mnesis

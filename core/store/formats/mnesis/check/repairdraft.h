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
class RepairDraft final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    RepairDraft(StoreReader& store, const JobControl& job, Time now)
        : PlanBase(store, job)
        , reader(store)
        , clock(toMs(now))
    {
    }

    /// A value as it will be. Texts are bytes, since they need not be UTF-8.
    [[nodiscard]] QVariant cell(const QString& table, const QString& column, qint64 rowid);
    /// @p after: bytes are stored as text.
    void set(const QString& table, const QString& column, qint64 rowid, const QVariant& after);
    void set(const RawFinding& finding, const QVariant& after);
    [[nodiscard]] bool isSet(const QString& table, const QString& column, qint64 rowid) const;
    [[nodiscard]] Place mended(Place place) const; ///< of a message whose date may change
    void writeCells(); ///< into the plan

    /// A model and its provider, from the newest message or session that names one; empty: there is none.
    [[nodiscard]] QVariantList modelFor(const QString& session) const;
    /// When a session can be said to have begun: with its first message that has a time.
    [[nodiscard]] qint64 beginOf(const QString& session) const;
    /// Its first message that is no summary; empty: there is none.
    [[nodiscard]] QString firstMessageOf(const QString& session) const;
    /// Makes the row of a session of which only messages are left. False: the finding is skipped.
    bool makeSession(const RawFinding& finding);

    StoreReader& reader;
    const qint64 clock;
    EditPlan plan; ///< begins with rows that others will refer to
    RepairCounts counts;
    qsizetype repaired = 0; ///< findings
    QMap<QString, QSet<QString>> removed; ///< messages, by session
    QSet<QString> summaries; ///< messages made, or made summaries of
    QMap<QString, ContextWork> contexts; ///< by session
    QSet<qint64> removedParts; ///< rows
    QMap<qint64, std::pair<QString, qint64>> made; ///< rows of messages made, with session and date
    QMap<QString, QSet<qint64>> misdated; ///< rows of messages, by session
    QSet<QString> unsorted; ///< sessions of which the dates shall follow the order of writing
    QMap<QString, qint64> superseded; ///< nodes to be marked so, by id
    QSet<QString> listed; ///< summaries that stand in a list after all
    std::optional<Window> window; ///< of the plan's session, where its context is the only one that changes

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

// Each takes the findings that it repairs and gives false of others.
bool repairCell(RepairDraft& draft, const RawFinding& finding); ///< single values
/// Messages and parts that are too many, and summaries that lack their message or their node.
bool repairRow(RepairDraft& draft, const RawFinding& finding);
/// Rows were written in the order of what happened, so a date lies between those of its neighbours.
bool repairDate(RepairDraft& draft, const RawFinding& finding);
/// The list of what is in a session's context, and the marks of summaries that are not.
bool repairContext(RepairDraft& draft, const RawFinding& finding);

/// A node for a summary that has none, over the messages from @p first to @p last.
void enterNode(RepairDraft& draft, const SummaryNode& node, const QString& first, const QString& last, bool isReplaced);
/// What takes the messages away, for the end of the plan. Their items go by the repair of contexts.
[[nodiscard]] EditPlan removeMessages(RepairDraft& draft);
void removeParts(RepairDraft& draft);
void setDates(RepairDraft& draft);
/// What changes the lists, for the end of the plan: once it is known which messages go and how they are dated.
[[nodiscard]] EditPlan changeContexts(RepairDraft& draft);

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/formats/mnesis/plan/planbase.h"
#include "core/store/check/repaircounts.h"

#include <QMap>

namespace stemma::mnesis {

/// Makes one plan that mends findings of a check. What they ask for is collected first, so that findings with one cause
/// are mended together, and then written out in the order that references between rows want. Everything is called
/// within a read of the store; used once.
class Repairer final : private PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    using Finding = Findings::Raw;

    Repairer(StoreReader& reader, const JobControl& job, Time clock)
        : PlanBase(reader, job)
        , m_clock(toMs(clock))
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit, const std::vector<Finding>& findings);

private:
    using Work = Result<> (Repairer::*)(const Finding&);
    [[nodiscard]] static Work workFor(CheckRule rule);

    /// A value that is to be another one. Texts are kept as bytes, since they need not be UTF-8.
    struct Cell
    {
        QVariant before; ///< its bytes, or null
        QVariant after; ///< bytes: stored as text
    };
    using Column = std::pair<QString, QString>; ///< table and column
    /// What is to become of a session's list of context items.
    struct ContextWork
    {
        QSet<qint64> dropped; ///< rows of context_items
        QSet<QString> without; ///< ids whose items go
        QHash<qint64, QString> types; ///< by row
        QSet<QString> added; ///< messages
        bool isSorted = false;
        bool isRewritten = false;
    };
    struct Listed
    {
        Item item;
        qint64 rowid = -1; ///< in context_items; -1: a new one
    };

    // mnesisrepair.cpp: what the plan is made of
    [[nodiscard]] Result<> addAll(const std::vector<Finding>& findings);
    void skip(const Finding& finding, const QString& reason);
    [[nodiscard]] Result<QVariant> cell(const QString& table, const QString& column, qint64 rowid);
    [[nodiscard]] Result<> set(const QString& table, const QString& column, qint64 rowid, const QVariant& after);
    [[nodiscard]] Result<> set(const Finding& finding, const QVariant& after);
    void writeCells();
    [[nodiscard]] Result<> finishRemovals();
    [[nodiscard]] Result<> finishNodes();
    void addRemovedParts();
    [[nodiscard]] Result<> guardReferences();
    void append(const EditPlan& more);

    // mnesisrepaircells.cpp: single values
    [[nodiscard]] Result<> clear(const Finding& finding);
    [[nodiscard]] Result<> breakCircle(const Finding& finding);
    [[nodiscard]] Result<> storeProperly(const Finding& finding);
    [[nodiscard]] Result<> numberParts(const Finding& finding);
    [[nodiscard]] Result<> makeUtf8(const Finding& finding);
    [[nodiscard]] Result<> enterModel(const Finding& finding);
    [[nodiscard]] Result<> countTokensAsNone(const Finding& finding);
    [[nodiscard]] Result<> setErrorUnknown(const Finding& finding);
    [[nodiscard]] Result<> takeMessagesSession(const Finding& finding);
    [[nodiscard]] Result<> takeFromContent(const Finding& finding);
    [[nodiscard]] Result<> failCall(const Finding& finding);
    [[nodiscard]] Result<> renameCall(const Finding& finding);
    [[nodiscard]] Result<> setKind(const Finding& finding);
    [[nodiscard]] Result<> emptyParents(const Finding& finding);
    [[nodiscard]] Result<> exchangeEnds(const Finding& finding);
    [[nodiscard]] Result<> countSummary(const Finding& finding);
    [[nodiscard]] Result<> takeMark(const Finding& finding);

    // mnesisrepairrows.cpp: rows that are missing or too many, and dates
    [[nodiscard]] Result<> makeSession(const Finding& finding);
    [[nodiscard]] Result<QVariantList> modelFor(const QString& session);
    [[nodiscard]] Result<> removePart(const Finding& finding);
    [[nodiscard]] Result<> removeMessage(const Finding& finding);
    [[nodiscard]] Result<> removePrompts(const Finding& finding);
    [[nodiscard]] Result<> makeSummary(const Finding& finding);
    [[nodiscard]] Result<qint64> freeRow(const QString& session, qint64 createdMs);
    [[nodiscard]] Result<> enterNode(const Finding& finding);
    void addNodeRow(const SummaryNode& node, const QString& first, const QString& last, bool isReplaced);
    [[nodiscard]] Result<> redate(const Finding& finding);
    [[nodiscard]] Result<> finishDates();
    [[nodiscard]] Result<> dateSession(const Finding& finding);

    // mnesisrepaircontext.cpp: the list of what is in the context
    [[nodiscard]] Result<> dropItem(const Finding& finding);
    [[nodiscard]] Result<> dropItemOfNoSession(const Finding& finding);
    [[nodiscard]] Result<> dropMessage(const Finding& finding);
    [[nodiscard]] Result<> dropRepeated(const Finding& finding);
    [[nodiscard]] Result<> nameAsSummary(const Finding& finding);
    [[nodiscard]] Result<> nameAsMessage(const Finding& finding);
    [[nodiscard]] Result<> sortItems(const Finding& finding);
    [[nodiscard]] Result<> addMessages(const Finding& finding);
    [[nodiscard]] Result<> backfill(const Finding& finding);
    [[nodiscard]] Result<> keepWider(const Finding& finding);
    [[nodiscard]] Result<> supersede(const Finding& finding);
    [[nodiscard]] Place mended(Place place) const;
    [[nodiscard]] Result<> addBack(const ContextWork& work, QList<Listed>& list);
    [[nodiscard]] Result<> finishContexts();
    [[nodiscard]] Result<> finishContext(const QString& session, const ContextWork& work);
    [[nodiscard]] Result<QList<Listed>> itemsOf(const QString& session, const ContextWork& work);
    [[nodiscard]] Result<QList<Listed>> itemsFromMessages(const QString& session);
    [[nodiscard]] Result<std::optional<Place>> enterOldSummaries(const QString& session, QList<Listed>& list);
    void writeChanges(
        const QString& session, const ContextWork& work, const QList<Listed>& before, const QList<Listed>& after);

    qint64 m_clock = 0;
    EditPlan m_plan; ///< first, of rows that others will refer to
    RepairCounts m_counts;
    qsizetype m_mended = 0;
    QMap<Column, QMap<qint64, Cell>> m_cells;
    EditPlan m_removals; ///< what is to follow m_plan
    EditPlan m_contextPlan; ///< and what comes last
    QSet<QString> m_sessions; ///< made
    QSet<QString> m_summaries; ///< messages made, or made summaries of
    QMap<qint64, std::pair<QString, qint64>> m_rows; ///< of messages made: session and date
    QSet<qint64> m_parts; ///< removed
    QMap<QString, QSet<QString>> m_messages; ///< removed, by session
    QMap<QString, QSet<qint64>> m_dates; ///< rows of messages to date again, by session
    QSet<QString> m_sorted; ///< sessions of which the dates shall follow the order of writing
    QMap<QString, ContextWork> m_contexts;
    QMap<QString, qint64> m_replaced; ///< nodes to be marked, by id
    QSet<QString> m_listed; ///< summaries that stand in a context that was written anew
    std::optional<Window> m_window; ///< of the only session whose context changes
};

} // namespace stemma::mnesis

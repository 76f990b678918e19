// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/rowrepairs.h"

namespace stemma::mnesis {

/// Repairs of the list of what is in a session's context, and of the marks of summaries that are not.
class ContextRepairs final : private PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    using Finding = RawFinding;

    ContextRepairs(StoreReader& reader, const JobControl& job, RepairDraft& draft, RowRepairs& rows)
        : PlanBase(reader, job)
        , m_draft(draft)
        , m_rows(rows)
    {
    }

    bool take(const Finding& finding); ///< false: it is none of them
    /// What changes the lists, for the end of the plan: once it is known which messages go and how they are dated.
    [[nodiscard]] EditPlan finish();
    /// The context of the plan's session, where it is the only one that changes.
    [[nodiscard]] const std::optional<Window>& window() const { return m_window; }

private:
    void dropRepeated(const Finding& finding);
    void addMessages(const Finding& finding);
    void keepWider(const Finding& finding); ///< of two summaries
    void finishSession(const QString& session, const ContextWork& work, EditPlan& plan);
    /// The present list, with the places that its items will have.
    [[nodiscard]] QList<ListedItem> itemsOf(const QString& session);
    [[nodiscard]] QList<ListedItem> itemsFromMessages(const QString& session);
    [[nodiscard]] std::optional<Place> enterOldSummaries(const QString& session, QList<ListedItem>& list);
    void addBack(const ContextWork& work, QList<ListedItem>& list);

    RepairDraft& m_draft;
    RowRepairs& m_rows;
    QMap<QString, qint64> m_replaced; ///< nodes to be marked, by id
    QSet<QString> m_listed; ///< summaries that stand in a list after all
    std::optional<Window> m_window;
};

} // namespace stemma::mnesis

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
    using Finding = Findings::Raw;

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
    struct Listed
    {
        Item item;
        qint64 rowid = -1; ///< in context_items; -1: a new one
    };

    void dropRepeated(const Finding& finding);
    void addMessages(const Finding& finding);
    void keepWider(const Finding& finding); ///< of two summaries
    void finishSession(const QString& session, const ContextWork& work, EditPlan& plan);
    [[nodiscard]] QList<Listed> itemsOf(const QString& session, const ContextWork& work);
    [[nodiscard]] QList<Listed> itemsFromMessages(const QString& session);
    [[nodiscard]] std::optional<Place> enterOldSummaries(const QString& session, QList<Listed>& list);
    void addBack(const ContextWork& work, QList<Listed>& list);
    void writeChanges(const QString& session, const ContextWork& work, const QList<Listed>& before,
        const QList<Listed>& after, EditPlan& plan);

    RepairDraft& m_draft;
    RowRepairs& m_rows;
    QMap<QString, qint64> m_replaced; ///< nodes to be marked, by id
    QSet<QString> m_listed; ///< summaries that stand in a list after all
    std::optional<Window> m_window;
};

} // namespace stemma::mnesis

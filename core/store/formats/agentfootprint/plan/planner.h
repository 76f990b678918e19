// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/plan/edit.h"
#include "core/store/formats/agentfootprint/plan/editrules.h"
#include "core/store/formats/agentfootprint/plan/planchecks.h"
#include "core/store/formats/agentfootprint/plan/storewriter.h"
#include "core/store/plan/changedrecords.h"

namespace stemma::agentfootprint {

/// Makes one plan for a session.
class Planner
{
    Q_DECLARE_TR_FUNCTIONS(FootprintEdit)
public:
    Planner(Reader& reader, const JobControl& job);

    /// Reads the session; fails where nothing can be changed.
    [[nodiscard]] Result<> load(const SessionId& id, EditKind kind);

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DissolveEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(edit)));
    }

    /// Of the plan.
    [[nodiscard]] const NewOrders& orders() const { return m_orders; }

    // ---- for repairs, too ----
    [[nodiscard]] const SessionText& text() const { return m_text; }
    [[nodiscard]] Result<size_t> numberOf(const MessageId& id) const;
    [[nodiscard]] SessionChange changeNow() const;
    /// Where its messages stand then; @p after: empty: the session keeps its id.
    [[nodiscard]] NewOrder orderOf(const SessionChange& change, const SessionId& after = {}) const;
    /// Another text for a part of the message of that number, which is said in the plan.
    [[nodiscard]] Result<> setText(SessionChange& change, size_t number, const TextEdit& edit, EditPlan& plan) const;

private:
    /// How many messages stay.
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;
    /// The same, where no call stays without its result.
    [[nodiscard]] Result<size_t> checkedCut(size_t end) const;
    [[nodiscard]] SessionChange cut(size_t end) const;
    /// A file is known by what it holds; of a run that is paused no longer its id is all that is left of that.
    [[nodiscard]] SessionId idInFile() const;
    /// Why the messages of a paused run are not changed in place.
    [[nodiscard]] Result<> checkPause() const;
    [[nodiscard]] Result<Removals> removalsOf(const RemoveEdit& edit) const;
    [[nodiscard]] Result<EditPlan> finished(EditPlan plan, const SessionChange& change);
    void warnOfAgents(EditPlan& plan) const;

    Reader& m_reader;
    const JobControl& m_job;
    StoreWrites m_writes;
    SessionText m_text;
    QString m_name;
    qint64 m_now = 0;
    NewOrders m_orders;
};

} // namespace stemma::agentfootprint

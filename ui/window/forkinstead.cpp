// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/forkinstead.h"

#include "core/models/editsource.h"
#include "ui/window/planopener.h"
#include "ui/window/tabarea.h"

namespace stemma {

ForkInstead::ForkInstead(PlanOpener& plans, TabArea& tabs, QObject* parent)
    : QObject(parent)
    , m_plans(plans)
    , m_tabs(tabs)
{
    connect(&plans, &PlanOpener::forkWanted, this, &ForkInstead::planFork);
    connect(&plans, &PlanOpener::forked, this, &ForkInstead::goOn);
}

void ForkInstead::planFork(const PlanRequest& wish, const SingleEdit& edit)
{
    m_plans.forgetDialog();
    if (!wish.store)
        return;
    m_plans.read<ForkBeforeThinking>(
        [&](const JobControl& job) { return editsource::forkBeforeThinking(*wish.store, edit, job); },
        [this, wish, edit](const ForkBeforeThinking& fork) {
            if (!wish.store)
                return;
            SessionPage* page = m_tabs.openSession(wish.store, fork.edit.session);
            m_plans.whenComplete(page, [this, wish, edit, page, fork] {
                PlanRequest request = m_plans.requestFor(wish.store, fork.edit.session, fork.edit);
                request.row = int(fork.row);
                request.messages = page->model();
                request.parts = wish.parts;
                request.follows = fork.isAll
                    ? tr("The fork ends before the messages to remove. Nothing is written until you press Apply.")
                    : tr("Nothing is written until you press Apply. Your change is then planned in the fork.");
                m_plans.open(request, {}, fork.isAll ? std::nullopt : std::optional(edit));
            });
        });
}

void ForkInstead::goOn(const EditPlan& fork, const PlanRequest& wish, const SingleEdit& edit)
{
    const auto* made = std::get_if<ForkEdit>(&fork.edit);
    if (!made || !wish.store)
        return;
    m_plans.forgetDialog();
    SessionPage* page = m_tabs.openSession(wish.store, fork.newSession);
    m_plans.whenComplete(page, [this, page, wish, edit, made = *made, session = fork.newSession] {
        m_plans.read<PlacedEdit>(
            [&](const JobControl& job) { return editsource::inFork(*wish.store, edit, made, session, job); },
            [this, page = QPointer(page), wish](const PlacedEdit& placed) {
                if (page)
                    planInFork(page, wish, placed);
            },
            tr("The fork was made and is shown here, but your change could not be planned in it. Make the change here "
               "yourself."));
    });
}

void ForkInstead::planInFork(SessionPage* page, const PlanRequest& wish, const PlacedEdit& edit)
{
    PlanRequest request = m_plans.requestFor(wish.store, page->session(), toEdit(edit.edit));
    request.row = int(edit.row);
    request.parts = wish.parts;
    request.isBegun = true;
    const auto* text = std::get_if<TextEdit>(&edit.edit);
    if (text)
        return m_plans.openWithText(request, page, text->part);
    if (std::get_if<InsertEdit>(&edit.edit))
        request.messages = page->model();
    m_plans.open(request);
}

} // namespace stemma

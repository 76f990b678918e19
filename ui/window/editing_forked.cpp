// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A change that would make thinking invalid, made in a fork instead.
#include "core/models/messagemodel.h"
#include "ui/plan/plandialog.h"
#include "ui/window/editing.h"
#include "ui/window/tabarea.h"

using namespace Qt::StringLiterals;

namespace stemma {

void Editing::forkBefore(const PlanRequest& wish, const SingleEdit& edit)
{
    m_dialog = nullptr; // it is closing
    m_reading.cancel();
    m_reading = JobControl();
    m_isReading = true;
    wish.store
        ->run([edit](SessionStore& store, const JobControl& job) { return forkBeforeThinking(store, edit, job); },
            Lane::Visible, m_reading)
        .then(this, [this, wish, edit](const Result<ForkBeforeThinking>& fork) {
            m_isReading = false;
            if (!fork && fork.error().code != Errc::Cancelled)
                say(fork.error(), {});
            if (!fork || !wish.store)
                return;
            SessionPage* page = m_parts.tabs.openSession(wish.store, fork->edit.session);
            whenComplete(page, [this, wish, edit, page, fork = *fork] {
                PlanRequest request = requestFor(wish.store, fork.edit.session, fork.edit);
                request.row = int(fork.row);
                request.messages = page->model();
                request.parts = wish.parts;
                request.follows = fork.isAll
                    ? tr("The fork ends before the messages to remove. Nothing is written until you press Apply.")
                    : tr("Nothing is written until you press Apply. Your change is then planned in the fork.");
                open(request, {}, fork.isAll ? std::nullopt : std::optional(edit));
            });
        });
}

void Editing::goOnInFork(const EditPlan& fork, const PlanRequest& wish, const SingleEdit& edit)
{
    const auto* made = std::get_if<ForkEdit>(&fork.edit);
    if (!made || !wish.store)
        return;
    m_dialog = nullptr; // it is closing
    SessionPage* page = m_parts.tabs.openSession(wish.store, fork.newSession);
    whenComplete(page, [this, page, wish, edit, made = *made, session = fork.newSession] {
        m_reading.cancel();
        m_reading = JobControl();
        m_isReading = true;
        wish.store
            ->run([edit, made, session](
                      SessionStore& store, const JobControl& job) { return inFork(store, edit, made, session, job); },
                Lane::Visible, m_reading)
            .then(this, [this, page = QPointer(page), wish](const Result<PlacedEdit>& placed) {
                m_isReading = false;
                if (placed && page)
                    planInFork(page, wish, *placed);
                else if (!placed && placed.error().code != Errc::Cancelled)
                    say(placed.error(), {},
                        tr("The fork was made and is shown here, but your change could not be planned in it. Make the "
                           "change here yourself."));
            });
    });
}

void Editing::planInFork(SessionPage* page, const PlanRequest& wish, const PlacedEdit& edit)
{
    PlanRequest request = requestFor(wish.store, page->session(), toEdit(edit.edit));
    request.row = int(edit.row);
    request.parts = wish.parts;
    request.isBegun = true;
    const auto* text = std::get_if<TextEdit>(&edit.edit);
    if (text)
        return openWithText(request, page, text->part);
    if (std::get_if<InsertEdit>(&edit.edit))
        request.messages = page->model();
    open(request);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is collected to be made together.
#include "ui/plan/plandialog.h"
#include "ui/common/refusaltext.h"
#include "ui/window/editing.h"
#include "ui/window/tabarea.h"

#include <QSet>

#include <memory>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The message at which an edit has its place; empty: it has none.
MessageId placeOf(const SingleEdit& edit)
{
    return std::visit(
        []<typename Wish>(const Wish& one) -> MessageId {
            if constexpr (std::is_same_v<Wish, ForkEdit> || std::is_same_v<Wish, ResumeEdit>
                || std::is_same_v<Wish, CheckpointEdit>)
                return one.at;
            else if constexpr (std::is_same_v<Wish, TextEdit> || std::is_same_v<Wish, PruneEdit>)
                return one.message;
            else if constexpr (std::is_same_v<Wish, InsertEdit>)
                return one.after;
            else if constexpr (std::is_same_v<Wish, RemoveEdit>)
                return one.messages.value(0);
            else
                return {};
        },
        edit);
}

} // namespace

void Editing::connectCollected()
{
    connect(&m_parts.stores, &StoreManager::opened, m_collected,
        [this](const OpenStore* store) { m_collected->load(store->info().path); });
    connect(m_collected, &CollectedChanges::keepingFailed, this, [this](const Error& error) { say(error, {}); });
    // A list may be there before its store is the one that is looked at.
    const auto waiting = std::make_shared<QSet<QString>>();
    const auto show = [this, waiting] {
        if (waiting->remove(m_collected->store()))
            emit changeCollected();
    };
    connect(m_collected, &CollectedChanges::changed, this, show);
    connect(m_collected, &CollectedChanges::restored, this,
        [this, waiting, show](const QString& store, int count, int old) {
            emit said(old > 0 ? tr("%n change(s) in the batch from last time. The store has changed since; “Plan all” "
                                   "shows whether they still fit.",
                                    nullptr, count)
                              : tr("%n change(s) in the batch from last time.", nullptr, count));
            waiting->insert(store);
            show();
        });
}

void Editing::beginCollected(int row)
{
    OpenStore* store = m_parts.stores.find(m_collected->store());
    const CollectedChange* found = m_collected->at(row);
    if (!store || !found || m_dialog)
        return;
    const CollectedChange change = *found;
    const Edit edit = toEdit(change.edit);
    const SessionId& session = sessionOf(edit);
    PlanRequest request = requestFor(store, session, edit);
    request.isCollected = true;
    const MessageId message = placeOf(change.edit);
    if (message.isEmpty()) {
        open(request, change.id);
        return;
    }
    SessionPage* page = m_parts.tabs.openSession(store, session);
    const auto there = [this, page, request, change]() mutable {
        request.row = page->timeline()->currentRow();
        if (kindOf(request.edit) != EditKind::Text)
            request.messages = page->model();
        if (const MessagePtr at = page->currentMessage(); at && std::get_if<RemoveEdit>(&change.edit)) {
            request.parts = int(at->parts.size());
            request.wholeRefusal = refusalText(page->store(), EditKind::Remove, {page->session(), at.get()});
        }
        if (const auto* text = std::get_if<TextEdit>(&change.edit))
            openWithText(request, page, text->part, change.id);
        else
            open(request, change.id);
    };
    whenAt(page, message, there, [this, change, message] {
        tell(Banner::Kind::Error, tr("“%1” cannot be edited.").arg(change.title),
            tr("The session no longer has message %1. Remove the change from the batch, or add it again at another "
               "message.")
                .arg(message.value),
            {});
    });
}

} // namespace stemma

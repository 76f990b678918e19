// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/collectedediting.h"

#include "ui/common/refusaltext.h"
#include "ui/plan/plandialog.h"
#include "ui/window/editbanner.h"
#include "ui/window/planopener.h"
#include "ui/window/tabarea.h"

#include <QSet>

#include <memory>

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

CollectedEditing::CollectedEditing(
    PlanOpener& plans, StoreManager& stores, TabArea& tabs, EditBanner& banner, QObject* parent)
    : QObject(parent)
    , m_plans(plans)
    , m_stores(stores)
    , m_tabs(tabs)
    , m_banner(banner)
    , m_changes(new CollectedChanges(CollectedFiles::defaultFolder(), this))
{
    connect(&plans, &PlanOpener::collected, this, &CollectedEditing::take);
    connectChanges();
}

void CollectedEditing::take(const QString& store, const QString& replaced, const SingleEdit& edit, const QString& title)
{
    if (replaced.isEmpty())
        m_changes->add(store, edit, title);
    else
        m_changes->replace(store, replaced, edit, title);
    emit said(tr("Added to the batch: %1.").arg(title));
    emit changed();
}

void CollectedEditing::plan(OpenStore* store)
{
    const BatchEdit batch = store ? m_changes->batch(store->info().path) : BatchEdit();
    if (!batch.edits.isEmpty())
        m_plans.open(m_plans.requestFor(store, batch.session, batch));
}

void CollectedEditing::connectChanges()
{
    connect(&m_stores, &StoreManager::opened, m_changes,
        [this](const OpenStore* store) { m_changes->load(store->info().path); });
    connect(m_changes, &CollectedChanges::keepingFailed, this, [this](const Error& error) { m_banner.say(error); });
    // A list may be there before its store is the one that is looked at.
    const auto waiting = std::make_shared<QSet<QString>>();
    const auto show = [this, waiting] {
        if (waiting->remove(m_changes->store()))
            emit changed();
    };
    connect(m_changes, &CollectedChanges::changed, this, show);
    connect(
        m_changes, &CollectedChanges::restored, this, [this, waiting, show](const QString& store, int count, int old) {
            emit said(old > 0 ? tr("%n change(s) in the batch from last time. The store has changed since; “Plan all” "
                                   "shows whether they still fit.",
                                    nullptr, count)
                              : tr("%n change(s) in the batch from last time.", nullptr, count));
            waiting->insert(store);
            show();
        });
}

void CollectedEditing::beginAgain(int row)
{
    OpenStore* store = m_stores.find(m_changes->store());
    const CollectedChange* found = m_changes->at(row);
    if (!store || !found || m_plans.dialog())
        return;
    const CollectedChange change = *found;
    const Edit edit = toEdit(change.edit);
    const SessionId& session = sessionOf(edit);
    PlanRequest request = m_plans.requestFor(store, session, edit);
    request.isCollected = true;
    const MessageId message = placeOf(change.edit);
    if (message.isEmpty()) {
        m_plans.open(request, change.id);
        return;
    }
    SessionPage* page = m_tabs.openSession(store, session);
    const auto there = [this, page, request, change]() mutable {
        request.row = page->timeline()->currentRow();
        if (kindOf(request.edit) != EditKind::Text)
            request.messages = page->model();
        if (const MessagePtr at = page->currentMessage(); at && std::get_if<RemoveEdit>(&change.edit)) {
            request.parts = int(at->parts.size());
            request.wholeRefusal = refusalText(page->store(), EditKind::Remove, {page->session(), at.get()});
        }
        if (const auto* text = std::get_if<TextEdit>(&change.edit))
            m_plans.openWithText(request, page, text->part, change.id);
        else
            m_plans.open(request, change.id);
    };
    m_plans.whenAt(page, message, there, [this, change, message] {
        m_banner.tell(Banner::Kind::Error, tr("“%1” cannot be edited.").arg(change.title),
            tr("The session no longer has message %1. Remove the change from the batch, or add it again at another "
               "message.")
                .arg(message.value),
            {});
    });
}

} // namespace stemma

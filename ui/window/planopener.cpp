// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/planopener.h"

#include "core/base/text.h"
#include "core/models/editsource.h"
#include "core/models/partsource.h"
#include "ui/plan/plandialog.h"
#include "ui/window/editbanner.h"
#include "ui/window/tabarea.h"

namespace stemma {

namespace {
constexpr qsizetype TitleLength = 60;
} // namespace

PlanOpener::PlanOpener(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
}

PlanDialog* PlanOpener::dialog() const
{
    return m_dialog;
}

void PlanOpener::forgetDialog()
{
    m_dialog = nullptr;
}

bool PlanOpener::isIdle() const
{
    return !m_isReading && (!m_dialog || m_dialog->isSettled());
}

void PlanOpener::sayWhy(const Error& error, const QString& advice)
{
    if (error.code != Errc::Cancelled)
        m_parts.banner.say(error, {}, advice);
}

PlanRequest PlanOpener::requestFor(OpenStore* store, const SessionId& session, Edit edit) const
{
    PlanRequest request;
    request.store = store;
    request.edit = std::move(edit);
    request.sessionTitle = firstLine(m_parts.tabs.titleOf(store, session), TitleLength);
    return request;
}

void PlanOpener::open(const PlanRequest& request, const QString& replaced, const std::optional<SingleEdit>& next)
{
    if (m_dialog || !request.store)
        return;
    m_dialog = new PlanDialog(m_parts.service, request, &m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_parts.tabs.keep(request.store, sessionOf(request.edit));
    connect(m_dialog, &PlanDialog::applied, this, [this, request, next](const EditPlan& plan, const Receipt& receipt) {
        emit applied(m_dialog->doneText(), plan, receipt);
        if (next)
            emit forked(plan, request, *next);
    });
    connect(m_dialog, &PlanDialog::forkWanted, this,
        [this, request](const SingleEdit& edit) { emit forkWanted(request, edit); });
    connect(m_dialog, &PlanDialog::collected, this,
        [this, path = request.store->info().path, replaced](
            const SingleEdit& edit, const QString& title) { emit collected(path, replaced, edit, title); });
    m_dialog->open();
}

void PlanOpener::openWithText(const PlanRequest& request, const SessionPage* page, int part, const QString& replaced)
{
    const qint64 key = page->model()->outlineRow(request.row).key;
    read<Part>([&](const JobControl& job) { return partsource::part(*request.store, page->session(), key, part, job); },
        [this, request, replaced](const Part& found) {
            const LongText* text = EditActions::editableText(found);
            if (!text)
                return;
            PlanRequest complete = request;
            complete.text = text->text;
            open(complete, replaced);
        });
}

void PlanOpener::openRemoval(SessionPage* page, const QList<int>& rows)
{
    std::vector<qint64> keys;
    for (const int row : rows)
        keys.push_back(page->model()->outlineRow(row).key);
    PlanRequest request = requestFor(page->store(), page->session(), RemoveEdit {page->session(), {}, {}});
    request.row = rows.first();
    read<QList<MessageId>>(
        [&](const JobControl& job) { return editsource::ids(*page->store(), page->session(), keys, job); },
        [this, request](const QList<MessageId>& ids) {
            PlanRequest complete = request;
            std::get<RemoveEdit>(complete.edit).messages = ids;
            open(complete);
        });
}

void PlanOpener::whenComplete(SessionPage* page, const std::function<void()>& there)
{
    if (page->model()->isComplete())
        return there();
    connect(
        page->model(), &MessageModel::ready, page,
        [this, page, there] {
            if (m_parts.tabs.currentSession() == page)
                whenComplete(page, there);
        },
        Qt::SingleShotConnection);
}

void PlanOpener::whenAt(SessionPage* page, const MessageId& message, const std::function<void()>& there,
    const std::function<void()>& missing)
{
    const auto isThere = [page, message] {
        const MessagePtr current = page->currentMessage();
        return current && current->id == message;
    };
    if (isThere()) {
        there();
        return;
    }
    auto* waiting = new QObject(page);
    const auto end = [page, waiting](const std::function<void()>& work) {
        page->disconnect(waiting);
        waiting->deleteLater();
        if (work)
            work();
    };
    connect(page, &SessionPage::currentChanged, waiting, [isThere, end, there] {
        if (isThere())
            end(there);
    });
    connect(page, &SessionPage::messageMissing, waiting, [message, end, missing](const MessageId& id) {
        if (id == message)
            end(missing);
    });
    page->goToMessage(message);
}

} // namespace stemma

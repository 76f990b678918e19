// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The notice after a change, and its buttons.
#include "core/models/sessiontreemodel.h"
#include "ui/plan/plandialog.h"
#include "ui/window/editing.h"
#include "ui/window/tabarea.h"
#include "ui/window/terminal.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

void Editing::takeApplied(const QString& done, const EditPlan& plan, const Receipt& receipt)
{
    OpenStore* store = m_parts.stores.find(receipt.store);
    const EditKind kind = kindOf(plan.edit);
    if (kind == EditKind::Delete && store)
        m_parts.tabs.closeSession(store, plan.session);
    if (kind == EditKind::Repair && store)
        emit repaired(store);
    if (kind == EditKind::Batch)
        m_collected->clear(receipt.store);
    QString more;
    QList<Offer> offers;
    if (!plan.newSession.isEmpty() && store) {
        const bool isCompacted = kind == EditKind::Compact;
        offers += {kind == EditKind::Fork ? tr("Open the fork")
                : isCompacted             ? tr("Open the compacted session")
                                          : tr("Open the discarded end"),
            [this, path = receipt.store, session = plan.newSession] {
                if (OpenStore* of = m_parts.stores.find(path))
                    m_parts.tabs.openSession(of, session);
            }};
        more = kind == EditKind::Fork || isCompacted ? tr("The original is unchanged.")
                                                     : tr("The discarded end is kept.");
        emit sessionMade(store, plan.newSession);
    }
    offers += {tr("Undo"), [this, receipt] { undo(receipt); }};
    if (const QString command = PlanDialog::commandToGoOn(plan, store); !command.isEmpty()) {
        offers += {tr("Copy command to resume"), [command] { QGuiApplication::clipboard()->setText(command); }};
        const QString directory = infoOf(store, plan.session).directory;
        offers += {tr("Open in a terminal"), [this, command, directory] { openTerminal(command, directory); }};
        more
            += (more.isEmpty() ? QString() : u" "_s) + tr("To resume it, run “%1” in the project folder.").arg(command);
    }
    tell(Banner::Kind::Note, done, more, offers);
    m_told = receipt;
}

void Editing::openTerminal(const QString& command, const QString& directory)
{
    QtConcurrent::run([command, directory] {
        return terminal::start(terminal::find(), command, directory);
    }).then(this, [this, command, directory](const Result<>& started) {
        if (started)
            return;
        say(started.error(), {},
            directory.isEmpty() ? tr("Run “%1” yourself.").arg(command)
                                : tr("Run “%1” in %2 yourself.").arg(command, directory),
            {{tr("Copy command to resume"), [command] { QGuiApplication::clipboard()->setText(command); }}});
    });
}

void Editing::undo(const Receipt& change)
{
    m_mine.insert(m_parts.service.undo(change), [this, change] { undo(change); });
}

void Editing::redo(const Receipt& change)
{
    m_mine.insert(m_parts.service.redo(change), [this, change] { redo(change); });
}

void Editing::follow(const Receipt& receipt)
{
    if (receipt.origin == m_told.id)
        m_parts.banner.hide();
    OpenStore* store = m_parts.stores.find(receipt.store);
    for (SessionPage* page : m_parts.tabs.sessions()) {
        if (page->store() == store && page->session() == receipt.session)
            page->keepPlace();
    }
    const bool undone = receipt.action == "undo"_L1;
    const auto& all = m_parts.service.receipts();
    const auto origin = std::ranges::find(all, receipt.origin, &Receipt::id);
    const bool deletes = origin != all.cend() && origin->action == "delete"_L1;
    if (store && undone && !receipt.newSession.isEmpty()) {
        m_parts.tabs.closeSession(store, receipt.newSession, receipt.session);
        emit sessionGone(store, receipt.newSession);
    } else if (store && !undone && deletes)
        m_parts.tabs.closeSession(store, receipt.session);
}

void Editing::say(const Error& error, const QString& title, const QString& advice, const QList<Offer>& offers)
{
    const qsizetype end = error.text.indexOf(u". "_s);
    QString more = end > 0 ? error.text.mid(end + 2) : QString();
    const auto add = [&more](const QString& text) { more += (more.isEmpty() ? QString() : u" "_s) + text; };
    if (!title.isEmpty())
        add(u'(' + title + u')');
    if (!advice.isEmpty())
        add(advice);
    tell(Banner::Kind::Error, end > 0 ? error.text.left(end + 1) : error.text, more, offers, error.cause);
}

void Editing::tell(
    Banner::Kind kind, const QString& first, const QString& more, const QList<Offer>& offers, const QString& details)
{
    m_told = {};
    m_buttons.clear();
    QStringList words;
    for (const auto& [word, work] : offers) {
        words += word;
        m_buttons += work;
    }
    m_parts.banner.tell(kind, first, more, details);
    m_parts.banner.setButtons(words << tr("Close"));
}

void Editing::press(int button)
{
    m_parts.banner.hide();
    if (const auto work = m_buttons.value(button))
        work();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/goback.h"

#include "ui/common/format.h"
#include "ui/window/editing.h"

#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostListed = 12;

} // namespace

GoBack::GoBack(EditService& service, Editing& editing, QWidget& window, QObject* parent)
    : QObject(parent)
    , m_service(service)
    , m_editing(editing)
    , m_window(window)
{
    connect(&service, &EditService::seriesEnded, this, [this](int job, bool again, const ChangeSeries& series) {
        if (job != m_job)
            return;
        m_job = 0;
        takeEnd(again, series);
    });
    connect(&service, &EditService::failed, this, [this](int job, const QString&, const QString&, const Error& error) {
        if (job != m_job)
            return;
        m_job = 0;
        if (error.code != Errc::Cancelled)
            m_editing.banner().tell(Banner::Kind::Error, error.text, {}, {}, error.cause);
    });
}

void GoBack::back(const Receipt& change)
{
    ask(tr("Undo back to “%1”?").arg(change.title), tr("Undo"), changesToUndo(m_service.receipts(), change.id), false);
}

void GoBack::forward(const Receipt& change)
{
    ask(tr("Redo up to “%1”?").arg(change.title), tr("Redo"), changesToRedo(m_service.receipts(), change.id), true);
}

void GoBack::ask(const QString& question, const QString& verb, const QList<Receipt>& changes, bool again)
{
    if (changes.isEmpty() || m_job != 0 || m_dialog)
        return;
    QStringList lines;
    for (const Receipt& change : changes.first(std::min(MostListed, changes.size())))
        lines += u"•  "_s + change.title;
    if (const qsizetype more = changes.size() - lines.size(); more > 0)
        lines += tr("and %n more", nullptr, int(more));
    m_dialog = new QMessageBox(QMessageBox::Question, verb, question, QMessageBox::Cancel, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setTextFormat(Qt::PlainText);
    const auto count = int(changes.size());
    m_dialog->setInformativeText((again ? tr("%n change(s) will be redone, oldest first:", nullptr, count)
                                        : tr("%n change(s) will be undone, newest first:", nullptr, count))
        + u"\n\n"_s + lines.join(u'\n') + u"\n\n"_s
        + tr("Stops at the first one that cannot be undone or redone because another program changed the same records "
             "since."));
    QPushButton* yes = m_dialog->addButton(verb, QMessageBox::AcceptRole);
    m_dialog->setDefaultButton(yes);
    connect(yes, &QPushButton::clicked, this, [this, changes, again] { carryOut(changes, again); });
    m_dialog->open();
}

void GoBack::carryOut(const QList<Receipt>& changes, bool again)
{
    if (m_job == 0 && !changes.isEmpty())
        m_job = again ? m_service.redoAll(changes) : m_service.undoAll(changes);
}

void GoBack::takeEnd(bool again, const ChangeSeries& series)
{
    for (const Receipt& receipt : series.done)
        m_editing.follow(receipt);
    const qsizetype done = series.done.size();
    // The other way: what was done last comes first.
    QList<Receipt> other = series.wanted.first(done);
    std::ranges::reverse(other);
    QList<EditBanner::Offer> offers;
    if (done > 0)
        offers += {again ? tr("Undo again") : tr("Redo"), [this, other, again] { carryOut(other, !again); }};
    if (!series.stopped) {
        const QString& title = series.wanted.constLast().title;
        m_editing.banner().tell(Banner::Kind::Note,
            again ? tr("Redone up to “%1”.").arg(title) : tr("Undone back to “%1”.").arg(title),
            again ? tr("%n change(s) redone.", nullptr, int(done)) : tr("%n change(s) undone.", nullptr, int(done)),
            offers);
        return;
    }
    const QString counts = again
        ? tr("%1 of %n change(s) redone.", nullptr, int(series.wanted.size())).arg(format::number(done))
        : tr("%1 of %n change(s) undone.", nullptr, int(series.wanted.size())).arg(format::number(done));
    if (series.stopped->code == Errc::Cancelled)
        m_editing.banner().tell(Banner::Kind::Note, tr("Cancelled."), counts, offers);
    else
        m_editing.banner().tell(Banner::Kind::Warning, tr("Stopped at “%1”.").arg(series.refused()->title),
            counts + u' ' + series.stopped->text, offers, series.stopped->cause);
}

} // namespace stemma

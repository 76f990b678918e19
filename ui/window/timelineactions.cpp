// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/timelineactions.h"

#include "ui/common/settings.h"
#include "ui/desktop/sessionlink.h"
#include "ui/find/findhistory.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionfind.h"
#include "ui/settings/preferences.h"
#include "ui/timeline/timelinetext.h"
#include "ui/window/tabarea.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace stemma {

using Act = Actions::Id;

namespace {

/// It has a find bar of its own.
bool canFindIn(const QWidget* view)
{
    return view && view->metaObject()->indexOfMethod("openFind()") >= 0;
}

/// One of its views does, which may be shown later, when the page is read.
bool hasFinder(const QWidget* page)
{
    return page && std::ranges::any_of(page->findChildren<QWidget*>(), canFindIn);
}

/// The first of its views that has one; null: none has.
QWidget* finderIn(const QWidget* page)
{
    for (QWidget* view : page ? page->findChildren<QWidget*>() : QList<QWidget*>()) {
        if (canFindIn(view) && view->isVisibleTo(page))
            return view;
    }
    return nullptr;
}

} // namespace

TimelineActions::TimelineActions(
    Actions& actions, TabArea& tabs, Settings& settings, Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_tabs(tabs)
    , m_settings(settings)
    , m_preferences(preferences)
{
    on(Act::FoldAll, [](SessionPage& page) { page.timeline()->setAllFolded(true); });
    on(Act::UnfoldAll, [](SessionPage& page) { page.timeline()->setAllFolded(false); });
    on(Act::ToggleThinking, [this](SessionPage& page) {
        page.timeline()->setThinkingFolded(!m_actions.get(Act::ToggleThinking)->isChecked());
    });
    on(Act::OnlyTurns,
        [this](SessionPage& page) { page.filters()->setOnlyTurns(m_actions.get(Act::OnlyTurns)->isChecked()); });
    on(Act::FilterMessages, [](SessionPage& page) { page.filterBar()->open(); });
    connect(actions.get(Act::Find), &QAction::triggered, this, &TimelineActions::find);
    connect(actions.get(Act::FindNext), &QAction::triggered, this, [this] { stepFind(true); });
    connect(actions.get(Act::FindPrevious), &QAction::triggered, this, [this] { stepFind(false); });
    FindHistory::instance().setWords(settings.findHistory());
    connect(&FindHistory::instance(), &FindHistory::added, this,
        [this] { m_settings.setFindHistory(FindHistory::instance().words()); });
    connect(actions.get(Act::Copy), &QAction::triggered, this, [this] { copy(false); });
    connect(actions.get(Act::CopyMarkdown), &QAction::triggered, this, [this] { copy(true); });
    connect(actions.get(Act::SelectAll), &QAction::triggered, this, &TimelineActions::selectAll);
    on(Act::CopyLink, [](SessionPage& page) {
        const MessagePtr message = page.currentMessage();
        const SessionLink link {page.store()->info().path, page.session(), message ? message->id.value : QString()};
        auto* data = new QMimeData;
        data->setText(link.toUrl().toString(QUrl::FullyEncoded));
        data->setUrls({link.toUrl()});
        QGuiApplication::clipboard()->setMimeData(data);
    });
    connect(actions.get(Act::ZoomIn), &QAction::triggered, this, [this] { zoomBy(1); });
    connect(actions.get(Act::ZoomOut), &QAction::triggered, this, [this] { zoomBy(-1); });
    connect(actions.get(Act::ZoomNormal), &QAction::triggered, this, [this] { setZoom(1); });
    connect(actions.get(Act::TimeLine), &QAction::triggered, this,
        [this](bool isShown) { m_preferences.set(Preference::Id::TimeLine, isShown); });
    connect(&preferences, &Preferences::changed, this, &TimelineActions::takePreferences);
    takePreferences();
    connectJumps();
}

template<typename Work> void TimelineActions::on(Act id, Work work)
{
    connect(m_actions.get(id), &QAction::triggered, this, [this, work] {
        if (SessionPage* page = m_tabs.currentSession())
            work(*page);
    });
}

void TimelineActions::connectJumps()
{
    using Target = TimelineView::Target;
    const auto jump = [this](Act id, Target target, bool forward) {
        on(id, [target, forward](SessionPage& page) { page.timeline()->cursor().goToNext(target, forward); });
    };
    jump(Act::PreviousPrompt, Target::Prompt, false);
    jump(Act::NextPrompt, Target::Prompt, true);
    jump(Act::PreviousError, Target::Error, false);
    jump(Act::NextError, Target::Error, true);
    jump(Act::PreviousPatch, Target::Patch, false);
    jump(Act::NextPatch, Target::Patch, true);
    jump(Act::PreviousCompaction, Target::Compaction, false);
    jump(Act::NextCompaction, Target::Compaction, true);
    jump(Act::PreviousCheckpoint, Target::Checkpoint, false);
    jump(Act::NextCheckpoint, Target::Checkpoint, true);
    on(Act::GoToStart, [](SessionPage& page) { page.timeline()->cursor().goToStart(); });
    on(Act::GoToEnd, [](SessionPage& page) { page.timeline()->cursor().goToEnd(); });
    on(Act::GoToNew, [](SessionPage& page) {
        if (const auto row = page.news()->first())
            page.timeline()->goToRow(*row);
    });
}

void TimelineActions::update()
{
    const SessionPage* page = m_tabs.currentSession();
    const QString none = tr("No session is open.");
    for (const Act id : {Act::FoldAll, Act::UnfoldAll, Act::ToggleThinking, Act::OnlyTurns, Act::FilterMessages,
             Act::GoToMessage, Act::GoToStart, Act::GoToEnd, Act::PreviousPrompt, Act::NextPrompt, Act::PreviousError,
             Act::NextError, Act::PreviousPatch, Act::NextPatch, Act::PreviousCompaction, Act::NextCompaction,
             Act::PreviousCheckpoint, Act::NextCheckpoint, Act::CopyMarkdown, Act::CopyLink, Act::GoToCheckpoint})
        m_actions.setAvailable(id, page, none);
    m_actions.setAvailable(Act::GoToNew, page && page->news()->first(),
        page ? tr("Nothing new has come since you last read this session.") : none);
    const bool canFind = page || hasFinder(m_tabs.currentAside());
    for (const Act id : {Act::Find, Act::FindNext, Act::FindPrevious})
        m_actions.setAvailable(id, canFind, page ? QString() : tr("There is no text to find in on this page."));
    m_actions.get(Act::OnlyTurns)->setChecked(page && page->filters()->showsOnlyTurns());
    if (page)
        m_actions.get(Act::ToggleThinking)->setChecked(!page->timeline()->isThinkingFolded());
}

/// What has the focus, or holds it, and finds in its own text; null: the timeline of the current tab does.
QWidget* TimelineActions::finder() const
{
    for (QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget()) {
        if (canFindIn(at))
            return at;
    }
    return finderIn(m_tabs.currentAside());
}

void TimelineActions::find()
{
    if (QWidget* view = finder())
        QMetaObject::invokeMethod(view, "openFind");
    else if (SessionPage* page = m_tabs.currentSession())
        page->find()->open();
}

void TimelineActions::stepFind(bool forward)
{
    if (QWidget* view = finder())
        QMetaObject::invokeMethod(view, "stepFind", Q_ARG(bool, forward));
    else if (SessionPage* page = m_tabs.currentSession())
        page->find()->step(forward);
}

void TimelineActions::copy(bool asMarkdown)
{
    QWidget* focus = QApplication::focusWidget();
    SessionPage* page = m_tabs.currentSession();
    const bool isElsewhere = focus && page && !page->isAncestorOf(focus);
    if (isElsewhere && !asMarkdown && focus->metaObject()->indexOfMethod("copy()") >= 0)
        QMetaObject::invokeMethod(focus, "copy");
    else if (page)
        page->timeline()->text().copy(asMarkdown);
}

/// Of what has the focus, where that has something to select.
void TimelineActions::selectAll()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus && focus->metaObject()->indexOfMethod("selectAll()") >= 0)
        QMetaObject::invokeMethod(focus, "selectAll");
    else if (SessionPage* page = m_tabs.currentSession())
        page->timeline()->cursor().selectAll();
}

void TimelineActions::setZoom(double zoom)
{
    m_preferences.set(Preference::Id::Zoom, qBound(0.5, zoom, 4.0));
}

void TimelineActions::zoomBy(int steps)
{
    setZoom(m_preferences.value(Preference::Id::Zoom).toDouble() * std::pow(1.1, steps));
}

void TimelineActions::takePreferences()
{
    const bool hasTimeLine = m_preferences.flag(Preference::Id::TimeLine);
    m_tabs.setZoom(m_preferences.value(Preference::Id::Zoom).toDouble());
    m_tabs.setTimeLineShown(hasTimeLine);
    m_actions.get(Act::TimeLine)->setChecked(hasTimeLine);
}

} // namespace stemma

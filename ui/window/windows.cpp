// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/windows.h"

#include "ui/common/bringtofront.h"
#include "ui/common/style.h"
#include "ui/connect/endpointbook.h"
#include "ui/search/searchbook.h"
#include "ui/settings/preferences.h"
#include "ui/start/startpage.h"
#include "ui/window/editing.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searching.h"
#include "ui/window/tabarea.h"

#include <QEvent>

#include <algorithm>

namespace stemma {

Windows::Windows(const QString& settingsFile, QObject* parent)
    : QObject(parent)
    , m_settingsFile(settingsFile)
{
    connect(&m_keeping, &QTimer::timeout, this, &Windows::keep);
    m_keeping.start(KeepMs);
}

Windows::~Windows()
{
    qDeleteAll(all());
}

QList<MainWindow*> Windows::all() const
{
    QList<MainWindow*> windows;
    for (const QPointer<MainWindow>& window : m_windows) {
        if (window)
            windows += window;
    }
    return windows;
}

MainWindow* Windows::current() const
{
    const QList<MainWindow*> windows = all();
    return windows.isEmpty() ? nullptr : windows.constLast();
}

MainWindow* Windows::add()
{
    auto* window = new MainWindow(m_settingsFile);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setSampleMaker(m_sampleMaker);
    window->installEventFilter(this);
    connect(window->actions()->get(Actions::Id::NewWindow), &QAction::triggered, this,
        [this, window] { addBeside(*window); });
    connect(window->preferences(), &Preferences::changed, this, [this, window](Preference::Id id) {
        tellOthers(window, [id](MainWindow& other) { other.preferences()->take(id); });
        emit preferenceChanged(id);
    });
    connect(window->endpoints(), &EndpointBook::changed, this,
        [this, window] { tellOthers(window, [](MainWindow& other) { other.endpoints()->read(); }); });
    connect(window->actions(), &Actions::keysChanged, this, [this, window] {
        tellOthers(
            window, [window](MainWindow& other) { other.actions()->applyKeys(window->actions()->changedKeys()); });
    });
    const auto tellOfSearching
        = [this, window] { tellOthers(window, [](MainWindow& other) { other.searching()->book()->read(); }); };
    connect(window->searching()->book(), &SearchBook::savedChanged, this, tellOfSearching);
    connect(window->searching()->book(), &SearchBook::indexingChanged, this, tellOfSearching);
    connect(&window->editing()->collected(), &CollectedChanges::listKept, this, [this, window](const QString& store) {
        tellOthers(window, [&store](MainWindow& other) { other.editing()->collected().readAgain(store); });
    });
    m_windows += window;
    return window;
}

/// They read what this one has kept.
void Windows::tellOthers(const MainWindow* window, const std::function<void(MainWindow&)>& tell) const
{
    const QList<MainWindow*> windows = all();
    for (MainWindow* other : windows) {
        if (other != window)
            tell(*other);
    }
}

MainWindow* Windows::addBeside(const QWidget& other)
{
    MainWindow* window = add();
    const int by = 8 * Style::measures().u;
    window->move(other.pos() + QPoint(by, by));
    window->startPage()->refresh();
    window->openRequest({});
    window->show();
    window->searching()->start();
    return window;
}

void Windows::keep()
{
    const QList<MainWindow*> windows = all();
    const auto last = std::ranges::find_if(
        windows.crbegin(), windows.crend(), [](const MainWindow* one) { return !one->stores()->stores().isEmpty(); });
    // What is being restored is kept already.
    if (last != windows.crend() && !(*last)->tabs()->isRestoring())
        (*last)->opening()->keepLast();
}

void Windows::fulfil(const ApplicationService::Wish& wish, const QString& activationToken)
{
    MainWindow* window = current();
    if (wish.isNewWindow || !window)
        window = window ? addBeside(*window) : add();
    for (const SessionLink& link : wish.links)
        window->opening()->openLink(link);
    bringToFront(*window, activationToken);
}

bool Windows::eventFilter(QObject* watched, QEvent* event)
{
    auto* window = qobject_cast<MainWindow*>(watched);
    if (window && event->type() == QEvent::WindowActivate) {
        m_windows.removeOne(window);
        m_windows += window;
    } else if (window && event->type() == QEvent::Close && all().size() > 1) {
        window->setSaving(false);
        m_windows.removeOne(window);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace stemma

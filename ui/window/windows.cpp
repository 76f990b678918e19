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
    , m_settings(settingsFile)
{
    connect(&m_keeping, &QTimer::timeout, this, &Windows::keep);
    m_keeping.start(KeepMs);
    m_keepingSoon.setSingleShot(true);
    connect(&m_keepingSoon, &QTimer::timeout, this, [this] {
        const QList<MainWindow*> windows = all();
        if (std::ranges::any_of(windows, [](const MainWindow* one) { return one->stores()->isOpening(); }))
            keepSoon(); // or those that are to come would be forgotten
        else
            keep();
    });
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
    connect(window->tabs(), &TabArea::currentChanged, this, &Windows::keepSoon);
    connect(window->stores(), &StoreManager::opened, this, &Windows::keepSoon);
    connect(window->stores(), &StoreManager::closed, this, &Windows::keepSoon);
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
    m_keepingSoon.stop();
    QList<MainWindow*> windows = all();
    // What is being restored is kept already.
    if (std::ranges::any_of(windows, [](const MainWindow* one) { return one->tabs()->isRestoring(); }))
        return;
    windows.removeIf([](const MainWindow* one) { return !one->isVisible() || one->stores()->stores().isEmpty(); });
    if (windows.isEmpty())
        return;
    std::ranges::reverse(windows);
    for (int number = 0; number < windows.size(); ++number) {
        windows.at(number)->opening()->keepLast(number);
        if (number > 0) // that of the current one is kept when it is closed
            m_settings.setGeometry(windows.at(number)->saveGeometry(), number);
    }
    for (auto gone = int(windows.size()); !m_settings.openStores(gone).isEmpty(); ++gone) {
        m_settings.setOpenStores({}, gone);
        m_settings.setTabs({}, -1, gone);
    }
}

/// Not later for what changes meanwhile.
void Windows::keepSoon()
{
    if (!m_keepingSoon.isActive())
        m_keepingSoon.start(KeepSoonMs);
}

void Windows::restoreOthers()
{
    MainWindow* last = current();
    if (!last || !last->preferences()->flag(Preference::Id::RestoreTabs))
        return;
    for (int number = 1; number <= MostOthers && !m_settings.openStores(number).isEmpty(); ++number) {
        MainWindow* window = add();
        window->setAttribute(Qt::WA_ShowWithoutActivating);
        window->restoreGeometry(m_settings.geometry(number));
        window->show();
        window->restoreSession(number);
        window->searching()->start();
    }
    m_windows.removeOne(last);
    m_windows += last;
}

void Windows::fulfil(const ApplicationService::Wish& wish, const QString& activationToken)
{
    MainWindow* window = current();
    if (wish.isNewWindow || !window)
        window = window ? addBeside(*window) : add();
    QList<StoreOpening::Place> places;
    for (const SessionLink& link : wish.links)
        places.append({link});
    window->opening()->openPlaces(places);
    bringToFront(*window, activationToken);
}

bool Windows::eventFilter(QObject* watched, QEvent* event)
{
    auto* window = qobject_cast<MainWindow*>(watched);
    if (window && event->type() == QEvent::WindowActivate) {
        m_windows.removeOne(window);
        m_windows += window;
        keepSoon();
    } else if (window && event->type() == QEvent::Close && all().size() > 1) {
        // Who quits closes all at once, and then all come back; who closes one does not want it any more. With an
        // interval of 0 the timer waits for the end of such a closing.
        if (m_keepingSoon.isActive() && m_keepingSoon.interval() > 0)
            keep();
        window->setSaving(false);
        m_windows.removeOne(window);
        m_keepingSoon.start(0);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace stemma

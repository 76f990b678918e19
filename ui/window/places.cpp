// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/places.h"

#include "ui/common/format.h"
#include "ui/common/settings.h"
#include "ui/pages/pagestate.h"
#include "ui/window/tabarea.h"

namespace stemma {

Places::Places(StoreManager& stores, TabArea& tabs, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_stores(stores)
    , m_tabs(tabs)
    , m_settings(settings)
{
    connect(&m_history, &PlaceHistory::changed, this, &Places::changed);
    connect(&tabs, &TabArea::pageAdded, this, [this](SessionPage* page) {
        connect(page, &SessionPage::goneChanged, this, [this, page] {
            if (m_saving && page->isDeleted()) // a folder that is away may come back
                m_settings.removeReading(page->store()->info().path, page->session());
        });
    });
}

void Places::note(bool jumped)
{
    if (m_isGoing)
        return;
    if (const AsidePage* aside = m_tabs.currentAside()) {
        const QString path = aside->store() ? aside->store()->info().path : QString();
        m_history.visit({path, aside->session(), -1, -1, aside->kind(), aside->focusedOn()}, jumped);
        return;
    }
    const SessionPage* page = m_tabs.currentSession();
    if (!page || !page->model()->isReady())
        return;
    const int row = page->timeline()->currentRow() >= 0 ? page->timeline()->currentRow() : page->timeline()->topRow();
    if (row < 0 || row >= page->model()->rowCount())
        return;
    const MessagePtr message = page->model()->peek(row);
    VisitedPlace place {page->store()->info().path, page->session(), row, page->model()->outlineRow(row).key};
    place.message = message ? message->id : MessageId();
    m_history.visit(place, jumped);
}

void Places::goBack()
{
    note(false);
    goTo(m_history.goBack());
}

void Places::goForward()
{
    goTo(m_history.goForward());
}

void Places::goTo(const VisitedPlace& place)
{
    // Of a search there is no store.
    OpenStore* store = place.store.isEmpty() ? nullptr : m_stores.find(place.store);
    if (!store && (!place.store.isEmpty() || place.view.isEmpty()))
        return;
    m_isGoing = true;
    if (place.view.isEmpty())
        goTo(*m_tabs.openSession(store, place.session), place);
    else if (AsidePage* aside = m_tabs.openAside(store, place.session, place.view)) {
        aside->focusOn(place.focus);
        aside->setFocus(Qt::OtherFocusReason);
    }
    m_isGoing = false;
}

void Places::goTo(SessionPage& page, const VisitedPlace& place)
{
    const MessageModel& model = *page.model();
    const int row = model.rowOfKey(place.key);
    const MessagePtr there = row >= 0 ? model.peek(row) : nullptr;
    // In a store that was made anew the key may be another's.
    if (place.message.isEmpty() || (there && there->id == place.message))
        page.goToKey(place.key);
    else
        page.goToMessage(place.message);
}

void Places::forgetSession(const QString& store, const SessionId& session)
{
    m_history.forgetSession(store, session);
    if (m_saving)
        m_settings.removeReading(store, session);
}

void Places::noteReading(const SessionPage* page)
{
    if (!m_saving || !page->model()->isReady() || page->model()->rowCount() == 0 || !page->goneReason().isEmpty())
        return;
    const TimelineView::Place place = page->timeline()->place();
    const qint64 rows = page->model()->rowCount();
    const qint64 row = place.atEnd ? rows - 1 : qBound(qint64(0), qint64(page->timeline()->topRow()), rows - 1);
    const NewMessages::Seen seen = page->news()->seen();
    m_settings.addReading({page->store()->info().path, page->session(), m_tabs.titleOf(page->store(), page->session()),
        place.key, row, rows, toMs(now()), stateOf(*page).topMessage, seen.rows, toMs(seen.when)});
}

void Places::markNew(SessionPage* page) const
{
    for (const Reading& reading : m_settings.readings())
        if (reading.session == page->session() && reading.store == page->store()->info().path)
            return page->news()->setSeen({int(reading.read < 0 ? reading.rows : reading.read),
                timeFromMs(reading.readMs > 0 ? reading.readMs : reading.seenMs)});
}

void Places::noteReadings()
{
    const QList<SessionPage*> pages = m_tabs.sessions();
    for (auto page = pages.rbegin(); page != pages.rend(); ++page)
        noteReading(*page);
    if (const SessionPage* current = m_tabs.currentSession())
        noteReading(current);
}

void Places::goOnReading(const Reading& reading)
{
    TabState state {reading.store, reading.session, reading.title, reading.key};
    state.topMessage = reading.message;
    m_tabs.restore({state}, 0);
    m_stores.open(reading.store);
}

} // namespace stemma

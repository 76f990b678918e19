// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/placehistory.h"

namespace stemma {

PlaceHistory::PlaceHistory(QObject* parent)
    : QObject(parent)
{
}

void PlaceHistory::visit(const VisitedPlace& place, bool jumped)
{
    if (m_at >= 0) {
        VisitedPlace& here = m_places[m_at];
        const bool sameView = here.store == place.store && here.session == place.session && here.view == place.view;
        const bool isNear = !place.view.isEmpty()
            ? !jumped || here.focus.isEmpty() || here.focus == place.focus
            : here.key == place.key || (!jumped && qAbs(here.row - place.row) <= NearRows);
        if (sameView && isNear) {
            here = place;
            return;
        }
    }
    m_places.resize(m_at + 1); // a new way forward begins here
    m_places.append(place);
    if (m_places.size() > MaxPlaces)
        m_places.removeFirst();
    m_at = m_places.size() - 1;
    emit changed();
}

VisitedPlace PlaceHistory::goBack()
{
    if (canGoBack())
        --m_at;
    emit changed();
    return m_places.value(m_at);
}

VisitedPlace PlaceHistory::goForward()
{
    if (canGoForward())
        ++m_at;
    emit changed();
    return m_places.value(m_at);
}

void PlaceHistory::forget(const QString& store, const SessionId& session)
{
    for (qsizetype at = m_places.size() - 1; at >= 0; --at) {
        const VisitedPlace& place = m_places.at(at);
        if (place.store == store && (session.isEmpty() || place.session == session)) {
            m_places.removeAt(at);
            if (at <= m_at)
                --m_at;
        }
    }
    if (m_at < 0 && !m_places.isEmpty())
        m_at = 0;
    emit changed();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/wantedsource.h"

namespace stemma {

void WantedSource::setWanted(bool wanted)
{
    m_isWanted = wanted;
    if (wanted && m_isStale)
        load();
}

bool WantedSource::beginIfWanted(const QString& title)
{
    m_isStale = !store() || !m_isWanted;
    if (m_isStale) {
        stop();
        emit changed();
    } else {
        begin(title);
    }
    return !m_isStale;
}

void CurrentSessionSource::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == this->store() && session == m_session)
        return;
    m_session = session;
    forget();
    setStore(store);
    load();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/timespanssource.h"

namespace stemma {

TimeSpansSource::TimeSpansSource(OpenStore& store, SessionId session, QObject* parent)
    : WantedSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_times(std::make_shared<SessionTimes>())
{
    setStore(&store);
}

void TimeSpansSource::load()
{
    if (!beginIfWanted(tr("Reading the times of the session")))
        return;
    const auto reader = std::make_shared<TimeSpanReader>(m_session);
    readOn(reader, Lane::Normal, [this, reader](const Result<>& read) {
        if (!read)
            return finish(read.error());
        m_times = std::make_shared<SessionTimes>(reader->spans(), reader->tools(), reader->shares());
        finish();
    });
}

} // namespace stemma

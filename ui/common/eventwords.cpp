// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/eventwords.h"

#include "core/base/time.h"
#include "ui/common/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto TurnDuration = "turn_duration"_L1;

struct NamedEvent
{
    QLatin1StringView type;
    const char* name;
};

constexpr NamedEvent NamedEvents[] = {
    {TurnDuration, QT_TRANSLATE_NOOP("EventWords", "Turn finished")},
    {"turn_aborted"_L1, QT_TRANSLATE_NOOP("EventWords", "Turn interrupted")},
    {"api_error"_L1, QT_TRANSLATE_NOOP("EventWords", "API error")},
    {"local_command"_L1, QT_TRANSLATE_NOOP("EventWords", "Local command")},
};

} // namespace

QString eventName(const EventPart& event)
{
    const auto* const known
        = std::ranges::find_if(NamedEvents, [&event](const NamedEvent& named) { return event.type == named.type; });
    return known == std::end(NamedEvents) ? QString() : QCoreApplication::translate("EventWords", known->name);
}

QString eventLine(const EventPart& event)
{
    constexpr auto Unit = " s"_L1;
    if (event.type != TurnDuration || !event.line.endsWith(Unit))
        return event.line;
    bool isNumber = false;
    const double seconds = event.line.chopped(Unit.size()).toDouble(&isNumber);
    return isNumber ? format::duration(Duration(qRound64(seconds * 1000))) : event.line;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/eventwords.h"

#include "ui/common/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct NamedEvent
{
    QLatin1StringView type;
    const char* name;
};

constexpr NamedEvent NamedEvents[] = {
    {"turn_duration"_L1, QT_TRANSLATE_NOOP("EventWords", "Turn finished")},
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
    return event.duration ? format::duration(*event.duration) : event.line;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journallimits.h"

#include <QHash>

#include <algorithm>

namespace stemma {

qsizetype firstToKeep(const QList<JournalShare>& changes, const JournalLimits& limits, qint64 room, Time now)
{
    qsizetype first = changes.size();
    for (qint64 kept = 0; first > 0 && kept + changes.at(first - 1).bytes <= room; --first)
        kept += changes.at(first - 1).bytes;
    while (limits.age && first < changes.size() && changes.at(first).at < now - *limits.age)
        ++first;
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < changes.size(); ++i)
        places.insert(changes.at(i).id, i);
    for (qsizetype i = 0; i < changes.size(); ++i) {
        const JournalShare& change = changes.at(i);
        if (change.isOpen || change.at >= limits.keepFrom)
            first = std::min({first, i, places.value(change.origin, i)});
    }
    return first;
}

} // namespace stemma

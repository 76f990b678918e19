// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/watchableplaces.h"

#include "core/store/postgres/serveraddress.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma {

QStringList watchablePlaces(const SessionStore& store)
{
    const QString path = store.info().path;
    if (path.isEmpty() || isServerAddress(path))
        return {};
    QStringList places {path};
    // A file that is replaced or made anew is told by its folder alone, and so is the log of a database.
    if (const QFileInfo info(path); !info.isDir())
        places << path + u"-wal"_s << info.absolutePath();
    if (const auto* service = store.service<WatchableStore>())
        places += service->watchablePlaces();
    places.removeDuplicates();
    return places;
}

} // namespace stemma

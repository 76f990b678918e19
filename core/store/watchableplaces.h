// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <QStringList>

namespace stemma {

/// A store of several files, which tells where other programs write to it. Thread: the store's.
class WatchableStore
{
public:
    WatchableStore() = default;
    virtual ~WatchableStore() = default;
    Q_DISABLE_COPY_MOVE(WatchableStore)

    /// Absolute paths of the files that are likely to grow, and of folders in which files are made; existing or not.
    /// A few hundred at most, since the system allows only so many. Takes no time.
    [[nodiscard]] virtual QStringList watchablePlaces() const = 0;
};

/// The places to watch for changes of a store, that of the store itself and its folder among them; of a database its
/// log too. Empty: it is on a server. Whoever watches has to look at the store from time to time still: not every
/// place is among them, and some file systems announce nothing.
[[nodiscard]] QStringList watchablePlaces(const SessionStore& store);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <QList>
#include <QString>

#include <optional>

namespace stemma {

/// How much the journal keeps.
struct JournalLimits
{

    qint64 bytes = 0;
    std::optional<Duration> age {}; ///< older changes are forgotten; no value: none is too old
    /// Changes made since, and those that they are about, are kept whatever the other limits say.
    Time keepFrom = Time::max();
};

/// What the limits ask of a change.
struct JournalShare
{
    QString id;
    QString origin {}; ///< the change that it is about
    Time at;
    qint64 bytes = 0;
    bool isOpen = false; ///< not known yet whether it was made: it is kept
};

/// Which is the oldest change that stays when at most @p room bytes may. @p changes: the oldest first.
[[nodiscard]] qsizetype firstToKeep(
    const QList<JournalShare>& changes, const JournalLimits& limits, qint64 room, Time now);

} // namespace stemma

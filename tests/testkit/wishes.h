// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

struct Wish
{
    QString name; ///< for the messages of a test
    Edit edit;
};

/// Each kind of edit at some places of a session; not all of them can be granted.
[[nodiscard]] QList<Wish> wishesFor(SessionStore& store, const SessionId& id);

} // namespace stemma

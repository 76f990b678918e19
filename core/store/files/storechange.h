// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

namespace stemma {

/// What happened to a store since it was last asked.
enum class StoreChange : quint8 {
    None,
    Changed, ///< another program wrote
    Replaced, ///< another file stands at its path, or it was rebuilt: everything has to be read again
    Vanished, ///< the file is gone; what was read stays readable as far as the system allows
};

} // namespace stemma

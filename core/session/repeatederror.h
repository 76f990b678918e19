// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// The error of a message as users read it: of what a tool of the message says in several lines only the first one.
[[nodiscard]] QString withoutRepeatedErrors(const Message& message);

} // namespace stemma

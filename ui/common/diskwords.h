// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sessionfiles/fileondisk.h"
#include "ui/common/ink.h"

namespace stemma {

[[nodiscard]] QString stateWord(FileOnDisk::State state); ///< "still so", "changed since"
[[nodiscard]] QString stateMeaning(FileOnDisk::State state); ///< a sentence
[[nodiscard]] Ink stateInk(FileOnDisk::State state);

} // namespace stemma

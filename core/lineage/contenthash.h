// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// What a message says, as a number: role, texts, calls with their results, patches, images. Ids, times and figures
/// are left out, since a copy gets new ones; so are step marks, and whether an output was pruned afterwards. Equal
/// within one run of the program only.
[[nodiscard]] quint64 contentHash(const Message& message, quint64 seed = 0);
/// The same of one part; 0 of what says nothing (step marks, compaction marks).
[[nodiscard]] quint64 contentHash(const Part& part, quint64 seed = 0);

/// How strongly a shared message indicates a common origin, in bits: an answer is never written twice
/// alike, a prompt is typed again easily.
[[nodiscard]] double evidenceOf(const Message& message);
/// How sure a common origin is, 0 to 1.
[[nodiscard]] double confidenceOf(double evidence);

} // namespace stemma

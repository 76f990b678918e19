// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/transcriptcheck.h"

namespace stemma {

/// Looks for lines with which an agent that takes every line of a tree for an entry, the last one for its end, cannot
/// load the session, or loads it without its history.
[[nodiscard]] Result<> checkLoading(const LineIndex& index, const ProblemSink& sink, const JobControl& job);

} // namespace stemma

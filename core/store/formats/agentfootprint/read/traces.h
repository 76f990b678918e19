// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

/// The turns of the reader's session from its events: model calls with their tokens and times, tools
/// and what went wrong. Only sessions that are made of typed events have any.
[[nodiscard]] Result<> giveTurnTraces(const Reader& reader, const SessionStore::TraceSink& sink, const JobControl& job);

} // namespace stemma::agentfootprint

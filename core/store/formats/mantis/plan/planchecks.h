// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/editplan.h"
#include "core/store/formats/mantis/read/context.h"

#include <optional>
#include <span>

namespace stemma::mantis {

/// Says whether mantis loads what a change leaves, and whether a provider takes what would be sent then. @p error: why
/// it cannot be loaded.
void addSent(EditPlan& plan, std::span<const SentMessage> sent, const std::optional<Error>& error);
/// Says which messages hold thinking with a signature, of those that stand behind a change and stay as they are. A
/// signature fits only what stood before it when it was made, and providers may refuse it where that is other.
void addMantisSigned(EditPlan& plan, const Conversation& session, std::span<const size_t> rows, const JobControl& job);

} // namespace stemma::mantis

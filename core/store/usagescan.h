// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// All calls of one session and its sub-agents (or of a whole store), by steps, so that others get at the store in
/// between and memory stays flat. Belongs to the store and is used where that is used.
class UsageScan
{
public:
    UsageScan() = default;
    virtual ~UsageScan() = default;
    Q_DISABLE_COPY_MOVE(UsageScan)

    /// In the order of the sessions that they are stored in, there in stored order. What is not counted is given too.
    using Sink = std::function<void(const UsageRecord& record)>;
    /// Reads some more. True: that was the last.
    [[nodiscard]] virtual Result<bool> step(const Sink& sink, const JobControl& job) = 0;
    /// How far it is, in units of its own.
    [[nodiscard]] virtual JobControl::Progress progress() const = 0;
};

} // namespace stemma

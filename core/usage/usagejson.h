// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/usagereport.h"

#include <nlohmann/json_fwd.hpp>

namespace stemma {

// Figures of usage as JSON objects, the same for exports and for the command line.

[[nodiscard]] nlohmann::ordered_json usageTokensJson(const CallTokens& tokens);
[[nodiscard]] nlohmann::ordered_json usageFiguresJson(const UsageFigures& figures);
[[nodiscard]] nlohmann::ordered_json usageRowJson(const UsageRow& row, UsageAxis axis, const QString& currency);

} // namespace stemma

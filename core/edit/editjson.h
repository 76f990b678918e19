// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace stemma {

/// A wish as JSON, to be kept: an object whose `kind` names it, and its fields. Nothing of it is lost, lone surrogates
/// of its texts neither.
[[nodiscard]] nlohmann::ordered_json editToJson(const SingleEdit& edit);

/// No value: it is none that editToJson() makes.
[[nodiscard]] std::optional<SingleEdit> editFromJson(const nlohmann::ordered_json& value);

} // namespace stemma

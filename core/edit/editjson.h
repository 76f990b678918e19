// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/json.h"
#include "core/session/edit.h"

#include <optional>

namespace stemma {

/// A wish as JSON, to be kept: an object whose `kind` names it, and its fields. Keeps even lone surrogates
/// of its texts.
[[nodiscard]] json::Value editToJson(const SingleEdit& edit);

/// No value: it is none that editToJson() makes.
[[nodiscard]] std::optional<SingleEdit> editFromJson(const json::Value& value);

} // namespace stemma

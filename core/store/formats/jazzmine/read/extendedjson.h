// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"

namespace stemma::jazzmine {

/// Replaces the numbers that MongoDB's tools wrap ({"$numberLong": "5"}) by plain ones, at every depth. All
/// other wrapped values stay as they are.
void unwrapExtendedJson(json::Value& value);

} // namespace stemma::jazzmine

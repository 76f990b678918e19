// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"

namespace stemma {

struct StoreInfo;

/// Why a finding of a store cannot be mended, in one or two sentences, translated; empty: it can. Does no work, for
/// any thread.
[[nodiscard]] QString whyNoRepair(const StoreInfo& store, const Finding& finding);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/editrules.h"

/// What jazzmine does not have changed, in words: for plans, and for refusals before planning.
namespace stemma::jazzmine {

[[nodiscard]] QString tracesStay();
[[nodiscard]] QString noTitle();

/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(EditKind kind, const EditPlace& place);

} // namespace stemma::jazzmine

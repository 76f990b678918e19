// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/editrules.h"

/// What mnesis does not have changed, in words: for plans, and for refusals before planning.
namespace stemma::mnesis {

/// @p number: of the message, counted from 1.
[[nodiscard]] QString summaryStays(qint64 number);

/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(EditKind kind, const EditPlace& place);

} // namespace stemma::mnesis

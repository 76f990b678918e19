// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"
#include "core/store/plan/editrules.h"

/// What mantis does not have changed, in words: for plans, and for refusals before planning.
namespace stemma::mantis {

[[nodiscard]] QString boundaryStays(qint64 row);
[[nodiscard]] QString noDissolving();
[[nodiscard]] QString noPruning();
[[nodiscard]] QString notTree();

/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place);

} // namespace stemma::mantis

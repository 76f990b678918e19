// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/filechangessource.h"
#include "ui/changes/difflistmodel.h"

namespace stemma {

/// What is shown of the net change of a file: a diff for each step.
[[nodiscard]] std::vector<DiffSection> netSections(const SessionChanges& changes, size_t file);
/// The same of single changes, one by one.
[[nodiscard]] std::vector<DiffSection> changeSections(const SessionChanges& changes, std::span<const size_t> which);

} // namespace stemma

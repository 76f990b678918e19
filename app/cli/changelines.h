// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/planlines.h"
#include "core/filechanges/diskcompare.h"

/// Changes of files, for people.
namespace stemma::cli {

[[nodiscard]] QList<PlanLine> changeLines(const FileChange& change);
[[nodiscard]] QList<PlanLine> changeLines(
    const NetChange& net, std::span<const FileChange> changes, const std::optional<DiskState>& disk);

} // namespace stemma::cli

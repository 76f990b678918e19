// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/jsonwriter.h"
#include "app/cli/planlines.h"
#include "core/explore/exploration.h"

/// What a file holds, for people and as fields of a JSON record.
namespace stemma::cli {

[[nodiscard]] QList<PlanLine> explorationLines(const QString& path, const Exploration& found);
void writeExploration(JsonWriter& json, const Exploration& found);

} // namespace stemma::cli

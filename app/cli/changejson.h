// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/jsonwriter.h"
#include "core/filechanges/patchexport.h"

/// Changes of files as fields of JSON records.
namespace stemma::cli {

void writeFileChange(JsonWriter& json, const FileChange& change, qint64 maxText);
void writeNetChange(JsonWriter& json, const NetChange& net, std::span<const FileChange> changes, qint64 maxText);
void writePatch(JsonWriter& json, const ExportedPatch& patch);

} // namespace stemma::cli

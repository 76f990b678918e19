// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/jsonwriter.h"
#include "app/cli/textlines.h"
#include "core/search/storesearcher.h"

/// What a search found, for people and as fields of JSON records.
namespace stemma::cli {

/// @p before: the hit that was printed last; null: none.
void putHit(TextLines& lines, const SearchHit& hit, const SearchHit* before);
void putOutcome(TextLines& lines, const SearchOutcome& outcome);
void putIndexState(TextLines& lines, const IndexState& state);

void writeHit(JsonWriter& json, const SearchHit& hit);
void writeOutcome(JsonWriter& json, const QString& store, const SearchOutcome& outcome);
void writeIndexState(JsonWriter& json, const IndexState& state);

} // namespace stemma::cli

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/searchindexer.h"
#include "core/models/searchsource.h"

namespace stemma {

/// What is said of a search and of indexes, translated.
namespace searchstatus {

/// How many hits, and how far the search is: "1,204 hits in 86 sessions · reading 2 of 5 stores".
[[nodiscard]] QString summaryOf(const SearchSource& source, qint64 hits, const SearchIndexer& indexer);
/// A line for each store: what was searched how, and what went wrong.
[[nodiscard]] QString detailsOf(const SearchSource& source);
[[nodiscard]] QString stateOf(const StoreIndex& index); ///< "complete", "45 % built"…

} // namespace searchstatus

} // namespace stemma

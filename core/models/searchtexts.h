// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchhit.h"
#include "core/search/searchquery.h"

namespace stemma {

/// What users read of hits. Translated.
namespace searchtexts {

[[nodiscard]] QString kindName(TextKind kind); ///< "Prompt", "Tool output"…
[[nodiscard]] QString roleName(Role role);
/// "Project", "Tool"…, as the title of a list of its values.
[[nodiscard]] QString fieldName(QueryField field);
/// A value of a facet as it is shown: the name of a kind, the end of a path.
[[nodiscard]] QString valueName(QueryField field, const QString& value);
/// Of hits of a value; "≥ 12" where not all are counted.
[[nodiscard]] QString facetCount(qint64 count, bool isExact);
/// In which states the message of a hit is that say why it does not stand in the conversation: "discarded"…, and that
/// its session was deleted.
[[nodiscard]] QStringList stateNames(const SearchHit& hit);
/// What and where it is, in one line: "Tool output, bash".
[[nodiscard]] QString placeName(const SearchHit& hit);

} // namespace searchtexts

} // namespace stemma

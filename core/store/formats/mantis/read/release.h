// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// Who wrote a tree with a boundary, whose row is @p boundary. Releases do not sign what they write, so this goes
/// by what only some of them write.
[[nodiscard]] Release releaseOfTree(const Conversation& session, size_t boundary);
/// Who wrote a session last, whether it has a boundary or not, as far as what is stored tells.
[[nodiscard]] Release releaseOf(const Conversation& session);
/// Who wrote a row of the library's own table, by its column updated_at.
[[nodiscard]] Release releaseOfRow(const QString& updatedAt);

} // namespace stemma::mantis

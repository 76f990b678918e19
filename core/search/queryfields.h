// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchquery.h"
#include "core/session/message.h"

#include <optional>

namespace stemma::queryfields {

/// What a message has, as `has:` and the index know it: PartKinds, and this bit where it or a tool call of it failed.
inline constexpr quint32 HasError = 1U << 16;

[[nodiscard]] std::optional<QueryField> fieldOf(QStringView name);
/// All, as nameOf() gives them.
[[nodiscard]] QStringList names();
/// The words that a field takes; empty: it takes any.
[[nodiscard]] QStringList values(QueryField field);

[[nodiscard]] std::optional<Role> roleOf(QStringView name);
/// The bits of `has:` @p name.
[[nodiscard]] std::optional<quint32> hasBits(QStringView name);

/// Why a field cannot have this value (one sentence, translated); empty: it can.
[[nodiscard]] QString whyNotValue(QueryField field, const QString& value);

} // namespace stemma::queryfields

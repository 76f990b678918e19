// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <optional>

namespace stemma::mnesis {

/// Where a session came from, as Stemma marks it in the session's metadata: mnesis keeps what is
/// there, and has no place of its own for it.
struct OriginMark
{
    QString kind; ///< "fork", or "discarded" of the end that a resume cut off
    SessionId session;
    MessageId message; ///< the last one taken over, or the last one that stayed

    bool operator==(const OriginMark&) const = default;
};

/// @p metadata is the stored JSON, or empty.
[[nodiscard]] std::optional<OriginMark> readOriginMark(const QString& metadata);
/// The metadata with the mark; what else it holds stays byte for byte. No value: it is no JSON object.
[[nodiscard]] std::optional<QString> withOriginMark(const QString& metadata, const OriginMark& mark);

} // namespace stemma::mnesis

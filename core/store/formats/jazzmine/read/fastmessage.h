// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <optional>

namespace stemma::jazzmine {

/// What the check still has to know of a message record that has nothing odd in itself.
struct FastMessage
{
    qint64 time = 0; ///< as stored
    bool isRewritten = false; ///< there is an enhanced_message
};

/// Tells of a record spelled as the library writes it that its own model has nothing to say against it: no refusal, no
/// unknown field, nothing odd in its texts and numbers. None: that has to be looked at more closely.
[[nodiscard]] std::optional<FastMessage> plainMessage(QByteArrayView json);

} // namespace stemma::jazzmine

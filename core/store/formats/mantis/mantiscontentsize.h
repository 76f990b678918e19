// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <optional>

namespace stemma {

/// What a message's content comes to.
struct MantisContentSize
{
    qint64 bytes = 0; ///< of mantisContentText() in UTF-8
    int calls = 0; ///< texts that read "tool_use": no fewer than there are calls of tools

    /// By the content as it is spelled: nothing is made of it. No value where only that tells: bytes that are no UTF-8,
    /// numbers that are written otherwise, odd blocks. @p content is one whole JSON value.
    [[nodiscard]] static std::optional<MantisContentSize> of(QByteArrayView content);
};

} // namespace stemma

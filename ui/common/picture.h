// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QImage>

#include <optional>

namespace stemma {

/// An image of a session, decoded. The sessions are others', so that a file is only decoded after its head said that
/// this takes no more memory than a large photograph.
struct Picture
{
    static constexpr qint64 MostPixels = 64'000'000; ///< larger ones are refused
    QImage image; ///< reduced if asked for
    QSize size; ///< of the original, in pixels

    /// Reads PNG, JPEG, GIF, WebP or BMP, reduced to at most @p most. Any thread.
    [[nodiscard]] static Result<Picture> read(const QByteArray& file, std::optional<QSize> most = {});
};

} // namespace stemma

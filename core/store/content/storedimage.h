// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/json/json.h"

#include <QByteArray>

namespace stemma {

/// An image as a content block holds it.
struct StoredImage
{
    QString mediaType;
    QString base64;

    bool operator==(const StoredImage&) const = default;
};

/// Of a block of type "image": {"source": {"media_type", "data"}}, {"mimeType", "data"}, {"image_url": "data:…"}, or a
/// file with {"url": "data:…"}.
[[nodiscard]] StoredImage storedImage(const json::Value& block);

/// The image's file. Errors: it is not stored, or not as base64.
[[nodiscard]] Result<QByteArray> imageBytes(const StoredImage& image);

/// The bytes of the image that is the @p ordinal-th (from 0) among the content blocks of a record, or with a @p call in
/// the result of this call of a tool. Images within results count among the others only where the record has more
/// images (@p images) than stand beside results. A record without content blocks: the @p ordinal-th address of an image
/// in it ("data:image/…"), wherever it stands.
[[nodiscard]] Result<QByteArray> imageBytes(
    const json::Value& record, const QString& call, int ordinal, int images = 0);

} // namespace stemma

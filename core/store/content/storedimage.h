// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/part.h"
#include "core/store/json/json.h"

#include <QByteArray>

namespace stemma {

class JobControl;
struct Message;
class SessionStore;

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
/// The file of an ImagePart of @p message, or of the @p number-th image (from 0) in the result of its ToolPart, as it
/// was before it was put into the record. Thread: the store's.
[[nodiscard]] Result<QByteArray> imageOf(
    SessionStore& store, const Message& message, int part, int number, const JobControl& job);

/// The result of a call that is a list of content blocks with images among them, as ToolPart::output has it.
struct ResultContent
{
    QString text; ///< what the other blocks say
    QList<StoredImage> images;

    /// The text, and a line for each image: its type and size.
    [[nodiscard]] QString described() const;
    bool operator==(const ResultContent&) const = default;
};

/// No value: @p output has no images, or is not whole.
[[nodiscard]] std::optional<ResultContent> resultContent(const LongText& output);

/// Images in the result of a call become lines that describe them.
void describeImages(ToolPart& tool);
/// Images in all JSON of a message, too, where stores keep them a second time: each becomes its size. Gives how many
/// images the message has, which for one that is kept twice is one.
qsizetype describeImages(Message& message);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/jsonwriter.h"
#include "core/session/message.h"

#include <QHash>

/// The pieces of which JSON records are made.
namespace stemma {

/// The stored bytes of a message, where they are wanted beside what they mean.
struct RawBytes
{
    struct Piece
    {
        QByteArray bytes;
        bool truncated = false;
    };
    std::optional<Piece> message; ///< where the message as a whole has a place
    QHash<int, Piece> parts; ///< by Part::index
};

void writeTokens(JsonWriter& json, QLatin1StringView name, const TokenUsage& tokens);
/// The stored fields without a common name.
void writeExtra(JsonWriter& json, const StoredFields& fields);
void writePlace(JsonWriter& json, const StoredAt& place);
void writeRaw(JsonWriter& json, const RawBytes::Piece& piece);
/// A text that may have been cut, or is to be cut at @p maxText bytes (negative: never). What was cut
/// is marked by "truncated", its full size is in "size", or NAME_size where a record has several texts.
void writeLong(JsonWriter& json, QLatin1StringView name, const LongText& text, qint64 maxText,
    QLatin1StringView sizeName = QLatin1StringView("size"));
void writeLong(JsonWriter& json, QLatin1StringView name, const QString& text, qint64 maxText);
void writeReference(JsonWriter& json, const FileReference& reference, qint64 maxText);
void writePart(JsonWriter& json, const Part& part, const RawBytes::Piece* raw, qint64 maxText);

} // namespace stemma

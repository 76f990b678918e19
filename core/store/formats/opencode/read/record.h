// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/storedfield.h"
#include "core/store/conversation/conversation.h"
#include "core/store/json/json.h"

#include <QByteArray>

#include <vector>

namespace stemma::opencode {

/// How the records of a session are spelled (spec opencode, 4 to 6).
enum class Shape : quint8 {
    Parts, ///< a message and its parts, each an object of its own: files, tables of 1.x, exports
    Blocks, ///< one object of a type, which holds its content: tables of 2.x
};

/// One stored object: a row's `data`, a file, or a piece of one.
struct Piece
{
    QString id; ///< of a row or a file, where the object itself has none
    QByteArray bytes; ///< as stored
    StoredAt at;
};

/// One message as it is stored.
struct Record
{
    Shape shape = Shape::Parts;
    QString session;
    QString type; ///< of Shape::Blocks
    Piece head;
    std::vector<Piece> parts;
};

/// The record as one JSON text, with the ids that tables keep in columns put back: `{"info":{…},"parts":[…]}` as
/// exports have it (spec opencode, 8), or `{"id":…,"type":…,"data":{…}}`. Parts that are no objects are left out.
[[nodiscard]] QByteArray joined(const Record& record);
/// The same the other way. @p whole must be an object.
[[nodiscard]] Record split(QByteArrayView whole);

/// Whole milliseconds; none: it is no number.
[[nodiscard]] std::optional<qint64> millisecondsIn(const json::Value& object, QStringView key);
/// `time.created` of an object; OutlineRow::NoTime: it has none.
[[nodiscard]] qint64 createdMs(const json::Value& object);

// What rows mean here.
inline constexpr RowFlag Failed = RowFlag::FormatA; ///< an answer that ended in an error

/// What a message is, by its own object (Shape::Parts) or by its type (Shape::Blocks; @p data may be null then).
[[nodiscard]] RowFlags flagsOfInfo(const json::Value& info);
[[nodiscard]] RowFlags flagsOfType(QStringView type, const json::Value* data);

} // namespace stemma::opencode

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "core/store/json/jsonlisting.h"

#include <QStringList>

#include <array>
#include <optional>

namespace stemma::jazzmine {

/// The three kinds of record in a jazzmine store.
enum class RecordKind : quint8 { Conversation, Message, Trace };
inline constexpr std::array Kinds {RecordKind::Conversation, RecordKind::Message, RecordKind::Trace};
/// The section, table, collection or file that holds the records of a kind.
[[nodiscard]] QString nameOf(RecordKind kind);
[[nodiscard]] std::optional<RecordKind> kindNamed(QAnyStringView name);

/// The kind of a record by the names of its fields.
[[nodiscard]] std::optional<RecordKind> kindOfFields(const QStringList& names);
/// StoreFormat::fieldNames().
[[nodiscard]] json::FieldNames fieldNames();

/// How the tables hold a field: texts, numbers and truth values, or JSON. Fields that the library does not know: texts.
enum class ColumnType : quint8 { Text, Plain, Json };
[[nodiscard]] ColumnType columnTypeOf(QAnyStringView column);

/// One reason why the library refuses a record, in its validator's own terms.
struct Refusal
{
    QString at; ///< "llm_calls.0.purpose"; empty: the record itself
    QString type; ///< "missing", "int_parsing", "literal_error"…
    bool operator==(const Refusal&) const = default;
};

/// All reasons, in the order of the fields; none: the library loads the record.
[[nodiscard]] QList<Refusal> refusalsOf(RecordKind kind, const json::Value& record);

/// The fields at the top of a record that the library does not know: they vanish when it writes the record anew.
[[nodiscard]] QStringList unknownFieldsOf(RecordKind kind, const json::Value& record);

/// What the library puts where a field at the top of a record is missing, spelled (spec jazzmine, 2.4 and 2.11). None:
/// the record has to have it, or its value is another one each time.
[[nodiscard]] std::optional<QByteArray> defaultOf(RecordKind kind, QStringView field);

/// The lenient readings of the library: text and floats for integers, words for truth values. No value: refused.
[[nodiscard]] std::optional<qint64> integerOf(const json::Value& value); ///< beyond 64 bits: the nearest
[[nodiscard]] std::optional<double> numberOf(const json::Value& value);
[[nodiscard]] std::optional<bool> boolOf(const json::Value& value);

} // namespace stemma::jazzmine

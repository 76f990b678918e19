// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <expected>
#include <optional>
#include <utility>

/// JSON as agents really write it. The libraries at hand refuse or change what sessions contain: `NaN`
/// and `Infinity` (Python's writer), integers beyond 64 bits, lone surrogates, repeated keys, the
/// spelling of numbers and the order of keys. Values here keep all of it.
namespace stemma::json {

class Value
{
public:
    enum class Kind : quint8 {
        Null,
        Bool,
        Number, ///< as spelled, including NaN, Infinity and -Infinity
        String, ///< may hold lone surrogates and NUL
        Array,
        Object, ///< members in stored order, repeated keys included
    };
    using Member = std::pair<QString, Value>;

    Kind kind = Kind::Null;
    bool boolean = false;
    bool truncated = false; ///< the text ended within this value (parsePrefix() only)
    QByteArray number;
    QString string;
    QList<Value> items;
    QList<Member> members;

    [[nodiscard]] bool isNull() const { return kind == Kind::Null; }
    [[nodiscard]] bool isString() const { return kind == Kind::String; }
    [[nodiscard]] bool isObject() const { return kind == Kind::Object; }
    [[nodiscard]] bool isArray() const { return kind == Kind::Array; }
    [[nodiscard]] bool isNumber() const { return kind == Kind::Number; }
    /// The member's value, or null. Of a repeated key the last one counts, as with every common reader.
    [[nodiscard]] const Value* find(QStringView key) const;
    /// The same, a null value where there is none: of a path, record[u"message"][u"content"].
    [[nodiscard]] const Value& operator[](QStringView key) const;
    /// That member's string; empty: it has none.
    [[nodiscard]] QString text(QStringView key) const;
    /// The number as a 64-bit integer, if it is one.
    [[nodiscard]] std::optional<qint64> toInteger() const;
    [[nodiscard]] double toDouble() const; ///< NaN for what is no number

    bool operator==(const Value&) const = default;
};

struct ParseError
{
    qint64 offset = 0; ///< in bytes, where reading stopped
    QString message; ///< English, for Error::cause and findings
};

inline constexpr int MaxDepth = 512; ///< deeper nesting is refused, so that no input can exhaust the stack

/// Parses one whole value; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::expected<Value, ParseError> parse(QByteArrayView utf8);

/// Parses the beginning of a value: where @p utf8 ends, what is open is closed and marked `truncated`.
[[nodiscard]] std::expected<Value, ParseError> parsePrefix(QByteArrayView utf8);

/// Compact JSON in UTF-8 that every strict reader accepts: NaN, the infinities and numbers beyond the
/// range of a double become strings, lone surrogates and control characters escapes; all other numbers
/// keep their spelling.
[[nodiscard]] QByteArray toJson(const Value& value);

/// Indented by two, for people to read; otherwise as toJson().
[[nodiscard]] QString toIndented(const Value& value);

/// As Python's json.dumps writes it (ASCII only, floats respelled as Python does, repeated keys
/// collapsed). @p indent < 0: one line with ", " and ": "; else lines indented by so many blanks.
[[nodiscard]] QByteArray toPython(const Value& value, int indent);

/// Appends @p text as a JSON string with its quotes.
void appendString(QByteArray& out, QStringView text);
[[nodiscard]] QByteArray quotedText(QStringView text);
[[nodiscard]] QByteArray quotedPython(QStringView text); ///< as toPython() writes it

} // namespace stemma::json

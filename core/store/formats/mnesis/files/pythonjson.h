// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>
#include <variant>

namespace stemma::mnesis {

/// What Python's json module (3.13) makes of a text, as far as a summary needs it.
struct PythonJson
{
    enum class Type : quint8 { Object, Array, String, Integer, Float, Boolean, Null };
    struct Member
    {
        QString key;
        Type type = Type::Null;
        bool operator==(const Member&) const = default;
    };

    Type type = Type::Null;
    QList<Member> members; ///< of an object, each key once, in the order of their first places, with the last value
    qint64 items = 0; ///< of an array
    QList<Member> firstItem; ///< its members, where it is an object
};

/// Why Python refuses it, in Python's words, with the place.
struct PythonJsonError
{
    QString text;
};

/// Nothing: Python has limits of its own for it: it is nested very deep, or has a number of thousands of digits.
[[nodiscard]] std::optional<std::variant<PythonJson, PythonJsonError>> readAsPython(const QString& text);

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <span>

namespace stemma {

/// How declarations look in a programming language.
struct CodeLanguage
{
    enum class Nesting : quint8 {
        Braces,
        Indentation, ///< also where "end" closes what a line opened: such code is indented all the same
    };
    /// Which functions are known by their form alone: a name before parentheses.
    enum class PlainFunctions : quint8 {
        None,
        InTypes, ///< methods
        Everywhere,
    };

    QLatin1StringView name; ///< the kind of file
    Nesting nesting = Nesting::Braces;
    PlainFunctions plainFunctions = PlainFunctions::None;
    bool endsAtLine = false; ///< a statement needs no semicolon
    /// A type is one only with a body: "struct a *b;" names one as well.
    bool typesNeedBody = false;
    // Words with a blank before and after each.
    const char* types = ""; ///< open a type or a module; a name follows
    const char* functions = ""; ///< a name follows
    const char* unnamed = ""; ///< functions of types that have no other name
    const char* imports = ""; ///< a line that begins with one names another file or module
};

/// None: it is not known.
[[nodiscard]] const CodeLanguage* codeLanguageNamed(QStringView name);

} // namespace stemma

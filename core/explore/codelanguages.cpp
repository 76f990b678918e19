// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/codelanguages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Nesting = CodeLanguage::Nesting;
using PlainFunctions = CodeLanguage::PlainFunctions;

constexpr CodeLanguage Languages[] = {
    {.name = "c"_L1,
        .plainFunctions = PlainFunctions::Everywhere,
        .typesNeedBody = true,
        .types = " struct union enum ",
        .imports = " #include "},
    {.name = "cpp"_L1,
        .plainFunctions = PlainFunctions::Everywhere,
        .typesNeedBody = true,
        .types = " class struct union enum namespace concept ",
        .imports = " #include import using "},
    {.name = "csharp"_L1,
        .plainFunctions = PlainFunctions::InTypes,
        .types = " class struct interface enum record namespace ",
        .imports = " using "},
    {.name = "go"_L1, .endsAtLine = true, .types = " type ", .functions = " func ", .imports = " import package "},
    {.name = "java"_L1,
        .plainFunctions = PlainFunctions::InTypes,
        .types = " class interface enum record ",
        .imports = " import package "},
    {.name = "javascript"_L1,
        .plainFunctions = PlainFunctions::InTypes,
        .endsAtLine = true,
        .types = " class ",
        .functions = " function ",
        .imports = " import "},
    {.name = "kotlin"_L1,
        .endsAtLine = true,
        .types = " class interface object typealias ",
        .functions = " fun ",
        .imports = " import package "},
    {.name = "php"_L1,
        .types = " class interface trait enum namespace ",
        .functions = " function ",
        .imports = " use require require_once include include_once "},
    {.name = "python"_L1,
        .nesting = Nesting::Indentation,
        .types = " class ",
        .functions = " def ",
        .imports = " import from "},
    {.name = "ruby"_L1,
        .nesting = Nesting::Indentation,
        .types = " class module ",
        .functions = " def ",
        .imports = " require require_relative "},
    {.name = "rust"_L1,
        .types = " struct enum union trait impl mod type ",
        .functions = " fn ",
        .imports = " use extern "},
    {.name = "swift"_L1,
        .endsAtLine = true,
        .types = " class struct enum protocol extension actor typealias ",
        .functions = " func ",
        .unnamed = " init deinit ",
        .imports = " import "},
    {.name = "typescript"_L1,
        .plainFunctions = PlainFunctions::InTypes,
        .endsAtLine = true,
        .types = " class interface enum namespace type ",
        .functions = " function ",
        .imports = " import "},
};

} // namespace

const CodeLanguage* codeLanguageNamed(QStringView name)
{
    const auto* found = std::ranges::find_if(Languages, [name](const CodeLanguage& one) { return name == one.name; });
    return found == std::end(Languages) ? nullptr : found;
}

} // namespace stemma

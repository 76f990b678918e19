// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <memory>

namespace stemma {

/// Tells code from comments and literals, one line of a file after the other.
class CodeScanner
{
public:
    CodeScanner() = default;
    virtual ~CodeScanner() = default;
    Q_DISABLE_COPY_MOVE(CodeScanner)

    /// The line with blanks for what is no code, and as long as it is.
    [[nodiscard]] virtual QString codeOf(const QString& line) = 0;
};

/// Makes a scanner for a language by the name of its kind; null: it knows no such language. Any thread.
using MakeCodeScanner = std::unique_ptr<CodeScanner> (*)(const QString& language);

/// Who scans code from now on. The library that can do it knows colours, and core/ does not, so the program says it
/// when it starts. Without a scanner, comments and literals are taken for code.
void setCodeScanner(MakeCodeScanner make);
[[nodiscard]] std::unique_ptr<CodeScanner> makeCodeScanner(const QString& language); ///< null: there is none

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/exploration.h"
#include "core/explore/textsource.h"

namespace stemma {

/// Reads one kind of file from its beginning, as far as it needs to, and adds what it finds. What is damaged becomes a
/// note, never a failure.
class Explorer
{
public:
    Explorer() = default;
    virtual ~Explorer() = default;
    Q_DISABLE_COPY_MOVE(Explorer)

    virtual void explore(TextSource& source, Exploration& into) = 0;
};

using MakeExplorer = std::unique_ptr<Explorer> (*)();

[[nodiscard]] std::unique_ptr<Explorer> makeTextExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeBinaryExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeMarkdownExplorer();
[[nodiscard]] std::unique_ptr<Explorer>
makeCsvExplorer(); ///< commas, semicolons, bars or tabs: what the first line has
[[nodiscard]] std::unique_ptr<Explorer> makeTsvExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeJsonExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeJsonLinesExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeLogExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeCodeExplorer(); ///< the kind is the name of a CodeLanguage

[[nodiscard]] std::unique_ptr<Explorer> makeYamlExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeTomlExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeXmlExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeHtmlExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeSqlExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeImageExplorer();
[[nodiscard]] std::unique_ptr<Explorer> makeArchiveExplorer();

/// A database is not read as a file: SQLite's locks would not survive that. Leaves nothing beside it.
[[nodiscard]] Result<> exploreSqlite(const QString& path, const JobControl& job, Exploration& into);

/// The whole text, up to what a parser is given; a note says where it is more.
[[nodiscard]] QByteArray wholeText(TextSource& source, Exploration& into);

} // namespace stemma

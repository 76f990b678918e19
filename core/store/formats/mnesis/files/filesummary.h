// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace stemma::mnesis {

/// The type that mnesis gives a large file by its name, as FileReference::fileType has it; no value: it goes by the
/// content then, which libmagic judges.
[[nodiscard]] std::optional<QString> fileTypeByName(const QString& path);

/// The summary that mnesis writes of a large file of this type, to the letter (mnesis spec, section 8.3). @p text: as
/// its content id is made of. No value: that takes a parser of Python, or of more YAML than keys and plain values in
/// lines, or Python's own limits, or much memory (long JSON that is broken).
[[nodiscard]] std::optional<QString> fileSummary(QStringView type, const QString& text);

/// The keys and tables at the top of a TOML 1.0 document, as Python's tomllib has them; no value: it refuses the text.
[[nodiscard]] std::optional<QStringList> tomlSections(QString text);

/// The summary of a YAML document of plain lines: keys and items with values without quotes, brackets and signs,
/// indented throughout. No value: it has more, so that only a reader of all of YAML can tell.
[[nodiscard]] std::optional<QString> yamlSummary(const QString& text);

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace stemma::mnesis {

/// The keys and tables at the top of a TOML 1.0 document, as Python's tomllib has them; no value: it refuses the text.
[[nodiscard]] std::optional<QStringList> tomlSections(QString text);

/// The summary of a YAML document of plain lines: keys and items with values without quotes, brackets and signs,
/// indented throughout. No value: it has more, so that only a reader of all of YAML can tell.
[[nodiscard]] std::optional<QString> yamlSummary(const QString& text);

} // namespace stemma::mnesis

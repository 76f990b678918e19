// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace stemma::mnesis {

/// The summary of a YAML document of plain lines: keys and items with values without quotes, brackets and signs,
/// indented throughout. No value: it has more, so that only a reader of all of YAML can tell.
[[nodiscard]] std::optional<QString> yamlSummary(const QString& text);

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace stemma::mnesis {

/// The keys and tables at the top of a TOML 1.0 document, as Python's tomllib has them; no value: it refuses the text.
[[nodiscard]] std::optional<QStringList> tomlSections(QString text);

} // namespace stemma::mnesis

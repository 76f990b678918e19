// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

/// What shells and man know of the command line, made from its own description, so that neither can lag behind.
namespace stemma::cli {

inline constexpr QLatin1StringView CompletionsOption("--completions");
inline constexpr QLatin1StringView ManPageOption("--man-page");

/// A script for "bash", "zsh" or "fish"; empty: no such shell is known.
[[nodiscard]] QByteArray completionScript(const QString& shell);
/// stemma(1).
[[nodiscard]] QByteArray manPage();

} // namespace stemma::cli

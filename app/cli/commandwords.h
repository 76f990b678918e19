// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma::cli {

[[nodiscard]] bool isCommand(QStringView word);
/// Whether a word is neither a command nor an option, does not look like a path or an address, and names nothing that
/// is in the current folder either.
[[nodiscard]] bool isMistaken(const QString& word);
/// For such a word: a sentence with the command that it may have been meant to be.
[[nodiscard]] QString whyMistaken(const QString& word);

} // namespace stemma::cli

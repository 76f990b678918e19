// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma {

/// The sentence that a piece of a text stands in, as one line: without marks of lists before it, and cut where it is
/// long, with an ellipsis. Looks at some hundred units of the text only. @p begin and @p end: of the piece, in UTF-16
/// units.
[[nodiscard]] QString sentenceOf(QStringView text, qsizetype begin, qsizetype end);

} // namespace stemma

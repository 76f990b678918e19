// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma {

/// The size of @p text in UTF-8. A lone surrogate counts three bytes.
[[nodiscard]] qint64 utf8Size(QStringView text);

/// Unicode code points; a lone surrogate counts as one.
[[nodiscard]] qint64 codePoints(QStringView text);

/// The first @p count code points; @p taken gets how many there were.
[[nodiscard]] QStringView firstCodePoints(QStringView text, qsizetype count, qsizetype* taken = nullptr);

/// The longest beginning of @p text with at most @p maxBytes bytes in UTF-8 that cuts no character.
[[nodiscard]] QStringView utf8Prefix(QStringView text, qint64 maxBytes);

/// @p text with each half of a surrogate pair replaced by U+FFFD, which is as long: many readers refuse such a half.
[[nodiscard]] QString withoutHalves(QString text);

/// What a text is read as, which decides what of it has to be seen though it has no shape of its own.
enum class TextUse : quint8 {
    Prose, ///< overrides of the direction, and tags, which spell hidden text: no honest writer has them
    Line, ///< a title, a label: also embeddings and isolates, which turn round what stands beside it
    Code, ///< a command, a path: also marks of direction and what has no width, for there every character counts
};

/// @p text with its control characters shown as pictures (U+2400 and on), line ends and tabs excepted: stored text must
/// not steer the terminal it is printed on. Characters that make a reader see something else than what is there become
/// signs: arrows for those that set a direction, U+2426 for those without width and before the letter of a tag. The
/// size stays the same.
[[nodiscard]] QString withVisibleControls(QStringView text, TextUse use = TextUse::Line);

/// The first line that is not blank, trimmed, runs of white space as one blank, control characters visible.
[[nodiscard]] QString firstLine(QStringView text, qsizetype maxLength);

/// By characters, but numbers by their value: f0, f12, f100.
[[nodiscard]] bool isNaturallyLess(QStringView one, QStringView other);

/// Between facts in one line: " · ", but in Arabic a comma, because a dot beside its figures is read as a zero; and
/// with a mark of direction, as a name in Latin letters would change places with another one or a figure behind it.
[[nodiscard]] QString factSeparator();
/// Facts in one line, which goes in the direction of the language whatever the first one begins with.
[[nodiscard]] QString joinedFacts(const QStringList& facts);

/// A line of Markdown without the marks of headings, bold, code and links, which a title does not need.
[[nodiscard]] QString withoutMarks(QString line);

} // namespace stemma

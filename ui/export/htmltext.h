// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

/// Texts of sessions as HTML. They are others' words: nothing of them becomes a tag, and only links to the web and to
/// mail addresses stay links.
namespace stemma::htmltext {

/// Within an element or a quoted attribute. Control characters become visible signs.
[[nodiscard]] QByteArray escaped(const QString& text);
/// Markdown, as the timeline reads it.
[[nodiscard]] QByteArray markdown(const QString& text);
/// The same in the element of a text, which has the direction of its words.
[[nodiscard]] QByteArray prose(const QString& text);
/// A preformatted block; @p kind is a class of the style sheet.
[[nodiscard]] QByteArray code(const QString& text, const char* kind = "code");
/// Lines of a patch, marked by their signs.
[[nodiscard]] QByteArray diff(const QString& text);

} // namespace stemma::htmltext

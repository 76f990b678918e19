// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>
#include <QTextOption>

namespace stemma {

/// How Qt's text widgets are to break the lines of a stored text. At words, unless it has one without end: of such a
/// word Qt looks through the whole rest again for each line, which takes a minute for 400 KB.
[[nodiscard]] QTextOption::WrapMode wrapModeFor(QStringView text);

} // namespace stemma

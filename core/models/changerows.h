// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/linediff.h"

#include <QFuture>

#include <vector>

namespace stemma {

/// A line of what a text is and what it would become.
struct ChangeRow
{
    QString gutter; ///< line numbers and sign
    QString text;
    diff::Line::Kind kind = diff::Line::Kind::Context;
    QList<diff::Range> words; ///< what differs in it
};
using ChangeRows = std::vector<ChangeRow>;

[[nodiscard]] ChangeRows changeRows(const QString& before, const QString& after);
/// The same of texts of any length, off the GUI thread.
[[nodiscard]] QFuture<ChangeRows> changeRowsLater(const QString& before, const QString& after);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

/// Texts as blocks of a Markdown document.
namespace stemma::markdowntext {

/// Appends a block and the empty line behind it; nothing for an empty one.
void put(QByteArray& out, const QString& block);
/// As a list.
[[nodiscard]] QString facts(const QList<std::pair<QString, QString>>& facts);

} // namespace stemma::markdowntext

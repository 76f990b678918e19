// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

/// What all HTML documents begin and end with: one page that needs no network and runs no scripts.
namespace stemma::htmlpage {

/// Up to where its content goes. @p facts: names with values.
[[nodiscard]] QByteArray begin(const QString& title, const QList<std::pair<QString, QString>>& facts);
/// @p beforeFoot: HTML between the content and the last lines.
[[nodiscard]] QByteArray end(const QStringList& lines, const QByteArray& beforeFoot = {});

} // namespace stemma::htmlpage

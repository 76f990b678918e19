// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"

#include <QList>
#include <QString>

namespace stemma {

/// A page that a tool found.
struct WebLink
{
    QString title; ///< empty: only the address is known
    QString address; ///< http or https

    bool operator==(const WebLink&) const = default;
};

/// Whether a tool of this name searches the web.
[[nodiscard]] bool isWebSearch(const QString& name);
[[nodiscard]] bool isWebAddress(const QString& text);

/// What a web search gave.
struct WebResults
{
    /// Each once, in its order: objects with a title and an address in JSON, wherever they stand in it, also within
    /// other text; else lines with an address below a title, and Markdown links.
    QList<WebLink> links;
    QString text; ///< Markdown behind the JSON that told them: what the tool says of the pages

    bool operator==(const WebResults&) const = default;
};
[[nodiscard]] WebResults webResultsIn(const QString& output);

} // namespace stemma

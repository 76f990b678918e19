// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFuture>
#include <QList>
#include <QString>

namespace stemma {

/// The tokens of a text by one vocabulary.
struct TokenCount
{
    QString vocabulary; ///< "o200k_base"
    qint64 tokens = 0;

    bool operator==(const TokenCount&) const = default;
};

/// By each vocabulary that is installed or was chosen; texts with tokens that models keep for themselves have none.
/// Counts off the GUI thread, where the vocabularies are loaded too.
[[nodiscard]] QFuture<QList<TokenCount>> countTokens(const QString& text);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace stemma::mantis {

// The line that mantis knows the text of a summary by (spec mantis, 2.4).

inline constexpr QByteArrayView SummaryStart = "[Earlier conversation compacted to save context. ";

/// "[Earlier conversation compacted to save context. N messages summarized below."
[[nodiscard]] std::optional<qint64> summarizedCount(QStringView text);
/// How much of such a text is the line that mantis knows it by, with the blank one behind it; 0: it has none.
[[nodiscard]] qsizetype summaryHead(QStringView text);
/// That line as the newest releases write it, for a text of so many tokens.
[[nodiscard]] QString newSummaryHead(qint64 count, qint64 tokens);

} // namespace stemma::mantis

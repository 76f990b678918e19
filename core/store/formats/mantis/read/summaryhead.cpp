// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/summaryhead.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

std::optional<qint64> summarizedCount(QStringView text)
{
    const QLatin1StringView start(SummaryStart);
    if (!text.startsWith(start))
        return {};
    const QStringView rest = text.sliced(start.size());
    const qsizetype end = rest.indexOf(u' ');
    bool ok = false;
    const qint64 count = end < 0 ? 0 : rest.first(end).toLongLong(&ok);
    return ok && rest.sliced(end).startsWith(" messages summarized below."_L1) ? std::optional(count) : std::nullopt;
}

qsizetype summaryHead(QStringView text)
{
    const qsizetype bracket = summarizedCount(text) ? text.indexOf(u']') : -1;
    if (bracket < 0 || text.first(bracket).contains(u'\n'))
        return 0;
    const QStringView behind = text.sliced(bracket + 1);
    return bracket + 1 + (behind.startsWith("\n\n"_L1) ? 2 : behind.startsWith(u'\n') ? 1 : 0);
}

QString newSummaryHead(qint64 count, qint64 tokens)
{
    constexpr qint64 UsualCap = 2048; // of the program; what is longer was not capped there
    return QLatin1StringView(SummaryStart) + QString::number(count)
        + u" messages summarized below. Summary capped at ~%1 tokens to keep context headroom.]\n\n"_s.arg(
            qMax(UsualCap, tokens));
}

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/findingbook.h"

#include <QCoreApplication>

namespace stemma {

namespace {

QString shortened(const QString& detail)
{
    constexpr qsizetype Most = 200;
    return detail.size() <= Most ? detail : detail.first(Most) + u'…';
}

} // namespace

Finding findingOf(const char* context, QLatin1StringView code, Finding::Severity severity, const char* text,
    const char* repair, const QStringList& details)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.text = QCoreApplication::translate(context, text);
    // Both at once where there are two: a detail may hold a %2 itself.
    if (details.size() == 1)
        finding.text = finding.text.arg(shortened(details[0]));
    else if (details.size() == 2)
        finding.text = finding.text.arg(shortened(details[0]), shortened(details[1]));
    if (repair)
        finding.repair = QCoreApplication::translate(context, repair);
    return finding;
}

Finding furtherFindings(QLatin1StringView code, Finding::Severity severity, qint64 more)
{
    Finding finding;
    finding.severity = severity;
    finding.code = code;
    finding.text = QCoreApplication::translate("Findings", "%1 more findings of this kind were left out.").arg(more);
    return finding;
}

} // namespace stemma

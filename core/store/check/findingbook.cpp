// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/findingbook.h"

#include <QCoreApplication>

namespace stemma {

namespace {

QString shortened(const QString& detail)
{
    constexpr qsizetype Most = 200;
    return detail.size() <= Most ? detail : detail.first(Most) + u'…';
}

QString whyNone(const FindingWords& words)
{
    return words.noRepair ? QCoreApplication::translate("Unrepairable", words.noRepair) : QString();
}

} // namespace

Finding findingInWords(const char* context, const FindingWords& words, const QStringList& details)
{
    Finding finding;
    finding.severity = words.severity;
    finding.code = words.code;
    finding.text = QCoreApplication::translate(context, words.text);
    // Both at once where there are two: a detail may hold a %2 itself.
    if (details.size() == 1)
        finding.text = finding.text.arg(shortened(details[0]));
    else if (details.size() == 2)
        finding.text = finding.text.arg(shortened(details[0]), shortened(details[1]));
    if (words.repair)
        finding.repair = QCoreApplication::translate(context, words.repair);
    finding.noRepair = whyNone(words);
    return finding;
}

Finding furtherInWords(const FindingWords& words, qint64 more)
{
    Finding finding;
    finding.severity = words.severity;
    finding.code = words.code;
    finding.text = QCoreApplication::translate("Findings", "%1 more findings of this kind are not listed.").arg(more);
    finding.noRepair = whyNone(words);
    return finding;
}

} // namespace stemma

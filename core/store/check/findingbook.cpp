// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/findingbook.h"

#include <QCoreApplication>

namespace stemma {

namespace {

QStringList& codesAdded()
{
    static QStringList codes;
    return codes;
}

} // namespace

QStringList knownCodes()
{
    QStringList codes = codesAdded();
    codes.removeDuplicates(); // formats share some
    codes.sort();
    return codes;
}

void addKnownCode(QLatin1StringView code)
{
    codesAdded() += code;
}

Finding findingOf(const char* context, const FindingWords& words, const QStringList& details)
{
    const auto shortened = [&](qsizetype detail) {
        constexpr qsizetype Most = 200;
        const QString& text = details.at(detail);
        return text.size() <= Most ? text : text.first(Most) + u'…';
    };
    Finding finding;
    finding.severity = words.severity;
    finding.code = words.code;
    finding.text = QCoreApplication::translate(context, words.text);
    // Both at once where there are two: a detail may hold a %2 itself.
    if (details.size() == 1)
        finding.text = finding.text.arg(shortened(0));
    else if (details.size() == 2)
        finding.text = finding.text.arg(shortened(0), shortened(1));
    if (words.repair)
        finding.repair = QCoreApplication::translate(context, words.repair);
    finding.noRepair = words.noRepair ? QCoreApplication::translate("Unrepairable", words.noRepair) : QString();
    return finding;
}

Finding furtherFindings(FindingWords words, qint64 more)
{
    words.text = QT_TRANSLATE_NOOP("Findings", "%1 more findings of this kind are not listed.");
    words.repair = nullptr;
    return findingOf("Findings", words, {QString::number(more)});
}

} // namespace stemma

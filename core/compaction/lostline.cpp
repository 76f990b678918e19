// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lostline.h"

#include "core/compaction/fileids.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The headings under which the compaction levels of mnesis keep such facts, in small letters.
QStringList headingsFor(LossKind kind)
{
    switch (kind) {
    case LossKind::Constraint:
    case LossKind::Decision:
        return {u"constraint"_s, u"instruction"_s};
    case LossKind::Path:
        return {u"files"_s, u"directories"_s};
    case LossKind::Error:
    case LossKind::Number:
    case LossKind::Identifier:
    case LossKind::Version:
    case LossKind::Url:
    case LossKind::Command:
    case LossKind::Quotation:
        break;
    }
    return {u"discoveries"_s, u"findings"_s, u"other important"_s};
}

QString ownHeading(LossKind kind)
{
    return kind == LossKind::Constraint || kind == LossKind::Decision ? u"## Key Instructions & Constraints"_s
        : kind == LossKind::Path                                      ? u"## Relevant Files & Directories"_s
                                                                      : u"## Other Important Context"_s;
}

} // namespace

QString withLostAdded(const QString& text, const LossFinding& finding, qsizetype* cursor)
{
    if (const qsizetype footer = startOfLastFooter(text); footer < text.size())
        return withLostAdded(text.first(footer), finding, cursor) + QStringView(text).sliced(footer);
    const QString line = u"- "_s + finding.text.simplified();
    static const QRegularExpression heading(u"^(#{1,6}[ \\t]+.*|[A-Z]{3,}:.*)$"_s, QRegularExpression::MultilineOption);
    const QStringList wanted = headingsFor(finding.kind);
    qsizetype section = -1;
    qsizetype end = text.size();
    for (const QRegularExpressionMatch& match : heading.globalMatch(text)) {
        if (section >= 0) {
            end = match.capturedStart();
            break;
        }
        const QString title = match.captured().toLower();
        if (std::ranges::any_of(wanted, [&](const QString& word) { return title.contains(word); }))
            section = match.capturedEnd();
    }
    QString made = text;
    if (section < 0) {
        while (made.endsWith(u'\n'))
            made.chop(1);
        made += (made.isEmpty() ? QString() : u"\n\n"_s) + ownHeading(finding.kind) + u'\n' + line;
        *cursor = made.size();
        return made;
    }
    while (end > section && text[end - 1].isSpace())
        --end;
    made.insert(end, u'\n' + line);
    *cursor = end + 1 + line.size();
    return made;
}

} // namespace stemma

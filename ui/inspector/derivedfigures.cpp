// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/derivedfigures.h"

#include "core/base/saturating.h"
#include "core/base/tokenguess.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FiguresText
{
    Q_DECLARE_TR_FUNCTIONS(DerivedFigures)
};

std::vector<const LongText*> textsOf(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return {&text->text};
    if (const auto* thinking = part.as<ReasoningPart>())
        return {&thinking->text};
    if (const auto* tool = part.as<ToolPart>())
        return {&tool->input, &tool->output, &tool->error};
    if (const auto* patch = part.as<PatchPart>())
        return {&patch->diff};
    return {};
}

QString withMilliseconds(Time time)
{
    return format::clockTime(time) + u'.' + u"%L1"_s.arg(toMs(time) % 1000, 3, 10, QLatin1Char('0'));
}

const Part* partAt(const Message& message, int index)
{
    const auto part = std::ranges::find(message.parts, index, &Part::index);
    return index < 0 || part == message.parts.end() ? nullptr : &*part;
}

void addTokens(QList<Property>& rows, const Part& part, const QList<TokenCount>& counts)
{
    const qint64 tokens = tokensOf(part);
    if (tokens > 0 && part.tokens.value_or(0) > 0) {
        rows << Property {
            FiguresText::tr("Tokens"), format::tokens(tokens, true), FiguresText::tr("stored by the agent")};
    } else if (tokens > 0) {
        qint64 bytes = 0;
        for (const LongText* text : textsOf(part))
            bytes += text->bytes;
        if (const auto* reference = part.as<FileReferencePart>())
            bytes = reference->reference.summary.toUtf8().size();
        rows << Property {FiguresText::tr("Tokens"), format::tokens(tokens, true),
            FiguresText::tr("%1 bytes ÷ 4, rounded up").arg(format::number(bytes))};
    }
    for (const TokenCount& count : counts)
        rows << Property {FiguresText::tr("Tokens"), format::number(count.tokens),
            FiguresText::tr("counted by %1").arg(count.vocabulary)};
    const auto* tool = part.as<ToolPart>();
    if (tool && tool->prunedAt)
        rows << Property {FiguresText::tr("Freed"), format::tokens(guessedTokens(tool->output.bytes), true),
            FiguresText::tr("%1 bytes of output ÷ 4").arg(format::number(tool->output.bytes))};
}

void addTimes(QList<Property>& rows, const Part& part)
{
    if (const auto* thinking = part.as<ReasoningPart>(); thinking && thinking->duration)
        rows << Property {
            FiguresText::tr("Duration"), format::duration(*thinking->duration), FiguresText::tr("stored by the agent")};
    const auto* tool = part.as<ToolPart>();
    if (tool && tool->startedAt && tool->endedAt)
        rows << Property {FiguresText::tr("Duration"),
            format::duration(durationBetween(*tool->startedAt, *tool->endedAt)),
            FiguresText::tr("ended %1 − started %2")
                .arg(withMilliseconds(*tool->endedAt), withMilliseconds(*tool->startedAt))};
    const auto* compaction = part.as<CompactionPart>();
    if (compaction && compaction->tokensBefore.value_or(0) > 0 && compaction->tokensAfter)
        rows << Property {FiguresText::tr("Change"),
            FiguresText::tr("%1 %").arg(format::number(std::lround(100.0
                * double(*compaction->tokensAfter - *compaction->tokensBefore) / double(*compaction->tokensBefore)))),
            FiguresText::tr("%1 tokens after ÷ %2 before − 1")
                .arg(format::number(*compaction->tokensAfter), format::number(*compaction->tokensBefore))};
}

} // namespace

PropertyGroup derivedFigures(
    const Message& message, int partIndex, std::optional<Time> before, const QList<TokenCount>& counts)
{
    QList<Property> rows;
    if (const Part* part = partAt(message, partIndex)) {
        addTokens(rows, *part, counts);
        addTimes(rows, *part);
    }
    if (before && message.createdAt)
        rows << Property {FiguresText::tr("Gap"), format::gap(durationBetween(*before, *message.createdAt)),
            FiguresText::tr("%1 − %2 of the message before")
                .arg(withMilliseconds(*message.createdAt), withMilliseconds(*before))};
    return {FiguresText::tr("How figures came about"), {}, rows};
}

QString countedText(const Message& message, int partIndex)
{
    const Part* part = partAt(message, partIndex);
    QString all;
    for (const LongText* text : part ? textsOf(*part) : std::vector<const LongText*>()) {
        if (text->truncated)
            return {};
        all += text->text;
    }
    return all;
}

} // namespace stemma

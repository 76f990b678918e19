// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/transcript.h"

#include "core/base/text.h"
#include "core/session/injectedtext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype ExcerptOfOutput = 500;
constexpr qsizetype ExcerptWithFileIds = 100'000; ///< 0.3 looked no further
constexpr int KeptTurns = 2;

} // namespace

QString messageExcerpt(const QList<Part>& parts, qsizetype most, const CompactionProfile& profile)
{
    QString text;
    qsizetype room = most;
    const auto add = [&](QStringView more) {
        qsizetype taken = 0;
        text += firstCodePoints(more, room, &taken);
        room -= taken;
    };
    bool isFirst = true;
    for (const Part& part : parts) {
        const auto* words = part.as<TextPart>();
        const auto* tool = part.as<ToolPart>();
        const bool hasOutput = tool && !tool->prunedAt && !tool->output.text.isEmpty();
        if ((!words && !hasOutput) || isKeptFromModel(part.fields))
            continue;
        // From 0.4 on a newline is not what a text ends with that is cut behind it.
        if (!isFirst && room <= int(profile.fitsIds))
            break;
        if (!std::exchange(isFirst, false))
            add(u"\n");
        if (words)
            add(words->text.text);
        else
            add(QString("[Tool "_L1 + tool->name + "]: "_L1 + firstCodePoints(tool->output.text, ExcerptOfOutput)));
    }
    return text;
}

QStringList textsWithFileIds(const QList<Part>& parts, const CompactionProfile& profile)
{
    if (!profile.searchesWholeMessages)
        return {messageExcerpt(parts, ExcerptWithFileIds, profile)};
    QStringList texts;
    for (const Part& part : parts) {
        if (const auto* words = part.as<TextPart>())
            texts += words->text.text;
        else if (const auto* tool = part.as<ToolPart>())
            texts += {tool->input.text, tool->output.text, tool->error.text};
    }
    return texts;
}

qsizetype messagesToCompact(std::span<const bool> isFromUser, int level, const CompactionProfile& profile)
{
    if (level == 3 && profile.level3TakesAll)
        return qsizetype(isFromUser.size());
    int users = 0;
    qsizetype first = 0; // of the turns that stay
    for (qsizetype i = qsizetype(isFromUser.size()); i-- > 0;) {
        if (!isFromUser[size_t(i)])
            continue;
        if (++users == KeptTurns)
            first = i;
        if (users > KeptTurns)
            return first;
    }
    return 0;
}

} // namespace stemma

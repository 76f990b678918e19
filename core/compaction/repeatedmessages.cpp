// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/repeatedmessages.h"

#include "core/compaction/plaininput.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostOutput = 262'144; ///< of an output, from its end
constexpr qsizetype LongestLine = 400;
constexpr qsizetype MostLines = 32; ///< with errors
constexpr qsizetype MostMessages = 256;
constexpr qsizetype ShortestMessage = 8;

bool tellsError(QStringView line, const LossRules& rules)
{
    const QString lowered = line.toString().toLower();
    const auto isIn = [&](const QString& word) { return lowered.contains(word); };
    return std::ranges::any_of(rules.errorWords, isIn) || std::ranges::any_of(rules.failWords, isIn)
        || std::ranges::any_of(rules.errorCodes, [&](const QString& code) { return line.contains(code); });
}

/// "java.net.SocketTimeoutException: …" is said without where it comes from.
QStringView withoutPackage(QStringView message)
{
    const qsizetype end = std::min(message.indexOf(u' '), message.indexOf(u':'));
    const qsizetype dot = end > 0 ? message.first(end).lastIndexOf(u'.') : -1;
    return dot > 0 ? message.sliced(dot + 1) : message;
}

void addMessagesOf(QStringView line, QStringList& messages)
{
    static constexpr QStringView Ends = u":.,;(\"'";
    QList<qsizetype> begins {0};
    QList<qsizetype> ends {line.size()};
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QChar before = line[i - 1];
        if ((line[i] == u' ' && QStringView(u":]=-").contains(before)) || before == u'"' || before == u'\'')
            begins.append(i);
        const bool isEnd = line[i] == u'"' || line[i] == u'\'' || line[i] == u'('
            || (Ends.contains(line[i]) && (i + 1 == line.size() || line[i + 1] == u' '));
        if (isEnd)
            ends.append(i);
    }
    for (const qsizetype begin : begins)
        for (const qsizetype end : ends) {
            if (end <= begin || messages.size() >= MostMessages)
                continue;
            const QStringView message = withoutPackage(line.sliced(begin, end - begin).trimmed());
            if (message.size() >= ShortestMessage && message.contains(u' '))
                messages.append(message.toString());
        }
}

} // namespace

QStringList errorMessagesOf(QStringView output, const LossRules& rules)
{
    QStringList messages;
    qsizetype lines = 0;
    for (const QStringView line : output.last(std::min(output.size(), MostOutput)).tokenize(u'\n')) {
        const QStringView told = line.trimmed();
        if (told.size() < ShortestMessage || told.size() > LongestLine || !tellsError(told, rules))
            continue;
        addMessagesOf(told, messages);
        if (++lines == MostLines)
            break;
    }
    messages.removeDuplicates();
    std::ranges::stable_sort(messages, std::ranges::greater(), &QString::size);
    return messages;
}

void addRepeatedMessages(QStringView text, const QStringList& messages, std::vector<ExtractedFact>& facts)
{
    QList<std::pair<qsizetype, qsizetype>> found;
    for (const QString& message : messages) {
        const qsizetype begin = text.indexOf(message);
        const qsizetype end = begin + message.size();
        const auto isWithin = [&](const auto& other) { return begin < other.second && other.first < end; };
        if (begin < 0 || std::ranges::any_of(found, isWithin) || (begin > 0 && text[begin - 1].isLetterOrNumber())
            || (end < text.size() && text[end].isLetterOrNumber() && text[end].unicode() < 0x3040))
            continue;
        found.append({begin, end});
        std::erase_if(facts, [&](const ExtractedFact& fact) {
            return fact.kind == LossKind::Error && begin < fact.end && fact.begin < end;
        });
        facts.push_back({LossKind::Error, FactSource::Text, begin, end, phraseNormal(message),
            RepeatedMessage.toString(), {}, 0, {}, false, {}, {}});
    }
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactionlist.h"

#include "core/export/redaction/meanttext.h"

#include <QRegularExpression>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype SnippetSide = 40; ///< characters before and behind

QString snippetOf(const QString& text, const RedactionFind& find)
{
    const qsizetype from = std::max<qsizetype>(0, find.start - SnippetSide);
    const qsizetype shown = std::min(find.length, RedactionList::LongestInSnippet);
    const qsizetype end = std::min(text.size(), find.start + shown + SnippetSide);
    return text.sliced(from, end - from).simplified();
}

/// The place behind which the name of a user begins; addresses, JSON and HTML spell what stands before it.
qsizetype nameInHome(const QString& path)
{
    static constexpr QLatin1StringView Separators[] = {"/"_L1, "\\"_L1, "%2F"_L1, "%5C"_L1, "\\u002F"_L1, "\\u005C"_L1,
        "&#47;"_L1, "&#92;"_L1, "&#x2F;"_L1, "&#x5C;"_L1};
    const auto behindLast = [&path](QLatin1StringView sign) {
        const qsizetype at = path.lastIndexOf(sign, -1, Qt::CaseInsensitive);
        return at < 0 ? 0 : at + sign.size();
    };
    const qsizetype ofFolder = path.startsWith(u'-') ? behindLast("-"_L1) : 0;
    return std::max(ofFolder, std::ranges::max(Separators | std::views::transform(behindLast)));
}

/// A name as it is meant where JSON spells it in ASCII.
QString withoutEscapes(const QString& name)
{
    static const QRegularExpression escape(uR"(\\+u([0-9A-Fa-f]{4}))"_s);
    constexpr int Hex = 16;
    QString meant;
    qsizetype copied = 0;
    for (const QRegularExpressionMatch& match : escape.globalMatch(name)) {
        meant += QStringView(name).sliced(copied, match.capturedStart() - copied);
        meant += QChar(match.capturedView(1).toUShort(nullptr, Hex));
        copied = match.capturedEnd();
    }
    return meant + QStringView(name).sliced(copied);
}

/// The same for a name in any case, whichever of its words comes first.
QString lettersOf(const QString& name)
{
    QString letters = withoutEscapes(name).toCaseFolded();
    letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    std::ranges::sort(letters);
    return letters.isEmpty() ? name : letters;
}

} // namespace

QString RedactionList::standInFor(const RedactionRule& rule, const QString& value)
{
    const auto numberOf = [this, &rule](const QString& what) {
        QHash<QString, int>& numbers = m_numbers[rule.standIn];
        const auto known = numbers.constFind(what);
        return known != numbers.cend() ? *known : *numbers.insert(what, int(numbers.size()) + 1);
    };
    // The rest of a path stays what it was, so the stand-in must be one.
    if (rule.kind == RedactionKind::Home) {
        const qsizetype name = nameInHome(value);
        return value.first(name) + rule.standIn + u'-' + QString::number(numberOf(value.sliced(name)));
    }
    const MeantText meant(value); // the same has one number, however it is spelled
    const QString& text = meant.differs() ? meant.text() : value;
    const QString what = rule.kind == RedactionKind::Name ? lettersOf(text)
        : rule.kind == RedactionKind::Email               ? text.toCaseFolded()
                                                          : text;
    return u"[%1 %2]"_s.arg(rule.standIn, QString::number(m_taken.value(rule.standIn) + numberOf(what)));
}

/// What was redacted once has stand-ins, and the same must not stand for something else there.
void RedactionList::goOnBehind(const StandIn& standIn)
{
    const int more = standIn.number - m_taken.value(standIn.words);
    if (more <= 0)
        return;
    m_taken[standIn.words] = standIn.number;
    const QString begin = u'[' + standIn.words + u' ';
    for (RedactionValue& value : m_values) {
        if (!value.standIn.startsWith(begin))
            continue;
        const int number = QStringView(value.standIn).sliced(begin.size()).chopped(1).toInt();
        value.standIn = begin + QString::number(number + more) + u']';
    }
}

QString RedactionList::look(const RedactionFinder& finder, const QString& text, const MessageId& message)
{
    for (qsizetype at = text.indexOf(u'['); at >= 0; at = text.indexOf(u'[', at + 1)) {
        if (const auto standIn = finder.standInAt(text, at))
            goOnBehind(*standIn);
    }
    QString rest;
    qsizetype copied = 0;
    for (const RedactionFind& find : finder.find(text)) {
        add(find, text, message);
        rest += QStringView(text).sliced(copied, find.start - copied);
        rest += RedactionFinder::Gap;
        copied = find.start + find.length;
    }
    return copied == 0 ? text : rest + QStringView(text).sliced(copied);
}

void RedactionList::lookForMore(const RedactionFinder& finder, const QString& text, const MessageId& message)
{
    for (const RedactionFind& find : finder.find(text)) {
        if (!m_known.contains(text.sliced(find.start, find.length)))
            add(find, text, message);
    }
}

void RedactionList::add(const RedactionFind& find, const QString& text, const MessageId& message)
{
    const QString value = text.sliced(find.start, find.length);
    if (const auto known = m_known.constFind(value); known != m_known.cend()) {
        ++m_values[*known].count;
        return;
    }
    m_known.insert(value, m_values.size());
    m_values.push_back({find.rule->kind, find.rule->id, value, standInFor(*find.rule, value), find.rule->wholeWord, 1,
        true, message, snippetOf(text, find)});
}

void RedactionList::countImage(const MessageId& message)
{
    if (const auto known = m_known.constFind({}); known != m_known.cend()) {
        ++m_values[*known].count;
        return;
    }
    m_known.insert({}, m_values.size());
    m_values.push_back({RedactionKind::Image, u"image"_s, {}, {}, false, 1, true, message, {}});
}

void RedactionList::setAccepted(RedactionKind kind, bool accepted)
{
    for (RedactionValue& value : m_values) {
        if (value.kind == kind)
            value.isAccepted = accepted;
    }
}

qint64 RedactionList::places() const
{
    qint64 places = 0;
    for (const RedactionValue& value : m_values)
        places += value.isAccepted ? value.count : 0;
    return places;
}

} // namespace stemma

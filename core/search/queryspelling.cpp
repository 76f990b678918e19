// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/queryspelling.h"

#include "core/search/queryfields.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::queryspelling {
namespace {

using NodeKind = QueryNode::Kind;

QString quoted(const QString& text)
{
    return u'"' + QString(text).replace(u"\""_s, u"\"\""_s) + u'"';
}

/// Whether a parser would take it for one bare word.
bool isBare(const QString& text)
{
    if (text.isEmpty() || std::ranges::any_of(text, endsWord) || text.endsWith(u'*') || isOperator(text))
        return false;
    const QChar first = text.front();
    if (first == u'=' || first == u'/')
        return false;
    return std::ranges::none_of(text, [](QChar c) { return c == u':' || c == u'<' || c == u'>'; });
}

QString spelledRegex(const QString& pattern)
{
    QString spelled;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == u'/')
            spelled += u'\\';
        spelled += pattern[i];
        if (pattern[i] == u'\\' && i + 1 < pattern.size())
            spelled += pattern[++i];
    }
    return spelled;
}

QString spelledField(const QueryNode& node)
{
    const bool isPlain = !node.text.isEmpty() && std::ranges::none_of(node.text, endsWord);
    return nameOf(node.field) + u':' + (isPlain ? node.text : quoted(node.text));
}

QString joined(const QueryNode& node, const QString& between)
{
    QStringList pieces;
    for (const QueryNode& child : node.children) {
        const bool needsParentheses = child.kind == NodeKind::Or || child.kind == NodeKind::And;
        pieces += needsParentheses ? u'(' + spelled(child) + u')' : spelled(child);
    }
    return pieces.join(between);
}

} // namespace

bool endsWord(QChar character)
{
    return character.isSpace() || character == u'(' || character == u')' || character == u'"';
}

bool hasWord(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t code = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size())
            code = QChar::surrogateToUcs4(text[i], text[i + 1]);
        if (QChar::isLetterOrNumber(code) || QChar::category(code) == QChar::Other_PrivateUse)
            return true;
    }
    return false;
}

bool isOperator(QStringView word)
{
    return word == "AND"_L1 || word == "OR"_L1 || word == "NOT"_L1;
}

bool isWithoutGaps(QStringView text)
{
    static constexpr QChar::Script Scripts[] = {QChar::Script_Han, QChar::Script_Hiragana, QChar::Script_Katakana,
        QChar::Script_Bopomofo, QChar::Script_Thai, QChar::Script_Lao, QChar::Script_Khmer, QChar::Script_Myanmar};
    return std::ranges::any_of(
        text.toUcs4(), [](char32_t code) { return std::ranges::contains(Scripts, QChar::script(code)); });
}

QString withPlainSlashes(QStringView pattern)
{
    QString plain;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool isEscape = pattern[i] == u'\\' && i + 1 < pattern.size();
        if (isEscape && pattern[i + 1] != u'/')
            plain += pattern[i];
        if (isEscape)
            ++i;
        plain += pattern[i];
    }
    return plain;
}

TextPattern patternOfWords(const QString& words, bool isPrefix)
{
    static const QRegularExpression separators(
        u"[^\\p{L}\\p{N}\\p{M}\\p{Co}]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    QStringList pieces = words.split(separators, Qt::SkipEmptyParts);
    const bool isAnywhere = isWithoutGaps(words);
    if (isAnywhere && pieces.size() == 1)
        return {.text = pieces.constFirst(), .words = words};
    for (QString& piece : pieces)
        piece = QRegularExpression::escape(piece);
    if (isAnywhere)
        return {.text = pieces.join(u"[^\\p{L}\\p{N}]+"_s), .isRegex = true, .words = words};
    const QString edge = u"(?<![\\p{L}\\p{N}])"_s;
    return {
        .text = edge + pieces.join(u"[^\\p{L}\\p{N}]+"_s) + (isPrefix ? u"[\\p{L}\\p{N}]*"_s : u"(?![\\p{L}\\p{N}])"_s),
        .isRegex = true,
        .words = words};
}

QString spelled(const QueryNode& node)
{
    switch (node.kind) {
    case NodeKind::Everything:
        return {};
    case NodeKind::And:
        return joined(node, u" "_s);
    case NodeKind::Or:
        return joined(node, u" OR "_s);
    case NodeKind::Not:
        return u"NOT "_s + joined(node, {});
    case NodeKind::Words:
        return (isBare(node.text) ? node.text : quoted(node.text)) + (node.isPrefix ? u"*"_s : QString());
    case NodeKind::Exact:
        return u'=' + quoted(node.text);
    case NodeKind::Regex:
        return u'/' + spelledRegex(node.text) + u'/' + (node.ignoresCase ? u"i"_s : QString());
    case NodeKind::Field:
        return spelledField(node);
    }
    return {};
}

} // namespace stemma::queryspelling

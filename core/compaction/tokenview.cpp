// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/tokenview.h"

#include <algorithm>

namespace stemma {

TokenView::TokenView(
    const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens, LossRules::Language language)
    : m_rules(rules)
    , m_text(text)
    , m_tokens(tokens)
    , m_lowered(tokens.size())
    , m_language(language)
    , m_hasCapitals(true)
{
    const auto letter = std::ranges::find_if(text, [](QChar c) { return c.isLetter(); });
    if (letter != text.end())
        m_hasCapitals = !letter->isLower();
}

const QString& TokenView::lowered(size_t i) const
{
    QString& word = m_lowered[i];
    if (word.isNull())
        word = lowerCase(textOf(m_tokens[i]));
    return word;
}

TokenFact TokenView::made(LossKind kind, const QString& rule, size_t i, QString normal) const
{
    TokenFact fact;
    fact.kind = kind;
    fact.begin = m_tokens[i].begin;
    fact.end = m_tokens[i].end;
    fact.normal = std::move(normal);
    fact.rule = rule;
    fact.next = i + 1;
    return fact;
}

bool TokenView::follows(size_t i) const
{
    if (i == 0 || i >= m_tokens.size())
        return false;
    const qsizetype gap = m_tokens[i].begin - m_tokens[i - 1].end;
    const QChar c = charAt(m_tokens[i - 1].end);
    return gap == 1 && (c == u' ' || c == u'\u00a0' || c == u'\u202f' || c == u'\u2009');
}

bool TokenView::isAlone(size_t i) const
{
    const TextToken& token = m_tokens[i];
    if (!token.has(TextToken::InSpan) || charAt(token.begin - 1) != u'`')
        return false;
    qsizetype end = token.end;
    if (charAt(end) == u'(' && charAt(end + 1) == u')')
        end += 2;
    while (charAt(end) == u'.' || charAt(end) == u':' || charAt(end) == u'/')
        ++end;
    return charAt(end) == u'`';
}

std::optional<LossRules::Unit> TokenView::unitOf(QStringView word) const
{
    if (const auto it = m_rules.exactUnits.constFind(word); it != m_rules.exactUnits.constEnd())
        return *it;
    const QString lowered = lowerCase(word);
    const auto& own = m_rules.languages[size_t(m_language)].units;
    if (const auto it = own.constFind(lowered); it != own.constEnd())
        return *it;
    if (const auto it = m_rules.units.constFind(lowered); it != m_rules.units.constEnd())
        return *it;
    return {};
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clausewords.h"

namespace stemma {

/// A sentence, a bullet or a table row.
struct Sentence
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isQuestion = false;
    bool underDemands = false; ///< in a list whose heading says that it lists demands
};

/// Reads the sentences of one text. The text, its tokens and the reader have to outlive it.
class ClauseReader
{
public:
    static constexpr qsizetype LongestSentence = 600; ///< longer ones are cut, so that no rule meets an endless one

    ClauseReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
        const TokenReader& reader, LossRules::Language language);

    [[nodiscard]] std::vector<Sentence> sentences() const;
    /// The clauses of @p sentence that a rule for sentences matches.
    [[nodiscard]] std::vector<Clause> matches(const Sentence& sentence, bool byUser) const;
    /// The sentence, and its parts if it has several.
    [[nodiscard]] std::vector<Clause> parts(const Sentence& sentence) const;
    [[nodiscard]] Clause clause(qsizetype begin, qsizetype end) const { return m_words.clause(begin, end); }

private:
    enum class Break : quint8 { None, Soft, Hard };
    struct Segment
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        Break before = Break::None;
        QString firstWord;
        size_t tokens = 0;
        QString joiner; ///< before the first word; empty: none
        bool beforeNoun = false; ///< the first word stands before a noun, as far as that can be seen
    };

    void splitLine(qsizetype begin, qsizetype end, bool underDemands, std::vector<Sentence>& found) const;
    [[nodiscard]] std::vector<Segment> segments(const Sentence& sentence) const;
    [[nodiscard]] Break breakBefore(size_t token) const;
    [[nodiscard]] const LossRules::Rule* ruleFor(qsizetype begin, qsizetype end, bool byUser, bool inQuestion) const;
    [[nodiscard]] bool isContrast(const Segment& segment) const;
    [[nodiscard]] bool isCondition(const QString& firstWord) const;
    [[nodiscard]] bool isAbbreviation(qsizetype point) const;
    [[nodiscard]] const LossRules::LanguageRules& grammar() const { return m_rules.languages[size_t(m_language)]; }
    [[nodiscard]] bool withoutBlanks() const
    {
        return m_language == LossRules::Language::Japanese || m_language == LossRules::Language::Chinese;
    }
    [[nodiscard]] qsizetype withoutIn(const Sentence& sentence) const; ///< where "without" stands in it; -1: nowhere
    void addCore(Clause& clause, qsizetype begin, qsizetype end) const;
    [[nodiscard]] bool isDemandHeading(QStringView line) const;

    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    const TokenReader& m_reader;
    LossRules::Language m_language;
    ClauseWords m_words;
};

/// Without bullets, emphasis and signs at its ends.
void trimClause(QStringView text, qsizetype& begin, qsizetype& end);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clauserules.h"
#include "core/compaction/sentences.h"

namespace stemma {

/// Reads the sentences of one text. The text, its tokens and the reader have to outlive it.
class ClauseReader
{
public:
    ClauseReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
        const TokenReader& reader, LossRules::Language language);

    [[nodiscard]] std::vector<Sentence> sentences() const
    {
        return SentenceReader(m_rules, m_text, m_language).sentences();
    }
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

    [[nodiscard]] std::vector<Segment> segments(const Sentence& sentence) const;
    [[nodiscard]] Break breakBefore(size_t token) const;
    [[nodiscard]] bool isContrast(const Segment& segment) const;
    [[nodiscard]] bool asks(const Segment& segment) const;
    [[nodiscard]] bool isRestating(const Segment& segment, bool ofDenial) const;
    [[nodiscard]] bool isCommentOn(size_t topic, const Segment& segment) const;
    [[nodiscard]] bool beginsWithOneOf(const QSet<QString>& words, size_t token) const;
    [[nodiscard]] bool isReason(const Segment& segment) const;
    [[nodiscard]] bool isConsequence(const Segment& segment) const;
    [[nodiscard]] bool isCondition(const QString& firstWord) const;
    [[nodiscard]] const LossRules::LanguageRules& grammar() const { return m_rules.languages[size_t(m_language)]; }
    [[nodiscard]] bool withoutBlanks() const
    {
        return m_language == LossRules::Language::Japanese || m_language == LossRules::Language::Chinese;
    }
    [[nodiscard]] qsizetype withoutIn(const Sentence& sentence) const; ///< where "without" stands in it; -1: nowhere
    void dropDenialOfCondition(Clause& made, qsizetype begin, qsizetype conditionEnd, qsizetype end) const;
    void addCore(Clause& clause, qsizetype begin, qsizetype end) const;
    void addOthers(const Sentence& sentence, std::vector<Clause>& found) const;

    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    const TokenReader& m_reader;
    LossRules::Language m_language;
    ClauseWords m_words;
    ClauseRules m_matching;
};

} // namespace stemma

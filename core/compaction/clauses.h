// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/tokenreader.h"

#include <memory>
#include <span>

namespace stemma {

/// A word of a clause as clauses are compared: its stem, what it means, or the fact that it is.
struct ClauseWord
{
    enum class Type : quint8 { Word, Concept, Anchor, Number };
    Type type = Type::Word;
    QString key;
    QString unit; ///< of numbers
    double weight = 1;
};

/// A sentence, or the part of one that demands something by itself.
struct Clause
{
    qsizetype begin = 0;
    qsizetype end = 0;
    std::vector<ClauseWord> words; ///< each key once
    LossRules::Language language = LossRules::Language::Other;
    bool denies = false; ///< says that something is not, or must not be
    bool negates = false; ///< has a word that denies by itself
    bool excepts = false; ///< "without", "unless"
    bool depends = false; ///< "unless", "before"
    bool demands = false; ///< says how something has to be
    LossKind kind = LossKind::Constraint;
    QString rule; ///< that it matches; empty: none
    std::shared_ptr<const Clause> core; ///< the part that demands, if the rest only explains; null: all of it
};

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
    [[nodiscard]] Clause clause(qsizetype begin, qsizetype end) const;

private:
    enum class Break : quint8 { None, Soft, Hard };
    struct Segment
    {
        qsizetype begin = 0;
        qsizetype end = 0;
        Break before = Break::None;
        QString firstWord;
        size_t tokens = 0;
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
    [[nodiscard]] size_t firstToken(qsizetype offset) const;
    size_t addPhrase(Clause& clause, size_t token, qsizetype end) const;
    void addPlainWords(Clause& clause) const;
    void addMeaning(Clause& clause, const LossRules::Concept& meaning) const;
    static void settleLimit(Clause& clause);
    void addCore(Clause& clause, qsizetype begin, qsizetype end) const;
    void addFact(Clause& clause, const TokenFact& fact) const;
    void addWord(Clause& clause, const QString& lowered) const;
    void addIdeographs(Clause& clause, QStringView run) const;
    [[nodiscard]] bool isDemandHeading(QStringView line) const;
    [[nodiscard]] QString lowered(size_t token) const;

    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    const TokenReader& m_reader;
    LossRules::Language m_language;
};

/// Without bullets, emphasis and signs at its ends.
void trimClause(QStringView text, qsizetype& begin, qsizetype& end);

} // namespace stemma

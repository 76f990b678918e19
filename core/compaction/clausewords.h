// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contrastreader.h"

#include <memory>

namespace stemma {

/// A word of a clause as clauses are compared: its stem, what it means, or the fact that it is.
struct ClauseWord
{
    enum class Type : quint8 {
        Word,
        Name, ///< of a person or a product: the same in every language
        Concept,
        Anchor,
        Number,
    };
    Type type = Type::Word;
    QString key;
    QString unit; ///< of numbers
    double weight = 1;
    int group = 0; ///< LossRules::alternatives; 0: of none
};

/// A sentence, or the part of one that demands something by itself.
struct Clause
{
    qsizetype begin = 0;
    qsizetype end = 0;
    std::vector<ClauseWord> words; ///< each key once
    std::vector<ClauseWord> aside; ///< telling words of Y in "X, not Y", which X has not
    std::vector<ClauseWord> chosen; ///< those of X, which Y has not
    LossRules::Language language = LossRules::Language::Other;
    bool denies = false; ///< says that something is not, or must not be
    bool negates = false; ///< has a word that denies by itself
    bool reverses = false; ///< has a word that is another one denied: "refuse"
    bool excepts = false; ///< "without", "unless"
    bool depends = false; ///< "unless", "before"
    bool confines = false; ///< "only": what is not named is denied
    bool permits = false; ///< "may", "can"
    bool widens = false; ///< "both", "anyone": what is not named is let in
    bool isSetAgainst = false; ///< "instead of": what follows is what it is not
    LossKind kind = LossKind::Constraint;
    QString rule; ///< that it matches; empty: none
    std::shared_ptr<const Clause> core; ///< the part that demands, if the rest only explains; null: all of it
};

/// Reads what the words of clauses say, so that clauses can be compared. The rules, the tokens of the text and the
/// reader have to outlive it.
class ClauseWords
{
public:
    ClauseWords(const LossRules& rules, const std::vector<TextToken>& tokens, const TokenReader& reader,
        LossRules::Language language);

    [[nodiscard]] Clause clause(qsizetype begin, qsizetype end) const;
    /// What a clause with a contrast says of what it sets aside: "X instead of Y" as "not Y".
    [[nodiscard]] static std::optional<Clause> denialIn(const Clause& clause);
    /// Of a demand that has words without a telling only: "never with du".
    void addPlainWords(Clause& clause) const;
    /// The first one that does not begin before @p offset.
    [[nodiscard]] size_t firstToken(qsizetype offset) const;
    [[nodiscard]] QString lowered(size_t token) const;

private:
    [[nodiscard]] const LossRules::LanguageRules& grammar() const { return m_rules.languages[size_t(m_language)]; }
    void read(Clause& clause, qsizetype begin, qsizetype end) const;
    [[nodiscard]] QString particleBefore(qsizetype end) const; ///< "an" of "fasst … an"; empty: none
    [[nodiscard]] const LossRules::Concept* separated(const QString& particle, size_t verb) const;
    void addContrast(Clause& clause, const Contrast& contrast) const;
    size_t addPhrase(Clause& clause, size_t token, qsizetype end) const;
    static void addMeaning(Clause& clause, const LossRules::Concept& meaning);
    [[nodiscard]] std::optional<LossRules::Concept> undone(const QString& word, LossRules::Language language) const;
    [[nodiscard]] bool isOnlyByNegation(qsizetype begin, qsizetype end) const;
    static void settleLimit(Clause& clause);
    [[nodiscard]] std::optional<double> secondOfDay(const TokenFact& fact) const;
    void addFact(Clause& clause, const TokenFact& fact) const;
    void addWord(Clause& clause, const QString& lowered, LossRules::Language language, bool isName = false) const;
    [[nodiscard]] bool isName(size_t token) const;
    /// "Telefonnummer" is "Telefon" and "Nummer", if the latter means something; whether it was added so.
    bool addCompound(Clause& clause, const QString& lowered) const;
    void addIdeographs(Clause& clause, QStringView run) const;

    const LossRules& m_rules;
    const std::vector<TextToken>& m_tokens;
    const TokenReader& m_reader;
    LossRules::Language m_language;
    ContrastReader m_contrasts;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clausematcher.h"
#include "core/compaction/factextractor.h"
#include "core/compaction/loosefigures.h"
#include "core/compaction/lossreview.h"

#include <functional>

namespace stemma {

/// A summary made ready to look facts up in it. Immutable once made; any thread. @p summary has to outlive it.
class SummaryIndex
{
public:
    struct Answer
    {
        LossFinding::Status status = LossFinding::Status::Lost;
        LossFinding::Match match = LossFinding::Match::None;
        qsizetype begin = -1;
        qsizetype end = -1;
        QString changedTo;
        bool hasFigures = true; ///< of a demand: its figures stand there, too
    };
    /// Whether the covered messages themselves hold the number: then it replaces no other.
    using IsCovered = std::function<bool(const ExtractedFact& number)>;

    /// @p usual: the language of a summary that does not tell its own. @p said has to outlive it.
    SummaryIndex(const LossRules& rules, QStringView summary, LossRules::Language usual, const SaidClauses& said,
        IsCovered isCovered, const JobControl& job);

    /// @p text is the fact as it was first written; @p isAmbiguous: another file that is covered has the same name;
    /// @p place: of a demand in the row of what was said, see SaidClauses; -1: nowhere.
    [[nodiscard]] Answer find(const ExtractedFact& fact, QStringView text, bool isAmbiguous, qsizetype place) const;
    /// What there is to say for the clauses that may keep @p demand, the likeliest first.
    [[nodiscard]] std::vector<ClauseMatcher::Hit> clausesLike(const Clause& demand, qsizetype place) const
    {
        return m_matcher->find(demand, place);
    }

private:
    struct Place
    {
        qsizetype begin = -1;
        qsizetype end = -1;
        QString normal;
    };
    using Match = LossFinding::Match;

    void readWords();
    [[nodiscard]] Answer kept(Match match, qsizetype begin, qsizetype end) const;
    [[nodiscard]] Answer findSame(const ExtractedFact& fact, const QString& normal, QStringView text) const;
    [[nodiscard]] Answer findName(const ExtractedFact& fact, QStringView text) const;
    [[nodiscard]] Answer findIdentifier(const ExtractedFact& fact, QStringView text) const;
    [[nodiscard]] Answer findPath(const ExtractedFact& fact, QStringView text, bool isAmbiguous) const;
    [[nodiscard]] Answer findNumber(const ExtractedFact& fact, QStringView text) const;
    [[nodiscard]] Answer findOtherNumber(const ExtractedFact& fact) const;
    [[nodiscard]] Answer findPhrase(const QString& normal, Match match, qsizetype leastWords) const;
    [[nodiscard]] Answer findClause(const ExtractedFact& fact, QStringView text, qsizetype place) const;
    [[nodiscard]] Answer findSetAside(const Clause& demand) const;
    /// Whether @p other has a figure in place of one of the demand's: one that the covered messages have is another's.
    [[nodiscard]] bool hasNewFigure(const Clause& demand, const Clause& other) const;
    [[nodiscard]] Answer findMessage(const ExtractedFact& fact, QStringView text) const;

    const LossRules& m_rules;
    QStringView m_summary;
    bool m_isForeign = false; ///< written in another language than most of the messages
    QHash<std::pair<int, QString>, Place> m_facts; ///< by kind and normal form; the first place
    QMultiHash<QString, Place> m_paths; ///< by file name
    QHash<QString, Place> m_names; ///< by the words of identifiers that have several
    std::vector<ExtractedFact> m_numbers;
    QHash<QString, QList<int>> m_numbersByValue;
    QHash<QString, QList<int>> m_numbersByFigure; ///< as it is written, whatever its unit
    QHash<QString, QList<int>> m_numbersByUnit;
    QHash<QString, Place> m_tokens; ///< by lowered text
    std::vector<Place> m_words; ///< as phrases are compared
    QHash<QString, QList<int>> m_wordPlaces;
    std::optional<LooseFigures> m_loose;
    ClauseIndex m_clauses {true};
    std::optional<ClauseMatcher> m_matcher;
    IsCovered m_isCovered;
};

/// The words of a name: "retry budget" of RetryBudget and retry_budget.
[[nodiscard]] QString wordsOfName(QStringView name);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/clauses.h"
#include "core/compaction/extractedfact.h"
#include "core/compaction/plaininput.h"
#include "core/session/message.h"

namespace stemma {

struct ReviewedText;

/// Finds the facts of texts. One pass cuts a text into words with their shapes; only what has a telling shape, or
/// stands in a sentence with a word that begins a rule, is looked at again. Tools' outputs give names, figures and
/// errors only; which of them count is decided by LossRules::weight().
class FactExtractor
{
public:
    /// @p usual: the language of texts that do not tell theirs.
    explicit FactExtractor(const LossRules& rules, LossRules::Language usual = LossRules::Language::Other)
        : m_rules(rules)
        , m_usual(usual)
    {
    }

    /// In the order of their places, those of sentences last. What there is when @p job is cancelled. With @p clauses,
    /// what clauses() gives as well, if the text is prose. @p isOpening: it is the first that the user wrote.
    [[nodiscard]] std::vector<ExtractedFact> extract(const ReviewedText& text, const JobControl& job,
        std::vector<Clause>* clauses = nullptr, bool isOpening = false) const;

    /// What most of the first texts are written in.
    [[nodiscard]] static LossRules::Language usualLanguage(const LossRules& rules, const QList<ReviewedText>& texts);
    [[nodiscard]] LossRules::Language languageOf(QStringView text, const std::vector<TextToken>& tokens) const;

    /// All sentences and their parts, as clauses.
    [[nodiscard]] std::vector<Clause> clauses(QStringView text) const;

private:
    struct Work;

    void readTokens(Work& work, const TokenReader& reader, const JobControl& job) const;
    void readSentences(Work& work, const TokenReader& reader, Role role, bool isOpening) const;
    void setAsidePasted(Work& work) const;
    [[nodiscard]] bool isQuotedMessage(QStringView quoted) const;
    static void dropToldFigures(Work& work);
    void readFailures(Work& work, const TokenReader& reader) const;
    void readSpans(Work& work) const;
    static void addClauses(const ClauseReader& reader, std::vector<Clause>& clauses);
    void readCommands(Work& work, const QList<std::pair<qsizetype, qsizetype>>& values) const;
    void addCommand(Work& work, qsizetype begin, qsizetype end, QLatin1StringView rule, FactSource source) const;
    [[nodiscard]] QStringList neighbours(const Work& work, const TokenReader& reader, size_t first, size_t next) const;
    [[nodiscard]] bool isCommand(QStringView line) const;

    const LossRules& m_rules;
    LossRules::Language m_usual;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace stemma {

/// What kind of fact it is; findings are ordered by it.
enum class LossKind : quint8 {
    Constraint, ///< what the user forbade or demanded
    Decision,
    Error,
    Path,
    Identifier,
    Number,
    Version,
    Url,
    Command,
    Quotation,
};
inline constexpr int LossKindCount = 10;

/// Where a piece of text comes from.
enum class FactSource : quint8 {
    Text, ///< what the user or the assistant wrote
    Thinking,
    Code, ///< a fenced block within a text; set by the review itself
    ToolInput,
    ToolOutput,
    File, ///< the path and the structure of a referenced file
    Patch, ///< a unified diff: only the names of its files are read
};
inline constexpr int FactSourceCount = 7;

/// The name of a kind in rule files and JSON: "constraint".
[[nodiscard]] QLatin1StringView nameOf(LossKind kind);
[[nodiscard]] std::optional<LossKind> lossKindOf(QStringView name);

/// The rules of the loss review: words, units, patterns and thresholds, read from JSON files. The built-in ones lie in
/// core/compaction/rules; docs/loss-rules.md describes the files. Immutable once read; any thread.
class LossRules
{
public:
    enum class Language : quint8 { English, German, Spanish, French, Japanese, Chinese, Other };
    static constexpr int LanguageCount = 7;

    /// A rule that has a pattern.
    struct Rule
    {
        QString name;
        LossKind kind = LossKind::Identifier;
        QRegularExpression pattern;
        QRegularExpression unless; ///< a sentence that this one matches too is none; may be empty
        bool wholeToken = false; ///< the pattern is held against single words, not sentences
        bool byAssistant = false; ///< also in what the assistant wrote
        bool hasUnless = false;
        bool inQuestions = false; ///< a question that it matches is a wish
        bool isWeak = false; ///< in a part that begins with a pronoun it only explains: "that only confuses people"
        std::optional<Language> language; ///< of its file
    };
    struct Unit
    {
        QString dimension;
        double factor = 1;
    };
    /// Words that mean a thing: "unchanged" is the concept "change", denied.
    struct Concept
    {
        QString name;
        bool denies = false;
        double weight = 1; ///< in comparing; 0: it only denies
    };
    struct Phrase
    {
        QStringList words; ///< the second and on
        Concept meaning;
    };
    struct Beginning
    {
        QString text;
        Concept meaning;
    };
    static constexpr qsizetype ShortestBeginning = 3;
    struct LanguageRules
    {
        QHash<QString, Concept> concepts; ///< by single word
        QHash<QString, QList<Beginning>> beginnings; ///< of words, the longest first, by their first letters
        QStringList suffixes; ///< cut off to compare words, longest first
        QStringList prefixes; ///< the same for words that had a suffix
        QChar decimal = u'.';
        QSet<QString> withouts; ///< "without": denies, but after another negation says "only with"
        QSet<QString> excepts; ///< "unless": after a negation says "only if"
        QSet<QString> nors; ///< "nor": goes on with what was denied
        QSet<QString> wideners; ///< "both", "anyone": lets in what "only" leaves out
        QSet<QString> contrasts; ///< "not": a short part that begins so belongs to the one beside it
        QSet<QString> corrections; ///< "but" of "not this but that": what follows holds instead of what is denied
        QSet<QString> pauses; ///< "it", "this": a part of a sentence that begins so explains the demand before it
        QSet<QString> reasons; ///< "because": what follows no longer belongs to the demand
        QSet<QString> consequences; ///< "so": what stands before is the reason, and no demand for that alone
        QSet<QString> conditions; ///< "if": a part that begins so belongs to the demand beside it
        QHash<QString, double> numberWords;
        QSet<QString> joiners; ///< "and", "but"
        QSet<QString> ands; ///< those that set nothing against what was said
        QSet<QString> plurals; ///< that do not look like it: "people"
        QHash<QString, Unit> units; ///< by lowered name, before those of all languages: "Mio" is a million or a MiB
        QRegularExpression
            undone; ///< words that deny what they hold as a group: "(signed)" of "unsigned"; may be empty
        QRegularExpression
            relative; ///< parts of a sentence that tell what was: "that he signed"; the rest may demand; may be empty
        QRegularExpression narrative; ///< of sentences that tell what was or is, whatever rule they match; may be empty
    };
    struct Problem
    {
        QString text; ///< one translated sentence that names the file and the rule
        bool operator==(const Problem&) const = default;
    };

    [[nodiscard]] static std::shared_ptr<const LossRules> builtIn();
    /// The built-in rules with those of the *.json files of @p folder. What cannot be used of a file is left out and
    /// reported in @p problems. Reads files: not on the GUI thread.
    [[nodiscard]] static std::shared_ptr<const LossRules> withFilesOf(const QString& folder, QList<Problem>& problems);
    [[nodiscard]] static QString userFolder(); ///< stemma/loss-rules in the user's configuration

    /// Adds what @p json says; everything that is right in it is used. The problems found.
    QList<Problem> add(QByteArrayView json, const QString& fileName);

    [[nodiscard]] bool isStopWord(const QString& lowered) const { return stopWords.contains(lowered); }
    [[nodiscard]] QString stem(QStringView lowered, Language language) const;
    /// What a word of a text in @p language means; none: itself. What no list of the language has may be English, for
    /// "API" stands in texts of every language.
    [[nodiscard]] const Concept* meaningOf(const QString& lowered, Language language) const;
    /// The number that a word of a text in @p language is.
    [[nodiscard]] std::optional<double> numberOf(const QString& lowered, Language language) const;
    /// Adds a vote for each language of which @p lowered is a word that tells it; the votes give the language of a
    /// text.
    void vote(const QString& lowered, std::array<int, LanguageCount>& votes) const;
    [[nodiscard]] double weight(LossKind kind, FactSource source) const
    {
        return m_salience[size_t(kind)][size_t(source)];
    }
    /// What speaks for a clause of a summary keeping a demand: one in any case; the share of the demand that is found;
    /// the share of the clause that something else said has, and how much more of it the demand has; the weight of what
    /// is found, of 3; how far it stands from where it is looked for, of the whole summary; the demand's words, of 8;
    /// whether one of both denies and the other does not; the weight of names and figures that are not found, of 3;
    /// whether the demand says "only" and the clause neither that nor "not".
    using Evidence = std::array<double, 10>;
    [[nodiscard]] double evidenceWeight(size_t kind) const { return m_evidence[kind]; }
    [[nodiscard]] double nearEnough(LossKind kind) const { return m_near[size_t(kind)]; }

    QList<Rule> tokenRules;
    /// All of them in one, anchored to the beginning: a word that it does not match is matched by none of them. No
    /// pattern: they cannot be joined.
    QRegularExpression anyTokenRule;
    QHash<QString, QList<int>> sentenceRulesByWord; ///< trigger word to places in sentenceRules
    QList<Rule> sentenceRules;
    std::array<QList<int>, LanguageCount> rulesWithoutWords; ///< of languages that have no blanks between words
    std::array<QList<int>, LanguageCount> otherRules; ///< for parts of sentences that none of those before matches
    QHash<QString, Unit> units; ///< by lowered name
    QHash<QString, Unit> exactUnits; ///< by name where case tells them apart
    QHash<QString, Concept> concepts; ///< by single word, of all languages
    QHash<QString, QList<Phrase>> phrases; ///< by their first word
    std::array<LanguageRules, LanguageCount> languages;
    QHash<QString, quint8> stopWords; ///< a bit for each language that has the word
    QHash<QString, quint8> tellingWords; ///< the same of words that tell a text's language
    QHash<QString, int> alternatives; ///< names of concepts, or stems, to groups of which one excludes the others
    QSet<QString> negations;
    QSet<QString> markers; ///< "must", "always": say that a sentence demands something
    QSet<QString> errorWords; ///< before a colon and the message
    QSet<QString> failWords; ///< "failed", before "with" or a colon and what went wrong
    QSet<QString> failJoiners; ///< "with"
    QSet<QString> counters; ///< "question": the number after it only counts
    QSet<QString> abbreviations; ///< their point ends no sentence
    QSet<QString> titles; ///< before the names of people: "Mrs"
    QHash<QString, double> months;
    QSet<QString> exitWords; ///< before the number of an exit code or an HTTP status
    QSet<QString> httpWords;
    QSet<QString> extensions;
    QSet<QString> fileNames; ///< that have no extension
    QSet<QString> folders; ///< that begin relative paths
    QSet<QString> notPaths;
    QSet<QString> notIdentifiers;
    QSet<QString> errorCodes;
    QSet<QString> commands;
    QSet<QString> shells; ///< languages of fenced blocks
    QSet<QString> commandKeys; ///< of tools' inputs
    QSet<QString> versionWords;

private:
    friend class LossRulesReader;

    std::array<std::array<double, FactSourceCount>, LossKindCount> m_salience {};
    std::array<double, LossKindCount> m_near {};
    Evidence m_evidence {};
};

} // namespace stemma

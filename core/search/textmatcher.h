// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QMetaType>
#include <QRegularExpression>
#include <QStringMatcher>

#include <limits>
#include <vector>

namespace stemma {

/// What is looked for in texts, as a user types it.
struct TextPattern
{
    QString text;
    bool caseSensitive = false;
    bool wholeWord = false; ///< no letter, digit or underscore beside it
    bool isRegex = false; ///< of Perl's kind, with the properties of Unicode; ^ and $ stand at lines too
    QString words {}; ///< for people, where the text was made of them; empty: the text itself

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    [[nodiscard]] const QString& shown() const { return words.isEmpty() ? text : words; }
    bool operator==(const TextPattern&) const = default;
};

/// A place in a text, in UTF-16 units.
struct TextSpan
{
    qsizetype start = 0;
    qsizetype length = 0;

    [[nodiscard]] qsizetype end() const { return start + length; }
    bool operator==(const TextSpan&) const = default;
};

struct TextMatches
{
    std::vector<TextSpan> spans; ///< ascending, without overlaps, none of them empty
    /// The pattern took longer on this text than a text is worth: there may be more behind the last span.
    bool gaveUp = false;
};

/// Finds a pattern in texts: the one rule by which Stemma matches text wherever somebody types what to look for.
///
/// Without case, the letters of ASCII match each other only (k does not match the Kelvin sign), and others as Unicode's
/// simple folding has it, so that a match is as long as the pattern. Regular expressions fold as Unicode has it. Copies
/// share what was compiled and may be used in several threads at a time.
class TextMatcher
{
public:
    static constexpr qsizetype LongestPattern = 10'000; ///< characters
    static constexpr int MostMsPerText = 400; ///< of a regular expression, before it gives up
    static constexpr qsizetype NoLimit = std::numeric_limits<qsizetype>::max();

    /// Fails with a sentence where the pattern is empty, too long or no regular expression.
    [[nodiscard]] static Result<TextMatcher> make(const TextPattern& pattern);

    /// The places of the pattern in @p text, at most @p limit. A job that is cancelled leaves those found so far.
    [[nodiscard]] TextMatches find(
        QStringView text, qsizetype limit = NoLimit, const JobControl& job = JobControl()) const;
    [[nodiscard]] bool matches(QStringView text, const JobControl& job = JobControl()) const;

    [[nodiscard]] const TextPattern& pattern() const { return m_pattern; }

    /// The longest word of ASCII letters, digits and underscores, with a letter among them, that stands in the stored
    /// bytes of every record with a match, be it in other case. Empty: there is none, and every record has to be
    /// decoded.
    [[nodiscard]] QByteArray requiredBytes() const { return m_required; }

private:
    explicit TextMatcher(TextPattern pattern);
    [[nodiscard]] TextMatches findLiteral(QStringView text, qsizetype limit, const JobControl& job) const;
    [[nodiscard]] TextMatches findRegex(QStringView text, qsizetype limit, const JobControl& job) const;
    [[nodiscard]] bool fits(QStringView text, TextSpan span) const;

    TextPattern m_pattern;
    QByteArray m_required;
    QStringMatcher m_literal;
    QRegularExpression m_regex;
    bool m_isByRegex = false; ///< also of a word that QStringMatcher does not find
    bool m_checksFolding = false; ///< QStringMatcher folds more than we do in this pattern
};

} // namespace stemma

Q_DECLARE_METATYPE(stemma::TextPattern)

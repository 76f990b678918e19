// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/extractedfact.h"
#include "core/compaction/texttokens.h"

#include <QHash>

namespace stemma {

struct LossReview;

/// The figures of a text that are no facts by themselves, so that those of other texts can be looked up in it: the
/// ends of "7-9", the 9 of "9 of 11", "three", and times of day however they are written. Immutable once filled; any
/// thread.
class LooseFigures
{
public:
    struct Place ///< in UTF-16 units of the text
    {
        qsizetype begin = -1;
        qsizetype end = -1;
    };

    /// @p rules has to outlive it; @p text and @p tokens are read at once.
    LooseFigures(
        const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens, LossRules::Language language);
    /// A number that was found in the text, written as @p text: it may be a time of day.
    void addTime(const ExtractedFact& number, QStringView text);

    /// Where @p number stands, which was written as @p text elsewhere. @p isForeign: in another language, so that what
    /// it counts has another name here.
    [[nodiscard]] std::optional<Place> find(const ExtractedFact& number, QStringView text, bool isForeign) const;

private:
    struct Figure
    {
        Place place;
        QStringList around; ///< what the words behind it, and the one before it, mean
        std::optional<LossRules::Unit> unit; ///< of the word behind it
    };
    struct Time
    {
        Place place;
        bool isSpan = false; ///< written as a span of time is: "20 h"
    };

    [[nodiscard]] static std::optional<int> minuteOfDay(const ExtractedFact& number, QStringView text);
    [[nodiscard]] static bool isSpan(const ExtractedFact& number) { return number.unit == QLatin1StringView("time"); }
    [[nodiscard]] std::optional<double> valueOf(QStringView text, LossRules::Language language) const;
    [[nodiscard]] static bool fits(const Figure& figure, const ExtractedFact& number, double written, bool isForeign);

    const LossRules& m_rules;
    QHash<QString, QList<Figure>> m_byValue; ///< as it is written, whatever its unit
    QHash<int, Time> m_byMinute; ///< of the day
};

/// What a clause keeps of a demand it may keep of its figures: "3 nights in a row" is kept by "three consecutive
/// nights". @p withFigures: by finding, whether the clause has all its figures.
void keepFigures(LossReview& review, const std::vector<bool>& withFigures);

} // namespace stemma

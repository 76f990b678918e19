// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/loosefigures.h"

#include "core/compaction/dayhours.h"
#include "core/compaction/figures.h"
#include "core/compaction/lossreview.h"
#include "core/compaction/tokenview.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t WordsBehind = 4;
constexpr int MinutesOfHour = 60;
constexpr int MinutesOfDay = 1440;
constexpr int HoursOfDay = 24;
constexpr double SecondsOfHour = 3600;
constexpr qsizetype Telling = 2; ///< digits of a figure that is hardly another one by chance

} // namespace

LooseFigures::LooseFigures(
    const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens, LossRules::Language language)
    : m_rules(rules)
{
    const TokenView view(rules, text, tokens, language);
    const auto meaningOf = [&](size_t i) {
        const QString& word = view.lowered(i);
        const LossRules::Concept* meaning = rules.meaningOf(word, language);
        return meaning ? meaning->name : rules.stem(word, language);
    };
    for (size_t i = 0; i < tokens.size(); ++i) {
        const TextToken& token = tokens[i];
        if (token.has(TextToken::Ideographs | TextToken::Scheme | TextToken::InFence))
            continue;
        QList<double> values;
        const QStringView word = view.textOf(token);
        if (token.has(TextToken::Digit)) {
            for (const QStringView part : word.split(u'-', Qt::SkipEmptyParts)) // "7-9"
                if (const auto figure = readFigure(part, rules.languages[size_t(language)].decimal);
                    figure && part.front().isDigit())
                    values.append(figure->value);
        } else if (const auto number = rules.numberOf(view.lowered(i), language)) {
            values.append(*number);
        }
        if (values.isEmpty())
            continue;
        Figure figure {{token.begin, token.end}, {}, {}};
        if (i > 0)
            figure.around.append(meaningOf(i - 1));
        for (size_t next = i + 1; next <= i + WordsBehind && next < tokens.size(); ++next)
            figure.around.append(meaningOf(next));
        if (i + 1 < tokens.size() && view.follows(i + 1))
            figure.unit = view.unitOf(view.textOf(tokens[i + 1]));
        for (const double value : std::as_const(values))
            m_byValue[figureKey(value)].append(figure);
    }
}

void LooseFigures::addTime(const ExtractedFact& number, QStringView text)
{
    if (const auto minute = minuteOfDay(number, text); minute && !m_byMinute.contains(*minute))
        m_byMinute.insert(*minute, {{number.begin, number.end}, isSpan(number)});
}

/// "20:30", "8 pm", "20 h 30"
std::optional<int> LooseFigures::minuteOfDay(const ExtractedFact& number, QStringView text)
{
    if (number.rule == "time"_L1) {
        const qsizetype colon = text.indexOf(u':');
        const QStringView minutes = text.sliced(colon + 1);
        bool hasHours = false;
        bool hasMinutes = false;
        const int hour = text.first(qMax<qsizetype>(0, colon)).toInt(&hasHours);
        const int minute = minutes.toInt(&hasMinutes);
        const bool isTime
            = hasHours && hasMinutes && minutes.size() == 2 && hour <= HoursOfDay && minute < MinutesOfHour;
        return isTime ? std::optional(hour * MinutesOfHour + minute) : std::nullopt;
    }
    if (number.unit == "clock"_L1 && number.value <= HoursOfDay) {
        const bool isAfternoon = saysAfternoon(text) && number.value < HoursOfDay / 2;
        return int(std::lround((number.value + (isAfternoon ? HoursOfDay / 2 : 0)) * MinutesOfHour));
    }
    const bool isShort = text.endsWith(u'h') || text.contains(" h "_L1);
    if (isSpan(number) && isShort && number.value >= SecondsOfHour && number.value <= HoursOfDay * SecondsOfHour)
        return int(std::lround(number.value * MinutesOfHour / SecondsOfHour));
    return {};
}

std::optional<double> LooseFigures::valueOf(QStringView text, LossRules::Language language) const
{
    if (const auto figure = readFigure(text, m_rules.languages[size_t(language)].decimal))
        return figure->value;
    return m_rules.numberOf(text.first(qMax<qsizetype>(0, text.indexOf(u' '))).toString().toLower(), language);
}

bool LooseFigures::fits(const Figure& figure, const ExtractedFact& number, double written, bool isForeign)
{
    const bool isTelling = figureKey(written).size() >= Telling;
    if (number.rule == "number-unit"_L1 && !number.unit.isEmpty()) {
        if (!figure.unit)
            return isTelling && !figure.around.contains(number.unit);
        return figure.unit->dimension == number.unit
            && std::abs(written * figure.unit->factor - number.value) <= 1e-9 * std::abs(number.value);
    }
    if (figure.unit && !figure.unit->dimension.isEmpty())
        return isTelling && number.unit.isEmpty();
    const bool isSameThing = !number.unit.isEmpty() && figure.around.contains(number.unit);
    return isForeign || isTelling || isSameThing
        || (number.rule == "number-bare"_L1 && std::ranges::any_of(number.neighbours, [&](const QString& word) {
               return figure.around.contains(word);
           }));
}

std::optional<LooseFigures::Place> LooseFigures::find(
    const ExtractedFact& number, QStringView text, bool isForeign) const
{
    if (const auto minute = minuteOfDay(number, text)) {
        const bool isSpoken
            = number.unit == "clock"_L1 && !text.isEmpty() && text.front().isLetter() && !saysDayPart(m_rules, text);
        const int halfDay = isSpoken && *minute < MinutesOfDay / 2 ? MinutesOfDay / 2 : 0; // "halb elf" may be 22:30
        for (const int asked : {*minute, *minute + halfDay}) {
            const auto time = m_byMinute.constFind(asked);
            if (time != m_byMinute.constEnd() && !(time->isSpan && isSpan(number)))
                return time->place;
        }
    }
    if (!number.rule.startsWith("number-"_L1))
        return {};
    for (const LossRules::Language language : {LossRules::Language::English, LossRules::Language::French}) {
        const auto written = valueOf(text, language); // with either decimal sign
        if (!written)
            continue;
        for (const Figure& figure : m_byValue.value(figureKey(*written)))
            if (fits(figure, number, *written, isForeign))
                return figure.place;
    }
    return {};
}

void keepFigures(LossReview& review, const std::vector<bool>& withFigures)
{
    std::vector<const LossFinding*> demands;
    for (qsizetype i = 0; i < review.findings.size(); ++i) {
        const LossFinding& finding = std::as_const(review.findings)[i];
        if (finding.kind == LossKind::Constraint && finding.status == LossFinding::Status::Kept
            && withFigures[size_t(i)])
            demands.push_back(&finding);
    }
    const auto byMessage = [](const LossFinding* demand) { return demand->places.value(0).message; };
    std::ranges::sort(demands, {}, byMessage);
    for (LossFinding& finding : review.findings) {
        if (finding.kind != LossKind::Number || finding.status != LossFinding::Status::Lost || finding.occurrences != 1)
            continue;
        const FactPlace place = finding.places.value(0);
        for (const LossFinding* demand : std::ranges::equal_range(demands, place.message, {}, byMessage)) {
            const FactPlace whole = demand->places.value(0);
            if (whole.part != place.part || place.offset < whole.offset
                || place.offset + place.length > whole.offset + whole.length)
                continue;
            finding.status = LossFinding::Status::Kept;
            finding.match = LossFinding::Match::Near;
            finding.summaryOffset = demand->summaryOffset;
            finding.summaryLength = demand->summaryLength;
        }
    }
}

} // namespace stemma

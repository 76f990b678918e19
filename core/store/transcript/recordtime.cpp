// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/recordtime.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstring>
#include <format>

namespace stemma {

namespace {

constexpr int OrderBits = 21; // room for twice a million microseconds, and for "none" and "Z"
constexpr qint64 NoFractionZ = 2'000'002;

std::optional<int> digits(std::string_view text, size_t at, size_t count)
{
    int value = 0;
    for (size_t i = at; i < at + count; ++i) {
        if (i >= text.size() || text[i] < '0' || text[i] > '9')
            return {};
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

/// Of "Z", "+01:00" and nothing: minutes east of Greenwich.
std::optional<int> zone(std::string_view text)
{
    if (text.empty() || text == "Z")
        return 0;
    const auto hours = digits(text, 1, 2);
    const auto minutes = digits(text, 4, 2);
    if (text.size() != 6 || text[3] != ':' || (text[0] != '+' && text[0] != '-') || !hours || !minutes)
        return {};
    return (text[0] == '-' ? -1 : 1) * (*hours * 60 + *minutes);
}

constexpr std::string_view UsualShape = "dddd-dd-ddTdd:dd:dd.dddddd+00:00";

/// Eight characters at once.
bool hasUsualShape(const char* text)
{
    using Words = std::array<quint64, UsualShape.size() / 8>;
    constexpr quint64 Zeros = 0x3030303030303030;
    constexpr quint64 Sixes = 0x0606060606060606;
    constexpr quint64 High = 0xf0f0f0f0f0f0f0f0;
    constexpr auto wordsOf = [](auto&& charOf) {
        std::array<char, UsualShape.size()> chars {};
        std::ranges::transform(UsualShape, chars.begin(), charOf);
        return std::bit_cast<Words>(chars);
    };
    constexpr Words Digits = wordsOf([](char c) { return c == 'd' ? '\xff' : '\0'; });
    constexpr Words Others = wordsOf([](char c) { return c == 'd' ? '\0' : c; });
    quint64 wrong = 0;
    for (size_t i = 0; i < Digits.size(); ++i) {
        quint64 word = 0;
        std::memcpy(&word, text + i * 8, 8);
        wrong |= (word & ~Digits[i]) ^ Others[i];
        // A digit keeps its upper half even with six more.
        const quint64 digits = (word & Digits[i]) | (Zeros & ~Digits[i]);
        wrong |= (digits & High) ^ Zeros;
        wrong |= ((digits + Sixes) & High) ^ Zeros;
    }
    return wrong == 0;
}

} // namespace

/// As the library writes nearly all of them: "2026-11-22T00:57:37.679403+00:00".
std::optional<qint64> RecordTime::parseUsual(std::string_view text)
{
    if (text.size() != UsualShape.size() || !hasUsualShape(text.data()))
        return {};
    const auto number = [text](size_t at, size_t count) {
        int value = 0;
        for (size_t i = at; i < at + count; ++i)
            value = value * 10 + (text[i] - '0');
        return value;
    };
    const std::chrono::year_month_day date {std::chrono::year {number(0, 4)},
        std::chrono::month {unsigned(number(5, 2))}, std::chrono::day {unsigned(number(8, 2))}};
    if (!date.ok())
        return {};
    const qint64 days = std::chrono::sys_days {date}.time_since_epoch().count();
    const qint64 seconds = ((days * 24 + number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2);
    return (seconds << OrderBits) + 1 + qint64(number(20, 6)) * 2;
}

RecordTime RecordTime::parse(const RawJson& text)
{
    const QByteArrayView time = text.isText() ? text.inner() : QByteArrayView();
    return parse(std::string_view(time.data(), size_t(time.size())));
}

RecordTime RecordTime::parse(std::string_view text)
{
    if (const auto usual = parseUsual(text))
        return {*usual, false};
    const auto year = digits(text, 0, 4);
    const auto month = digits(text, 5, 2);
    const auto day = digits(text, 8, 2);
    const auto hour = digits(text, 11, 2);
    const auto minute = digits(text, 14, 2);
    const auto second = digits(text, 17, 2);
    if (!year || !month || !day || !hour || !minute || !second)
        return {None, true};
    const std::chrono::year_month_day date {
        std::chrono::year {*year}, std::chrono::month {unsigned(*month)}, std::chrono::day {unsigned(*day)}};
    size_t at = 19;
    qint64 micros = 0;
    size_t fraction = 0;
    if (at < text.size() && text[at] == '.') {
        for (++at; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at, ++fraction)
            micros = fraction < 6 ? micros * 10 + (text[at] - '0') : micros;
        for (size_t i = fraction; i < 6; ++i)
            micros *= 10;
    }
    const std::string_view rest = text.substr(at);
    const auto east = zone(rest);
    if (!date.ok() || !east)
        return {None, true};
    const qint64 days = std::chrono::sys_days {date}.time_since_epoch().count();
    const qint64 seconds = ((days * 24 + *hour) * 60 + *minute - *east) * 60 + *second;
    const bool isZ = rest == "Z";
    const qint64 sub = fraction > 0 ? 1 + micros * 2 + (isZ ? 1 : 0) : isZ ? NoFractionZ : 0;
    const bool isPlain = text[4] == '-' && text[7] == '-' && text[10] == 'T' && text[13] == ':' && text[16] == ':';
    return {(seconds << OrderBits) + sub, !isPlain || (fraction != 0 && fraction != 6) || (!isZ && rest != "+00:00")};
}

std::optional<qint64> RecordTime::toMs(qint64 order)
{
    if (order == None)
        return {};
    const qint64 sub = order & ((qint64(1) << OrderBits) - 1);
    return (order >> OrderBits) * 1000 + (sub == 0 || sub == NoFractionZ ? 0 : (sub - 1) / 2000);
}

QByteArray RecordTime::textAfter(qint64 order)
{
    using namespace std::chrono;
    return textAfter(order, duration_cast<microseconds>(system_clock::now().time_since_epoch()).count());
}

QByteArray RecordTime::textAfter(qint64 order, qint64 microseconds)
{
    constexpr qint64 Second = 1'000'000;
    qint64 seconds = microseconds / Second;
    qint64 micros = microseconds % Second;
    if (order != None && order >= (seconds << OrderBits) + 1 + micros * 2) {
        const qint64 sub = order & ((qint64(1) << OrderBits) - 1);
        seconds = order >> OrderBits;
        micros = sub == 0 ? 0 : (sub - 1) / 2 + 1;
        if (micros >= Second) {
            ++seconds;
            micros = 0;
        }
    }
    const std::chrono::sys_seconds at {std::chrono::seconds(seconds)};
    return QByteArray::fromStdString(std::format("{:%Y-%m-%dT%H:%M:%S}.{:06}+00:00", at, micros));
}

} // namespace stemma

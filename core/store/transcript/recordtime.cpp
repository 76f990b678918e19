// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/recordtime.h"

#include <chrono>
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

} // namespace

RecordTime RecordTime::parse(const RawJson& text)
{
    const QByteArrayView time = text.isText() ? text.inner() : QByteArrayView();
    return parse(std::string_view(time.data(), size_t(time.size())));
}

RecordTime RecordTime::parse(std::string_view text)
{
    constexpr size_t ToSeconds = 19;
    constexpr size_t MicroDigits = 6;
    if (text.size() < ToSeconds)
        return {None, true};
    bool isTime = true;
    const auto number = [&](size_t at, size_t count) {
        unsigned value = 0;
        for (size_t i = at; i < at + count; ++i) {
            const unsigned digit = uchar(text[i]) - unsigned('0');
            isTime = isTime && digit <= 9;
            value = value * 10 + digit;
        }
        return value;
    };
    const std::chrono::year_month_day date {
        std::chrono::year {int(number(0, 4))}, std::chrono::month {number(5, 2)}, std::chrono::day {number(8, 2)}};
    const qint64 inDay = (qint64(number(11, 2)) * 60 + number(14, 2)) * 60 + number(17, 2);
    std::string_view rest = text.substr(ToSeconds);
    qint64 micros = 0;
    size_t fraction = 0;
    if (rest.starts_with('.')) {
        rest.remove_prefix(1);
        for (; !rest.empty() && rest[0] >= '0' && rest[0] <= '9'; rest.remove_prefix(1), ++fraction)
            micros = fraction < MicroDigits ? micros * 10 + (rest[0] - '0') : micros;
        for (size_t i = fraction; i < MicroDigits; ++i)
            micros *= 10;
    }
    const bool isZ = rest == "Z";
    const bool isUtc = rest == "+00:00"; // as nearly all are
    const auto east = isUtc ? 0 : zone(rest);
    if (!isTime || !date.ok() || !east)
        return {None, true};
    const qint64 days = std::chrono::sys_days {date}.time_since_epoch().count();
    const qint64 seconds = days * 24 * 60 * 60 + inDay - qint64(*east) * 60;
    const qint64 sub = fraction > 0 ? 1 + micros * 2 + (isZ ? 1 : 0) : isZ ? NoFractionZ : 0;
    const bool isPlain = text[4] == '-' && text[7] == '-' && text[10] == 'T' && text[13] == ':' && text[16] == ':';
    return {(seconds << OrderBits) + sub, !isPlain || (fraction != 0 && fraction != MicroDigits) || (!isZ && !isUtc)};
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

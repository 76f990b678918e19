// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/columnstats.h"

#include "core/explore/asciichars.h"
#include "core/explore/exploretexts.h"

#include <QHashFunctions>

#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// "2026-11-24", and what may follow: a time.
bool isDate(QByteArrayView cell)
{
    static constexpr QByteArrayView Shape("dddd-dd-dd");
    if (cell.size() < Shape.size() || (cell.size() > Shape.size() && cell[10] != ' ' && cell[10] != 'T'))
        return false;
    for (qsizetype i = 0; i < Shape.size(); ++i) {
        if (Shape[i] == 'd' ? !isDigit(cell[i]) : cell[i] != Shape[i])
            return false;
    }
    return cell.size() <= 35;
}

constexpr double LargestShown = 1e15; ///< whole numbers below have all of their digits in a double, and when shown

/// A whole number without its sign and leading zeros.
QByteArray digitsOf(QByteArrayView cell)
{
    cell = cell.trimmed();
    while (!cell.isEmpty() && (cell[0] == '-' || cell[0] == '+' || cell[0] == '0'))
        cell = cell.sliced(1);
    return cell.toByteArray();
}

bool isBoolean(QByteArrayView cell)
{
    return (cell.size() == 4 && cell.compare("true", Qt::CaseInsensitive) == 0)
        || (cell.size() == 5 && cell.compare("false", Qt::CaseInsensitive) == 0);
}

QString nameOf(ColumnStats::Type type)
{
    switch (type) {
    case ColumnStats::Type::Empty:
        return ExploreText::tr("empty");
    case ColumnStats::Type::Boolean:
        return ExploreText::tr("true or false");
    case ColumnStats::Type::Integer:
        return ExploreText::tr("whole number");
    case ColumnStats::Type::Number:
        return ExploreText::tr("number");
    case ColumnStats::Type::Date:
        return ExploreText::tr("date");
    case ColumnStats::Type::Text:
        return ExploreText::tr("text");
    }
    return {};
}

} // namespace

QString ColumnStats::Bound::shown() const
{
    return digits.isEmpty() ? QString::number(number, 'g', 15)
                            : QString::fromLatin1(number < 0 ? '-' + digits : digits);
}

bool ColumnStats::isLess(const Bound& one, const Bound& other)
{
    if (one.number != other.number || one.digits.isEmpty() || other.digits.isEmpty())
        return one.number < other.number;
    const bool isCloserToNull = one.digits.size() != other.digits.size() ? one.digits.size() < other.digits.size()
                                                                         : one.digits < other.digits;
    return one.digits != other.digits && isCloserToNull == (one.number > 0);
}

ColumnStats::Type ColumnStats::typeOf(QByteArrayView cell, double& number)
{
    cell = cell.trimmed();
    if (cell.isEmpty())
        return Type::Empty;
    const bool hasSign = cell[0] == '-' || cell[0] == '+';
    const qsizetype start = hasSign ? 1 : 0;
    if (start < cell.size() && (isDigit(cell[start]) || (cell[start] == '.' && start + 1 < cell.size()))) {
        qint64 whole = 0;
        qsizetype at = start;
        for (; at < cell.size() && isDigit(cell[at]); ++at)
            whole = at - start < 18 ? whole * 10 + (cell[at] - '0') : whole;
        if (at == cell.size() && at - start <= 18) {
            number = double(cell[0] == '-' ? -whole : whole);
            return Type::Integer;
        }
        if (at == 4 && isDate(cell))
            return Type::Date;
        const auto [end, failure] = std::from_chars(cell.begin() + (cell[0] == '+' ? 1 : 0), cell.end(), number);
        if (failure == std::errc() && end == cell.end())
            return at == cell.size() ? Type::Integer : Type::Number;
        return Type::Text;
    }
    return isBoolean(cell) ? Type::Boolean : Type::Text;
}

void ColumnStats::add(QByteArrayView cell)
{
    double number = 0;
    const Type type = typeOf(cell, number);
    ++m_counts[size_t(type)];
    if (type == Type::Empty)
        return;
    if (type == Type::Integer || type == Type::Number) {
        const bool isExact = type == Type::Number || std::abs(number) < LargestShown;
        const Bound bound {number, isExact ? QByteArray() : digitsOf(cell)};
        if (isLess(bound, m_least))
            m_least = bound;
        if (isLess(m_most, bound))
            m_most = bound;
    } else if (type == Type::Date) {
        const QByteArrayView day = cell.trimmed().first(10);
        if (m_first.isEmpty() || day < m_first)
            m_first = day.toByteArray();
        if (day > m_last)
            m_last = day.toByteArray();
    }
    if (m_distinct <= MostDistinct)
        addDistinct(cell);
}

void ColumnStats::addDistinct(QByteArrayView cell)
{
    if (m_seen.empty())
        m_seen.resize(Slots);
    const quint64 hash = std::max<quint64>(1, qHashBits(cell.data(), size_t(cell.size()), 7));
    size_t at = hash % Slots;
    while (m_seen[at] != 0 && m_seen[at] != hash)
        at = (at + 1) % Slots;
    if (m_seen[at] == hash)
        return;
    m_seen[at] = hash;
    ++m_distinct;
}

ColumnStats::Type ColumnStats::type() const
{
    constexpr Type Types[] = {Type::Boolean, Type::Integer, Type::Number, Type::Date, Type::Text};
    Type found = Type::Empty;
    for (const Type type : Types) {
        if (countOf(type) == 0)
            continue;
        const bool isWider = found == Type::Integer && type == Type::Number;
        if (found != Type::Empty && !isWider)
            return Type::Text;
        found = type;
    }
    return found;
}

QString ColumnStats::described() const
{
    const Type type = this->type();
    QStringList parts {nameOf(type)};
    if (type == Type::Integer || type == Type::Number)
        parts.append(m_least.shown() + u" – "_s + m_most.shown());
    if (type == Type::Date)
        parts.append(QString::fromLatin1(m_first) + u" – "_s + QString::fromLatin1(m_last));
    if (type != Type::Empty && m_distinct > MostDistinct)
        parts.append(ExploreText::tr("more than %Ln distinct value(s)", nullptr, int(MostDistinct)));
    else if (type != Type::Empty)
        parts.append(ExploreText::tr("%Ln distinct value(s)", nullptr, int(m_distinct)));
    if (type != Type::Empty && empty() > 0)
        parts.append(ExploreText::tr("%Ln empty", nullptr, int(std::min<qint64>(empty(), 2'000'000'000))));
    return parts.join(u", "_s);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QtNumeric>

#include <optional>

namespace stemma {

/// The exact sum of numbers as a store holds them, also where it is beyond the 64 bits that each of them has. There is
/// room for 10^17 of them.
class WideSum
{
public:
    WideSum() = default;
    explicit WideSum(qint64 number) { add(number); }

    void add(qint64 number)
    {
        m_upper += number / Unit;
        m_lower += number % Unit;
        settle();
    }
    void add(const WideSum& other)
    {
        m_upper += other.m_upper;
        m_lower += other.m_lower;
        settle();
    }

    /// No value: it is beyond 64 bits.
    [[nodiscard]] std::optional<qint64> toInteger() const
    {
        // From the side of zero, so that the least number is reached without leaving the 64 bits.
        const bool isNegative = m_upper < 0;
        qint64 number = 0;
        if (qMulOverflow(isNegative ? m_upper + 1 : m_upper, Unit, &number)
            || qAddOverflow(number, isNegative ? m_lower - Unit : m_lower, &number))
            return {};
        return number;
    }
    /// All digits, without marks between them.
    [[nodiscard]] QString text() const
    {
        if (const auto number = toInteger())
            return QString::number(*number);
        constexpr int UnitDigits = 18;
        const bool isBorrowed = m_upper < 0 && m_lower > 0;
        const qint64 upper = isBorrowed ? m_upper + 1 : m_upper;
        const qint64 lower = isBorrowed ? Unit - m_lower : m_lower;
        return QString::number(upper) + QString::number(lower).rightJustified(UnitDigits, u'0');
    }

    bool operator==(const WideSum&) const = default;

private:
    static constexpr qint64 Unit = 1'000'000'000'000'000'000;

    void settle()
    {
        if (m_lower < 0) {
            m_lower += Unit;
            --m_upper;
        }
        if (m_lower >= Unit) {
            m_lower -= Unit;
            ++m_upper;
        }
    }

    qint64 m_upper = 0; ///< units; rounded down
    qint64 m_lower = 0; ///< what is left, at least 0 and less than a unit
};

} // namespace stemma

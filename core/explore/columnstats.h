// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <array>
#include <limits>
#include <vector>

namespace stemma {

/// What the cells of a column have in common.
class ColumnStats
{
public:
    enum class Type : quint8 { Empty, Boolean, Integer, Number, Date, Text };

    [[nodiscard]] static Type typeOf(QByteArrayView cell, double& number); ///< @p number: of Integer and Number
    void add(QByteArrayView cell);

    [[nodiscard]] qint64 empty() const { return countOf(Type::Empty); }
    /// The type of all cells that are not empty.
    [[nodiscard]] Type type() const;
    /// Type, range, empty cells and distinct values, for users.
    [[nodiscard]] QString described() const;

private:
    static constexpr size_t MostDistinct = 1000;
    static constexpr size_t Slots = 2048;

    /// An end of the range: whole numbers that a double does not hold exactly are kept as they are written.
    struct Bound
    {
        double number = 0;
        QByteArray digits;

        [[nodiscard]] QString shown() const;
    };

    static bool isLess(const Bound& one, const Bound& other);
    [[nodiscard]] qint64 countOf(Type type) const { return m_counts[size_t(type)]; }
    void addDistinct(QByteArrayView cell);

    std::array<qint64, 6> m_counts {};
    Bound m_least {std::numeric_limits<double>::infinity(), {}};
    Bound m_most {-std::numeric_limits<double>::infinity(), {}};
    QByteArray m_first; ///< of dates, the earliest and latest
    QByteArray m_last;
    std::vector<quint64> m_seen; ///< hashes of values, 0: free
    size_t m_distinct = 0;
};

} // namespace stemma

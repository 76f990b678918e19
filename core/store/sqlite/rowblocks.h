// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowchange.h"

#include <optional>
#include <vector>

namespace stemma {

/// Changes of rows as bytes, in the order in which they were made. They stand in blocks of changes of one kind in one
/// table, and a row says only how it differs from the one before it: the rows of a session mostly follow each other and
/// share most of their values.
class RowBlocks
{
public:
    RowBlocks() = default;
    /// As bytes() had them; whether they are whole is seen when they are walked.
    explicit RowBlocks(QByteArray bytes)
        : m_bytes(std::move(bytes))
    {
    }

    void append(const RowChange& change);
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

    /// Walks from the newest change to the oldest. The bytes of their values are those of the blocks, and stay as long
    /// as the walk does, or the blocks as they are.
    class Walk
    {
    public:
        explicit Walk(const RowBlocks& blocks)
            : m_bytes(blocks.m_bytes)
        {
        }
        /// No value: there is none before, or what stands there cannot be read.
        std::optional<RowChange> next();
        [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

    private:
        bool readBlock();

        QByteArray m_bytes; ///< shared with the blocks
        qsizetype m_end = m_bytes.size(); ///< of the blocks that were not read yet
        QList<RowChange> m_rows; ///< of the last one that was, without those that were reported
        bool m_isDamaged = false;
    };

private:
    /// A value of the row that was appended last.
    struct Written
    {
        StoredValue::Type type = StoredValue::Type::Null;
        qint64 number = 0; ///< the integer, or the bits of the real number
        qsizetype at = 0; ///< where its bytes begin
        qsizetype size = 0;
    };
    /// The block that is appended to.
    struct Open
    {
        qsizetype start = 0;
        int rows = 0; ///< 0: there is none
        RowChange last; ///< without its values
        std::vector<Written> values; ///< of the same row
    };
    [[nodiscard]] bool goesOn(const RowChange& change) const;
    void begin(const RowChange& change);
    [[nodiscard]] bool isLike(const Written& before, const StoredValue& value) const;

    QByteArray m_bytes;
    Open m_open;
};

} // namespace stemma

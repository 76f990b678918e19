// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/mappedspool.h"
#include "core/store/sqlite/rowchange.h"

#include <QByteArrayList>

#include <optional>
#include <vector>

namespace stemma {

/// Changes of rows as bytes, in the order in which they were made. They stand in blocks of changes of one kind in one
/// table, and a row says only how it differs from the one before it: the rows of a session mostly follow each other and
/// share most of their values. Where there are many, only the last ones are in memory, and the others in a file.
class RowBlocks
{
public:
    RowBlocks() = default;
    /// As pieces() had them; whether they are whole is seen when they are walked.
    explicit RowBlocks(const HeldBytes& bytes)
        : m_closed {bytes.bytes}
        , m_owner(bytes.owner)
    {
    }

    void append(const RowChange& change);
    /// One behind the other. They stay as long as the blocks do, or copies of these.
    [[nodiscard]] QByteArrayList pieces() const;

    /// Walks from the newest change to the oldest. The bytes of their values are those of the blocks, and stay as long
    /// as the walk does, or the blocks as they are.
    class Walk
    {
    public:
        explicit Walk(const RowBlocks& blocks)
            : m_pieces(blocks.pieces())
            , m_owner(blocks.m_owner)
            , m_spool(blocks.m_spool)
            , m_piece(m_pieces.size())
        {
        }
        /// No value: there is none before, or what stands there cannot be read.
        std::optional<RowChange> next();
        [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

    private:
        bool readBlock();

        QByteArrayList m_pieces; ///< shared with the blocks
        std::shared_ptr<const void> m_owner; ///< of a piece
        std::shared_ptr<const void> m_spool; ///< of others
        qsizetype m_piece; ///< that is read; those before it follow
        qsizetype m_end = 0; ///< of its blocks that were not read yet
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
    void spill(qsizetype least);
    [[nodiscard]] bool appendLong(const RowChange& change);
    [[nodiscard]] bool isLike(const Written& before, const StoredValue& value) const;

    QByteArrayList m_closed; ///< whole blocks, those that were made first
    std::shared_ptr<const void> m_owner; ///< of the first of them, where it was read
    std::shared_ptr<MappedSpool> m_spool; ///< of the others
    bool m_hasNoRoom = false; ///< on the disk
    QByteArray m_bytes; ///< the blocks behind them
    Open m_open;
};

} // namespace stemma

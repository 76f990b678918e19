// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/files/filescript.h"
#include "core/store/transcript/lineindex.h"

#include <QCoreApplication>

#include <map>

namespace stemma {

/// Repairs of the lines of one transcript, gathered as changes of its bytes, with what a plan says of each.
class LineRepair
{
    Q_DECLARE_TR_FUNCTIONS(LineRepair)
public:
    /// @p index must outlive the object.
    explicit LineRepair(const LineIndex& index)
        : m_index(index)
    {
    }

    /// Takes a line out of the file, with its end.
    [[nodiscard]] Result<> cut(quint32 line);
    /// Whether it is changed from its beginning on; isCut(): nothing of it stays.
    [[nodiscard]] bool isChanged(quint32 line) const;
    [[nodiscard]] bool isCut(quint32 line) const;
    /// Puts @p bytes before what stands at @p offset, whatever becomes of that.
    void insert(qint64 offset, const QByteArray& bytes);
    /// Puts @p after in the place of @p before, which stands at @p offset. What was cut, or replaced there already,
    /// stays so.
    void replace(qint64 offset, const QByteArray& before, const QByteArray& after);

    [[nodiscard]] bool isEmpty() const { return m_changes.empty(); }
    [[nodiscard]] QList<FileSplice> splices() const; ///< in the order of the file
    [[nodiscard]] const QList<PlannedWrite>& writes() const { return m_writes; } ///< in the order in which they came

private:
    struct Change
    {
        QByteArray inserted;
        qint64 length = 0; ///< of what is replaced, behind it
        QByteArray after;
    };
    void addWrite(PlannedWrite::Change change, qint64 offset, const QByteArray& before, const QByteArray& after);

    const LineIndex& m_index;
    std::map<qint64, Change> m_changes; ///< by offset
    QList<PlannedWrite> m_writes;
};

} // namespace stemma

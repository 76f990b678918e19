// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

class QDataStream;

namespace stemma {

/// What a change wrote, as its plan showed it. Changes made before this was kept have none.
struct WrittenRecords
{
    static constexpr qsizetype MostWrites = 500; ///< those behind are only counted

    QList<PlannedWrite> writes;
    qint64 leftOut = 0; ///< writes of the plan behind these

    bool operator==(const WrittenRecords&) const = default;
};

/// The first writes of a plan.
[[nodiscard]] WrittenRecords writtenRecords(const EditPlan& plan);

QDataStream& operator<<(QDataStream& out, const WrittenRecords& written);
QDataStream& operator>>(QDataStream& in, WrittenRecords& written);

} // namespace stemma

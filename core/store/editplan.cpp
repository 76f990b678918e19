// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/editplan.h"

using namespace Qt::StringLiterals;

namespace stemma {

QLatin1StringView nameOf(PlannedWrite::Change change)
{
    switch (change) {
    case PlannedWrite::Change::Insert:
        return "insert"_L1;
    case PlannedWrite::Change::Update:
        return "update"_L1;
    case PlannedWrite::Change::Delete:
        break;
    }
    return "delete"_L1;
}

} // namespace stemma

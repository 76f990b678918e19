// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/compactionrules.h"

namespace stemma {

CompactionThresholds CompactionThresholds::of(qint64 usable, double softFraction)
{
    if (usable <= 0)
        return {usable, 0, 0, Measure::Context};
    return {usable, qint64(double(usable) * softFraction), usable, Measure::Context};
}

} // namespace stemma

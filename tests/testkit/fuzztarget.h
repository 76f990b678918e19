// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QString>

#include <functional>

namespace stemma {

/// A reader of foreign bytes that is given inputs, good and bad ones: by tests some thousands that were changed at
/// random (fuzzing.h), by `./dev fuzz` as many as are wished, which are led by what they reach (tests/fuzz). It must
/// not crash, hang or contradict itself.
struct FuzzTarget
{
    QString name; ///< stable: what was found for it is kept by that name (keptInputs())
    std::function<QByteArrayList()> seeds; ///< good inputs, from which others are made
    std::function<QString(const QByteArray& input)> read; ///< what is wrong with how it is read; empty: nothing
    int usualRuns = 0; ///< in the suite
    QString sample {}; ///< path of the genuine store that the seeds are made of; empty: of none
};

/// Inputs that a reader once failed for, or that are worth keeping for other reasons: tests/data/fuzz/NAME/.
[[nodiscard]] QByteArrayList keptInputs(const FuzzTarget& target);

} // namespace stemma

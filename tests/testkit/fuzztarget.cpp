// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fuzztarget.h"

#include "tests/testkit/filetree.h"

using namespace Qt::StringLiterals;

namespace stemma {

QByteArrayList keptInputs(const FuzzTarget& target)
{
    return filetree::filesIn(qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/data/fuzz/"_s + target.name).values();
}

} // namespace stemma

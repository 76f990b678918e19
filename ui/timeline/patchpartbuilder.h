// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/partblocks.h"

#include "core/diff/unifieddiff.h"

namespace stemma {

/// A patch: a box for each file with its changed lines.
class PatchPartBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const PatchPart& patch);

private:
    void addFile(const diff::File& file, const PatchPart& patch);
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/partblocks.h"

namespace stemma {

/// A call of a tool: its line, and opened its input and its result.
class ToolPartBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const ToolPart& tool);
};

} // namespace stemma

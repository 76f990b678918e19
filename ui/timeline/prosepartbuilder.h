// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/partblocks.h"

namespace stemma {

/// What a message says, and what the model thought before it.
class ProsePartBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const TextPart& text);
    void build(const ReasoningPart& thinking);
};

} // namespace stemma

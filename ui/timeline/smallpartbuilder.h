// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/partblocks.h"

namespace stemma {

/// The kinds of parts that are a card, a band or a line.
class SmallPartBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const FileReference& reference);
    void build(const CompactionPart& compaction);
    void build(const StepStartPart& step);
    void build(const StepFinishPart& step);
    void build(const ImagePart& image);
    void build(const EventPart& event);
    void build(const UnknownPart& unknown);

private:
    void addStepLine(const QString& text);
};

} // namespace stemma

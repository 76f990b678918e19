// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/partblocks.h"
#include "ui/timeline/weblinks.h"

namespace stemma {

/// What a tool gave back, in the way in which it reads best: coloured, with line numbers, as a tree, a list of pages or
/// pictures.
class ToolOutputBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const ToolPart& tool, const ToolWords& words, bool failed);

private:
    void addText(const LongText& output, const ToolWords& words, bool failed);
    [[nodiscard]] bool addLinks(const ToolPart& tool);
    [[nodiscard]] bool addPictures(const LongText& output);
    [[nodiscard]] bool addTree(const LongText& output, CodeOptions& options);
    void addStored();
};

} // namespace stemma

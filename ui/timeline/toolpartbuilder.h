// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/tooledits.h"
#include "core/filechanges/toolinput.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/partblocks.h"

namespace stemma {

/// A call of a tool: its line, and opened its input and its result.
class ToolPartBuilder final : PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    using PartBlocks::PartBlocks;

    void build(const ToolPart& tool);

private:
    void addCallHead(LineBlock& head, const ToolWords& words) const;
    void addResultHead(LineBlock& head, const ToolPart& tool) const;
    void addSubAgents();
    void addInput(const ToolPart& tool, const ToolWords& words);
    [[nodiscard]] json::Value addTelling(const ToolPart& tool, const json::Value& input, const ToolWords& words);
    [[nodiscard]] json::Value addTexts(json::Value rest);
    void addSteps(const QList<PlannedStep>& steps);
    void addQuestions(const QList<AskedQuestion>& questions, const QString& output);
    void addDiff(const ToolEdit& edit);
};

} // namespace stemma

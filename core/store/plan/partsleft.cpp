// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/partsleft.h"

namespace stemma {

std::vector<int> partsLeft(
    const Message& before, const Message& after, const std::set<int>& edited, const std::set<int>& removed)
{
    const auto isSame = [&](const Part& one, const Part& other) {
        if (one.body.index() != other.body.index())
            return false;
        if (!one.id.isEmpty()) // what a part is shown with may be spelled otherwise in another record
            return one.id == other.id;
        const auto* tool = one.as<ToolPart>();
        if (tool)
            return tool->callId == other.as<ToolPart>()->callId && tool->hasOutput == other.as<ToolPart>()->hasOutput;
        return edited.contains(one.index) || one.body == other.body;
    };
    std::vector<int> left;
    for (const Part& part : before.parts) {
        const auto next = qsizetype(left.size());
        if (!removed.contains(part.index) && next < after.parts.size() && isSame(part, after.parts.at(next)))
            left.push_back(part.index);
    }
    return qsizetype(left.size()) == after.parts.size() ? left : std::vector<int>();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <functional>
#include <map>
#include <set>

namespace stemma {

/// How a row goes together with rows near it, for stores that keep the result of a tool call in a message of its own,
/// and an edit with the patch that it made.
struct ToolJoints
{
    /// All it holds are results of calls that are known, the patches that they made and the images in them.
    bool isResult = false;
    bool joinsAbove = false; ///< its first part goes on in the box of the call at the end of the row above
    bool joinsBelow = false; ///< its last part is a call whose box goes on in the row below
    std::map<int, ToolPart> calls; ///< of results, by Part::index
    std::set<int> answered; ///< calls whose result stands in a row below
    /// Of these the ones that the box of their result tells: by Part::index, the row of the result.
    std::map<int, int> toldBelow;
    /// Of results whose box tells the call: row and Part::index of the call, by Part::index.
    std::map<int, std::pair<int, int>> toldCalls;
    std::set<int> patches; ///< that go on in the box of the edit that made them, the part before; by Part::index

    bool operator==(const ToolJoints&) const = default;
};

/// A call is looked for in this many rows at most.
inline constexpr int JointRows = 32;

/// The message of a row as far as it is loaded; null: not there, or not shown.
using RowMessages = std::function<MessagePtr(int row)>;

/// A part that only holds a result: the call stands in another message.
[[nodiscard]] bool holdsOnlyResult(const Part& part);
/// All parts of it do, or are patches and images that belong to the results before them.
[[nodiscard]] bool holdsOnlyResults(const Message& message);
/// How many images belong to this result, as parts of their own.
[[nodiscard]] int imagesBehind(const Message& message, const Part& result);

/// A result in the words of its call, which may be null.
[[nodiscard]] ToolPart withCall(const ToolPart& result, const ToolPart* call);

/// Reads loaded rows only.
[[nodiscard]] ToolJoints toolJoints(int row, const Message& message, const RowMessages& messageAt);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/lossflag.h"
#include "core/session/checkpoint.h"
#include "core/models/sessionbranches.h"
#include "core/models/subagentsource.h"
#include "core/models/turnindex.h"
#include "core/session/finding.h"
#include "core/sessionfiles/fileondisk.h"
#include "ui/timeline/partlayout.h"
#include "ui/timeline/rowfinds.h"
#include "ui/timeline/tooljoints.h"

#include <functional>

namespace stemma {

/// What is known of a row beside its message; see MarkedRows.
struct RowExtras
{
    QList<Finding> findings;
    QList<Checkpoint> checkpoints;
    QList<TextMark> marks;
    QString chip; ///< a word at the role line that asks for a look; empty: none
    std::optional<BranchChoice> branches; ///< other ways the conversation goes on from here
    std::optional<Time> newSince; ///< it is the first message that came after this time
    std::optional<LossFlag> loss; ///< of the summary that is here
    QHash<int, QList<SubAgent>> subAgents; ///< that calls of it started, by Part::index
    RowFinds finds;
    QHash<int, FileOnDisk::State> onDisk; ///< of large files in it, by Part::index

    bool operator==(const RowExtras&) const = default;
};

/// What a row looks like beside its message.
struct RowRequest : RowExtras
{
    int row = 0;
    bool grouped = false; ///< continues the row above: no role line of its own
    ToolJoints joints;
    QHash<int, QList<SubAgent>> calledAgents; ///< of calls that boxes of results tell, by the result's Part::index
    PartKinds hidden;
    int compaction = 0;
    int foldedRows = 0; ///< this many from here on have one line; 0: none
    int foldedKept = 0; ///< findings in them that are kept
    qint64 foldedTokens = 0; ///< of them together, estimated; 0: not known yet
    std::optional<Turn> turn; ///< they are one
    bool isOpen = false; ///< the line stands above the rows instead of them
    QString time;
    QString gap;
    std::function<Fold(const Part&)> fold;
    std::function<QSet<QString>(const Part&)> toggledJson;

    [[nodiscard]] bool isFolded() const { return foldedRows > 0 && !isOpen; }
};

} // namespace stemma

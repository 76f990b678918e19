// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filescript.h"
#include "core/store/formats/mantis/check/mergedbranches.h"
#include "core/store/check/repaircounts.h"
#include "core/store/plan/conversationplanner.h"
#include "core/store/plan/plantarget.h"

namespace stemma::mantis {

/// A plan that mends findings, as it grows from transcript to transcript.
struct Repair
{
    EditPlan plan;
    FileScript script;
    qsizetype found = 0; ///< findings that were to be mended
    bool isOpen = false; ///< something stands in the place of what is lost
    RepairCounts tally;
};

/// Adds what mends these findings of a tree transcript. Lines that no program can read, or that none looks at, are cut
/// out; what follows from that, or is wrong within the conversation, is mended by appending as any other edit does.
/// @p source: what the transcript may be a fork of. Asked for one other transcript at most, while @p target is in use.
[[nodiscard]] Result<> addRepair(const PlanTarget& target, const QList<Finding>& findings, const EntrySource& source,
    Repair& repair, const JobControl& job);
/// The plan, once all transcripts are through. Errc::NotSupported: nothing of what was found can be mended.
[[nodiscard]] Result<EditPlan> finishedRepair(Repair repair);

/// Where the second of two records begins that stand in one line; 0: nowhere that it could be taken out as it is.
[[nodiscard]] qsizetype secondRecord(const QByteArray& line);

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/linelinks.h"

#include <memory>

namespace stemma {
class LineIndex;
}

namespace stemma::claudecode {

/// The rows of a transcript (spec claude-code, 5 to 7): the lines of one API message are one, with the progress of its
/// calls; so are attachments that follow each other, and a compaction with its summary. Results of parallel calls stand
/// one behind the other, and what a call leads to stands behind all of them, so that only where a user went back is a
/// branch. A compaction follows what it summarises.
[[nodiscard]] std::unique_ptr<LineLinker> linkerOf(const LineIndex& index, LineLinks& links);

} // namespace stemma::claudecode

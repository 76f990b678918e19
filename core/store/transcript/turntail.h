// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptcodec.h"

namespace stemma {

/// What the last lines of a transcript tell, those that are no rows too. Reads the end of the file, whatever its size;
/// a line that is not ended is still being written, and does not count. Nothing of a file that cannot be read.
[[nodiscard]] TurnSigns turnSignsIn(const QString& file, const TranscriptCodec& codec);

} // namespace stemma

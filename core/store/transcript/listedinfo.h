// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/store/transcript/transcriptconversation.h"
#include "core/store/transcript/transcriptfolder.h"

namespace stemma {

/// What a list shows of a transcript, by the windows at its ends.
[[nodiscard]] SessionInfo listedInfo(const TranscriptFile& file, const ListingSummary& head);

/// The last message of a copy that the session which it was made of has too, by the ids of its entries; empty: none.
[[nodiscard]] MessageId lastShared(const LineIndex& origin, const TranscriptConversation& copy);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/contextquestion.h"

namespace stemma {

class CompactionPage;

/// The contexts that a question about the summary on a page is put to: before and after it was made, and with its text
/// as it was edited; or as it is now, and with the draft.
[[nodiscard]] QList<ContextChoice> askedContexts(const CompactionPage& page);
/// The questions about what it lost; empty: nothing was reviewed, or nothing can be asked about.
[[nodiscard]] QList<ProbeQuestion> askedProbes(const CompactionPage& page);

} // namespace stemma

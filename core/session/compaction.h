// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

namespace stemma {

/// What a summary of messages, or of other summaries, would be made from. Nothing is written for it.
struct CompactionDraft
{
    MessageId first; ///< the span
    MessageId last;
    qint64 covers = 0; ///< messages, or summaries that are condensed
    qint64 tokens = 0; ///< that they take in the context now
    bool estimated = true; ///< the tokens
    QString prompt; ///< the whole request to a model; empty at level 3, which asks none
    int maxTokens = 0; ///< for the answer
    QString model; ///< the session's, as the store spells it
    QString text; ///< the summary, as level 3 makes it
    bool makesSession = false; ///< it goes into a new one, unless the wish says CompactEdit::inPlace
    QString notInPlace; ///< translated: why it cannot go into the session itself; empty: it can

    bool operator==(const CompactionDraft&) const = default;
};

} // namespace stemma

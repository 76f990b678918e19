// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/transcript/transcriptconversation.h"

namespace stemma {

struct TranscriptFile;

/// A branch of a transcript that is to be changed.
struct PlanTarget
{
    SessionId id;
    const TranscriptFile& file;
    const TranscriptConversation& conversation;
    QString title;
    QString firstPrompt; ///< by which people know a session without a title
    QString activeEnd; ///< the id of the last entry of the branch that the agent goes on with now
    bool isActive = true; ///< that branch is this one
    bool isOpenElsewhere = false;
    QList<Checkpoint> labels {}; ///< that a new session takes along, as records of its own
    QStringList belongings {}; ///< files that go with the session
    QList<MessagePlace> followed {}; ///< of which it is asked where they go
    QList<AnchorMove>* moved = nullptr; ///< gets the answer
};

} // namespace stemma

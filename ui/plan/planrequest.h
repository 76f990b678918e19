// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "core/session/edit.h"

#include <QPointer>

namespace stemma {

/// A session is cut after a message, which can be chosen.
[[nodiscard]] inline bool isCut(EditKind kind)
{
    return kind == EditKind::Fork || kind == EditKind::Resume;
}

/// What a plan dialog begins with.
struct PlanRequest
{
    QPointer<OpenStore> store;
    Edit edit;
    QString sessionTitle;
    QPointer<MessageModel> messages; ///< of the session; where there is a place to choose
    int row = -1; ///< of the place, in `messages`
    QString text; ///< of the part that is edited, as it is now
    bool isBegun = false; ///< `edit` was chosen before, and its text is what there is to begin with
    QString follows; ///< of a fork: what is planned in it afterwards (one sentence, translated); empty: nothing
    bool isCollected = false; ///< `edit` stands among the collected changes, and is chosen anew there
    int parts = 0; ///< of the message of which a part is removed
    QString wholeRefusal; ///< why the whole message cannot be removed then (one sentence, translated); empty: it can
};

} // namespace stemma

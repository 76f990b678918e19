// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"
#include "core/session/message.h"
#include "core/session/session.h"

namespace stemma {

struct StoreInfo;

/// Where an edit is to be made, as far as it is known.
struct EditPlace
{
    SessionId session;
    const Message* message = nullptr; ///< null: not loaded, or the session as a whole
    const Part* part = nullptr; ///< of the message; null: the message as a whole
    const SessionInfo* info = nullptr; ///< of the session, as it is listed; null: not known
};

/// StoreFormat::refusalAt() of the store's format.
[[nodiscard]] QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place);

/// Why what a provider signed is not changed; empty: it is something else, or another edit.
[[nodiscard]] QString refusalOfSigned(EditKind kind, const EditPlace& place);
/// The same of a branch of a transcript, whose session is the transcript's.
[[nodiscard]] QString refusalOfBranch(EditKind kind, const SessionId& session);

} // namespace stemma

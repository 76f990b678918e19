// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/handover/handoverdraft.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// The store that gets the new session. It need not exist, where its agent keeps files.
struct HandOverTarget
{
    QString format; ///< StoreFormat::name()
    QString path; ///< absolute
    QString dialect {}; ///< empty: the store does not exist yet
    QString model {}; ///< of its newest sessions, which the agent would go on with; may be empty
    QString provider {}; ///< of that model; may be empty
    QString refusal {}; ///< why it cannot be written to (translated); empty: it can

    /// As Editor::apply() and continueCommand() want it.
    [[nodiscard]] StoreInfo info() const;
};

/// Agents that sessions can be handed to: names of formats, in the order in which formats are known.
[[nodiscard]] QStringList handOverFormats();

/// Whether such an agent gets a session also where it has no store yet.
[[nodiscard]] bool canBeginStore(const QString& format);

/// What is at @p path for agents of @p format. An empty path: the first place where the agent keeps sessions by
/// default. Errors: Errc::NotSupported, with a sentence, where no session can be written there. Reads. Any thread.
[[nodiscard]] Result<HandOverTarget> handOverTarget(const QString& format, const QString& path, const JobControl& job);

/// What handing over would write. The source is only read. The plan is one of the target's store: a fork, as far as an
/// EditPlan can say what it was made of; `warnings` tell what is lost. Errors: those of reading, Errc::NotSupported,
/// and Errc::Usage where the agent needs a project folder and none is known. Thread: the source's.
[[nodiscard]] Result<EditPlan> planHandOver(SessionStore& source, const HandOverWish& wish,
    const HandOverTarget& target, const JobControl& job, const HandOverChanges& changes = {});

} // namespace stemma

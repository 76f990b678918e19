// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/conversation/contextrule.h"
#include "core/store/plan/rewrite.h"

#include <span>

namespace stemma {

/// The check that no answer follows on another.
inline constexpr QLatin1StringView RolesCheck {"roles-alternate"};

/// Thinking that a provider signed.
[[nodiscard]] bool isSigned(const Part& part);
[[nodiscard]] bool holdsSignedThinking(const Message& message);

/// Usage: the edit names no message, or a part of several.
[[nodiscard]] Result<> checkRemoval(const RemoveEdit& edit);

/// Says whether the agent loads what a change leaves, and whether a provider takes what would be sent then. @p error:
/// why it cannot be loaded.
void addWindowChecks(
    EditPlan& plan, const QString& agent, std::span<const SentMessage> sent, const std::optional<Error>& error);
/// Says whether every call of a tool has its result.
void addCallsCheck(EditPlan& plan, const Conversation& conversation, std::span<const SentMessage> sent);
/// Says which messages hold thinking with a signature, of those behind the first change that stay as they are. A
/// signature fits only what stood before it when it was made, and providers may refuse it where that is other.
void addSignatureCheck(
    EditPlan& plan, const Rewrite& rewrite, std::span<const SentMessage> sent, const JobControl& job);

/// Warns of the signatures that messages keep of which something else changes.
void warnOfSignatures(EditPlan& plan, const Conversation& conversation, const std::vector<Rewrite::Item>& items,
    const TranscriptCodec& codec);

/// Names a program that has one of the @p files open for writing.
void warnAboutWriters(EditPlan& plan, const QStringList& files);

} // namespace stemma

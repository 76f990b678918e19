// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/deterministic.h"
#include "core/store/formats/mnesis/context/rules.h"

#include <functional>

namespace stemma::mnesis {

constexpr int DeterministicLevel = 3; ///< of summaries that no model writes

/// A message as a summary takes it in.
struct InputMessage
{
    Role role = Role::User;
    qint64 tokens = 0; ///< 0: mnesis neither sends nor counts it
    std::optional<KeptMessages::Line> kept; ///< of its text, without a model; no value: newer ones leave no room for it
    QStringList textsWithIds; ///< that may hold file ids
    QString excerpt; ///< of its text, for a model; empty at level 3
    qint64 messageTokens = 0; ///< of the whole message, where the profile caps by it
};

using MessageAt = std::function<std::pair<QString, Role>(qsizetype)>; ///< id and role (user or assistant) of each
using InputSink = std::function<bool(InputMessage&&)>;

/// Gives @p count messages in their order until @p sink wants no more. What is read in one go is decoded by several
/// threads, but for short sessions.
/// Without a model the newest are read first: those that do not fit give only figures and file ids.
/// Within a read; calls back in the calling thread.
[[nodiscard]] Result<> readMessages(const StoreReader& reader, const SessionRules& rules, int level, qsizetype count,
    const MessageAt& message, const InputSink& sink, const JobControl& job);

} // namespace stemma::mnesis

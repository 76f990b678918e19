// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/formats/mnesis/context/tokens.h"

namespace stemma::mnesis {

[[nodiscard]] RulesOffer rulesOffer();

/// What mnesis does with one session: by the release that its summaries show or the user chose, in the window that the
/// model's name gives or the user chose (specification, 0 and 5 to 7).
///
/// In one thing summaries that are made by the rules of 0.3 are not as that release's: they never replace messages
/// that another summary in the context replaces, nor messages that the model was not sent. It would send the
/// former twice and lose the latter.
struct SessionRules
{
    ContextRules rules;
    ModelWindow model; ///< with the window that is in force
    Release release = Release::From04;

    [[nodiscard]] qint64 estimate(const QList<Part>& parts) const
    {
        return estimateMessage(parts, model.rule, release);
    }
    /// mnesis neither sends nor counts the message.
    [[nodiscard]] bool leavesOut(Role role, const QList<Part>& parts) const;
    /// For a summary. 0.3 takes one size for all models and knows no overrides there (6.3a).
    [[nodiscard]] CompactionSpace space() const;
};

/// Of a session with this model (as stored), or when the summary @p without is gone; ContextRules::checkWindow() is the
/// caller's. Within a read.
[[nodiscard]] SessionRules rulesOf(
    const StoreReader& reader, const SessionId& session, const QString& modelId, const QString& without = {});

} // namespace stemma::mnesis

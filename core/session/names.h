// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/checkpoint.h"
#include "core/session/context.h"
#include "core/session/edit.h"
#include "core/session/finding.h"
#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"

#include <QLatin1StringView>

/// The stable, never translated names of the vocabulary, as scripts and other programs read them.
namespace stemma {

[[nodiscard]] QLatin1StringView nameOf(Role role);
[[nodiscard]] QLatin1StringView nameOf(ReasoningPart::State state);
[[nodiscard]] QLatin1StringView nameOf(ToolPart::State state);
[[nodiscard]] QLatin1StringView nameOf(PartKind kind);
[[nodiscard]] QLatin1StringView nameOf(Origin::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(LineageEdge::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(SummaryNode::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(ContextItem::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(Finding::Severity severity);
[[nodiscard]] QLatin1StringView nameOf(Errc code);
/// Also the command's name on the command line.
[[nodiscard]] QLatin1StringView nameOf(EditKind kind);

/// Of all states but MessageState::Summary, which says what a message is and not what holds for it.
[[nodiscard]] QList<QLatin1StringView> namesOf(MessageStates states);

} // namespace stemma

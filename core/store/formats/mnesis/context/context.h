// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/incrementalcontext.h"

namespace stemma::mnesis {

/// What mnesis would send to the model by the rules of the session (mnesis::rulesOf()): the system prompt, the
/// summaries, then the messages, with what it leaves out standing in its place (ContextItem::leftOut). With @p at, the
/// window as it was when that message was the newest, worked out from what is stored now; its items are not exact,
/// unless the message is the newest still.
///
/// Every step reads some hundred messages at the most, in a short transaction of its own. @p reader must outlive it.
[[nodiscard]] std::unique_ptr<IncrementalContext> assembleContext(
    StoreReader& reader, const SessionId& session, const std::optional<MessageId>& at);

struct Window;

struct MeasuredWindow
{
    ContextFigures figures; ///< of the summaries and messages that are sent
    ContextRules rules; ///< that it is by
    qint64 leftOut = 0; ///< messages that do not fit
};
/// The tokens of a window of the session. Within a read.
[[nodiscard]] Result<MeasuredWindow> measureWindow(
    StoreReader& reader, const SessionId& session, const Window& window, const JobControl& job);

} // namespace stemma::mnesis

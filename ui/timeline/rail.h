// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "ui/common/theme.h"

#include <QPainter>

/// Membership in the model's context, as a colour and a pattern; the same beside each message and in
/// the overview strip.
namespace stemma::rail {

enum class Membership : quint8 { None, InContext, Summarised, Discarded, Ephemeral, SideChain };

[[nodiscard]] Membership membershipOf(MessageStates states);
/// "in context", "summarised"…; empty for None.
[[nodiscard]] QString wordFor(Membership membership);
void paint(QPainter& painter, const QRectF& lane, MessageStates states, const Colours& colours);
/// The small capsule where a summary stands in.
void paintCompaction(QPainter& painter, const QRectF& lane, const Colours& colours);
/// The diamond where branches part, in the middle of @p lane.
void paintBranches(QPainter& painter, const QRectF& lane, const Colours& colours);

} // namespace stemma::rail

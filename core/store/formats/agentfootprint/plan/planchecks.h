// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/formats/agentfootprint/read/reader.h"

#include <QMap>

namespace stemma::agentfootprint {

/// What the agent would see of a conversation, and what would be wrong with it.
struct Health
{
    std::optional<ContextFigures> figures;
    QString refusal; ///< why the library would not load it; empty: it would
    QMap<int, int> broken; ///< by rule: how often the check of messages found it
};
[[nodiscard]] Result<Health> healthOf(const SessionText& text, const JobControl& job);

/// Says in a plan what the change of a conversation brings with it.
void describeChange(EditPlan& plan, const SessionChange& change, const Entry& entry);
/// The figures before and behind it, and what is wrong behind it. @p after: SessionChange::rewritten().
[[nodiscard]] Result<> addFigures(
    EditPlan& plan, const SessionChange& change, const QByteArray& after, const JobControl& job);

} // namespace stemma::agentfootprint

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

#include <QByteArray>

#include <map>

namespace stemma {

class Rewrite;
struct PlanTarget;

/// Ids of copies, spelled, by the rows of the source that they were made of.
using RowIds = std::map<size_t, QByteArray>;

/// Tells PlanTarget::moved where the copies of the followed messages are in a new session.
void trackCopies(const PlanTarget& target, const SessionId& session, const RowIds& ids);
/// The same of those that are found elsewhere once a branch was appended.
void trackAnchors(const PlanTarget& target, EditKind kind, const Rewrite& rewrite, const RowIds& ids);

} // namespace stemma

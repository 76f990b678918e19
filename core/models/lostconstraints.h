// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// What the last summary that a planned fork sends lost of the user's constraints, in the words of the messages, for
/// ForkEdit::constraints; what @p fork adds to it already is among them. Empty: it lost none, no summary is sent, or
/// the summary does not tell which messages it replaced. Reads these messages. Thread: the store's.
[[nodiscard]] Result<QStringList> lostConstraints(SessionStore& store, const EditPlan& fork, const JobControl& job);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/formats/mantis/mantisfindings.h"
#include "core/store/formats/mantis/mantissession.h"

namespace stemma {

/// "line 12 of FILE, byte 345", or the place in a database.
[[nodiscard]] QString mantisPlaceText(const MantisSession& session, size_t index);
[[nodiscard]] MessageId mantisIdOf(const MantisSession& session, size_t index);

/// What of a conversation the library or a provider would stumble over: calls and results, refused content,
/// who speaks first. Looks at the index alone. @p begin: the first row that would be sent.
[[nodiscard]] Result<> checkMantisConversation(
    const MantisSession& session, size_t begin, MantisFindings& findings, const JobControl& job);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesischeck.h"

namespace stemma {

Result<> checkMnesis(
    MnesisReader&, const std::optional<SessionId>&, const SessionStore::FindingSink&, const JobControl&)
{
    return {};
}

} // namespace stemma

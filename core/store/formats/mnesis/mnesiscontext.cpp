// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesiscontext.h"

namespace stemma {

Result<ContextBudget> assembleMnesisContext(MnesisReader&, const SessionId&, const std::optional<MessageId>&,
    const SessionStore::ContextSink&, const JobControl&)
{
    return ContextBudget {};
}

} // namespace stemma

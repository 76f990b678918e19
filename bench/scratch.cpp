// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/scratch.h"

namespace stemma::bench {

SessionId firstSession(SessionStore& store)
{
    SessionId session;
    const auto sink = [&session](const std::vector<SessionInfo>& batch) {
        session = batch.front().id;
        return false;
    };
    return store.sessions(ListDetail::Basic, sink, {}) ? session : SessionId();
}

} // namespace stemma::bench

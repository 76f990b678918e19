// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/source.h"

#include <QCoreApplication>
#include <QDir>

namespace stemma::agentfootprint {

namespace {

struct SourceText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

} // namespace

std::unexpected<Error> Source::noSession(const SessionId& id) const
{
    return fail(Errc::NotFound,
        SourceText::tr("%1 has no session %2. Check the id, or list the sessions of the store.")
            .arg(QDir::toNativeSeparators(path()), id.value));
}

} // namespace stemma::agentfootprint

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantischeck.h"

namespace stemma {

void reportUnreadableMantisFile(const MantisFile&, const Error&, const SessionStore::FindingSink&)
{
}
Result<> checkMantisFile(const MantisFile&, const MantisFileSession&, const std::vector<quint32>&,
    const SessionStore::FindingSink&, const JobControl&)
{
    return {};
}
Result<> checkMantisRows(const SessionInfo&, const MantisSession&, const QString&, const QList<Checkpoint>&,
    const SessionStore::FindingSink&, const JobControl&)
{
    return {};
}

} // namespace stemma

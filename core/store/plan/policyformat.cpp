// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/policyformat.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct PolicyFormatText
{
    Q_DECLARE_TR_FUNCTIONS(StoreFormat)
};

} // namespace

Detection PolicyFormat::ofTranscripts(
    const StoreCandidate& candidate, const QString& dialect, const QString& version) const
{
    Detection detection;
    detection.format = m_name;
    detection.matches = !dialect.isEmpty();
    detection.dialect = dialect;
    detection.version = version;
    const bool isFolder = candidate.isFolder();
    detection.reason
        = (candidate.isSqlite()     ? PolicyFormatText::tr("%1 keeps sessions in text files, not in a database.")
                : detection.matches ? isFolder ? PolicyFormatText::tr("It holds sessions of %1.")
                                               : PolicyFormatText::tr("It begins as a session of %1 does.")
                : isFolder ? PolicyFormatText::tr("No session of %1 was found in this folder.")
                                    : PolicyFormatText::tr("It does not begin as a session of %1 does."))
              .arg(m_title);
    return detection;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/diskcompare.h"
#include "core/filechanges/patchexport.h"

#include <QCoreApplication>

namespace stemma {

/// What users read of changes of files.
struct ChangesText
{
    Q_DECLARE_TR_FUNCTIONS(FileChanges)
public:
    [[nodiscard]] static QString kind(FileChange::Kind kind); ///< a word
    [[nodiscard]] static QString kind(NetChange::Kind kind);
    /// Why a step stands by itself, a sentence; empty for the first one.
    [[nodiscard]] static QString why(NetStep::Break why);
    [[nodiscard]] static QString disk(DiskState state); ///< a word or two
    [[nodiscard]] static QString recounted();
    [[nodiscard]] static QString leftOut(const ExportedPatch::LeftOut& leftOut);
    [[nodiscard]] static QString asNew(const QStringList& paths);
};

/// The same for scripts.
[[nodiscard]] QLatin1StringView nameOf(FileChange::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(NetChange::Kind kind);
[[nodiscard]] QLatin1StringView nameOf(FileChange::Origin origin);
[[nodiscard]] QLatin1StringView nameOf(NetStep::Break why);
[[nodiscard]] QLatin1StringView nameOf(DiskState state);

} // namespace stemma

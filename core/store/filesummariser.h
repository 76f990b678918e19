// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/filereference.h"

#include <functional>

namespace stemma {

/// What an agent would write today as the summary of a large file; @p path: where the file is on this machine. Null:
/// that cannot be told. Reads the file, never the store; any thread.
using FileSummariser
    = std::function<QString(const FileReference& reference, const QString& path, const JobControl& job)>;

/// A service of stores whose agents summarise large files.
class FileSummarisingStore
{
public:
    FileSummarisingStore() = default;
    virtual ~FileSummarisingStore() = default;
    Q_DISABLE_COPY_MOVE(FileSummarisingStore)

    [[nodiscard]] virtual FileSummariser fileSummariser() const = 0;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <memory>

class QLockFile;

namespace stemma {

/// The right to write an index file, which one program at a time has; that of a program that died counts no more.
class IndexLock
{
public:
    /// Busy: somebody else has it. Does not wait.
    [[nodiscard]] static Result<std::unique_ptr<IndexLock>> take(const QString& indexFile);
    ~IndexLock();
    Q_DISABLE_COPY_MOVE(IndexLock)

    [[nodiscard]] static bool isHeld(const QString& indexFile);

private:
    explicit IndexLock(std::unique_ptr<QLockFile> lock);
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace stemma

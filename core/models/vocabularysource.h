// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/tokens/vocabulary.h"

#include <QFuture>

namespace stemma {

/// Reads a vocabulary of some megabytes, whose hash tells whether it is what it passes for, off the GUI thread.
[[nodiscard]] QFuture<Result<std::shared_ptr<const Vocabulary>>> loadVocabulary(const QString& path);

} // namespace stemma

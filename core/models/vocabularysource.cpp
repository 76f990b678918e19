// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/vocabularysource.h"

#include <QtConcurrentRun>

namespace stemma {

QFuture<Result<std::shared_ptr<const Vocabulary>>> loadVocabulary(const QString& path)
{
    return QtConcurrent::run([path]() -> Result<std::shared_ptr<const Vocabulary>> { return Vocabulary::load(path); });
}

} // namespace stemma

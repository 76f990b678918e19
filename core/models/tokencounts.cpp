// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/tokencounts.h"

#include "core/tokens/vocabulary.h"

#include <QtConcurrentRun>

namespace stemma {

QFuture<QList<TokenCount>> countTokens(const QString& text)
{
    return QtConcurrent::run([text] {
        QList<TokenCount> counts;
        for (const Vocabulary::Kind kind : {Vocabulary::Kind::O200k, Vocabulary::Kind::Cl100k}) {
            const Vocabulary* vocabulary = Vocabulary::installed(kind);
            if (const auto tokens = vocabulary ? vocabulary->count(text) : std::nullopt)
                counts << TokenCount {Vocabulary::nameOf(kind), *tokens};
        }
        return counts;
    });
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/ulid.h"

#include <QSet>
#include <QString>

namespace stemma {

/// Makes ids by rules: texts in which `{uuid4}`, `{uuid7}`, `{ulid}`, `{hex:N}`, `{base62:N}`, `{time48}` (a time that
/// rises with each id) and `{inverse48}` (one that falls) stand for what is new. No id is made twice.
class IdMaker
{
public:
    explicit IdMaker(qint64 ms); ///< Unix milliseconds

    [[nodiscard]] QString make(const QString& rule);

private:
    [[nodiscard]] QString piece(const QString& name, int length);

    qint64 m_ms;
    quint64 m_count = 0;
    UlidSource m_ulids;
    QSet<size_t> m_made; ///< hashes of ids: a large session has a million, and an id that is passed over is no loss
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <memory>
#include <vector>

namespace stemma {

/// The first bytes of another file, whose lines stand before those of a transcript. They end with a line end, and
/// nobody changes them.
struct TranscriptBase
{
    QString path;
    qint64 bytes = 0;

    bool operator==(const TranscriptBase&) const = default;
};

/// The files that the lines of a transcript are read from.
struct TranscriptSource
{
    QString path; ///< whose lines come last, and which grows; of a packed transcript what it was unpacked to
    std::vector<TranscriptBase> bases {}; ///< in the order of their lines
    std::vector<std::shared_ptr<const void>> held {}; ///< what has to stay while they are read

    [[nodiscard]] QStringList paths() const
    {
        QStringList paths {path};
        for (const TranscriptBase& base : bases)
            paths += base.path;
        return paths;
    }
    [[nodiscard]] bool isSame(const TranscriptSource& other) const
    {
        return path == other.path && bases == other.bases;
    }
};

} // namespace stemma

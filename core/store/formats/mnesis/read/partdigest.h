// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/part.h"
#include "core/store/formats/mnesis/context/tokens.h"

#include <memory>
#include <optional>

namespace stemma::mnesis {

/// A part as far as an excerpt of its message takes it in.
struct DigestPart
{
    Part part; ///< of its texts the beginnings; neither a tool's input nor what a patch holds
    qint64 tokens = 0; ///< of the whole, as estimatePart() counts
    QStringList textsWithIds; ///< those of textsWithFileIds() that may hold file ids, whole
};

/// Digests parts, some five times as fast as decodePart() and what counts and cuts its texts: they stay
/// where they are, in UTF-8. It knows only the common kinds and shapes, and accepts nothing that decodePart()
/// refuses. One thread.
class PartDigester
{
public:
    /// Texts begin with @p most code points. @p rule is one by which the length alone counts, see isByLength().
    PartDigester(qsizetype most, TokenRule rule);
    ~PartDigester();
    Q_DISABLE_COPY_MOVE(PartDigester)

    /// No value: decodePart() decides.
    [[nodiscard]] std::optional<DigestPart> digest(const StoredPart& stored);

private:
    struct Kinds;
    std::unique_ptr<Kinds> m_kinds;
};

} // namespace stemma::mnesis

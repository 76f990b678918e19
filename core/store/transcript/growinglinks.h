// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/linelinks.h"

#include <memory>

namespace stemma {

class LineIndex;

/// The links of an index that grows, by the format's LineLinker (TranscriptCodec::linker()): by the new lines alone
/// where those before stay linked as they are.
class GrowingLinks
{
public:
    GrowingLinks() = default;
    Q_DISABLE_COPY_MOVE(GrowingLinks) // the linker holds on to the links

    [[nodiscard]] const LineLinks& links() const { return m_links; }
    /// @p holds: the lines that were linked already are what they were.
    void extend(const LineIndex& index, bool holds);
    void forgetBehind(size_t lines); ///< lines from there on are gone
    void clear();

private:
    LineLinks m_links;
    std::unique_ptr<LineLinker> m_linker; ///< null: there are no links
    size_t m_linked = 0; ///< lines that it was given
};

} // namespace stemma

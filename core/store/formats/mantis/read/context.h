// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/tokenguess.h"
#include "core/store/conversation/contextrule.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// What the library loads of a session: by the rules of the release that wrote it, and of 2.61 and later where nothing
/// tells which that was.
class Context final : public ContextRule
{
public:
    [[nodiscard]] static const Context& instance();
    /// By the rules of 2.61 and later also where the release that wrote a boundary would send nothing: for a copy of
    /// the session without it.
    [[nodiscard]] static const Context& ofCopies();

    [[nodiscard]] Result<ContextRows> rows(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] std::optional<SentMessage> known(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
    [[nodiscard]] Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;

    /// Four bytes a token: the library's own rule of thumb.
    [[nodiscard]] static qint64 tokens(qint64 bytes) { return guessedTokens(bytes); }

private:
    explicit Context(bool isOfCopies)
        : m_isOfCopies(isOfCopies)
    {
    }

    bool m_isOfCopies;
};

} // namespace stemma::mantis

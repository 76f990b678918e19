// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/contextrule.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// What the library loads of a session, with its own rule of thumb of four bytes a token: by the rules of the release
/// that wrote it, and of 2.61 and later where nothing tells which that was.
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

private:
    explicit Context(bool isOfCopies)
        : m_isOfCopies(isOfCopies)
    {
    }

    bool m_isOfCopies;
};

/// The content of a message as the library sends it: a string as it is, a list of nothing but one text as this
/// text, everything else as JSON.
[[nodiscard]] QString contentText(const json::Value& content);
/// What has to be added to the bytes of contentText() so that each image counts ImageTokens and not the text that it
/// is stored as. Negative where images are large.
[[nodiscard]] qint64 imageSurplus(const json::Value& content);

} // namespace stemma::mantis

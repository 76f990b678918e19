// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/text.h"

namespace stemma::agentfootprint {

/// Something for which the library refuses to load a session.
struct Refusal
{
    QString reason; ///< a sentence, translated
    Range place; ///< null: of the session as a whole
    MessageId message;
    bool canMend = false; ///< the rest of the session shows the right value; see mendedMember()
};

/// A member of the conversation's record as it should be, which the library rejects as it is; none: it is not known.
/// @p value: empty: there is none. @p input: what the user was the last to say. An empty answer: the member goes.
[[nodiscard]] std::optional<QByteArray> mendedMember(
    QByteArrayView name, QByteArrayView value, const std::optional<QString>& input);

/// Everything in a session that the library refuses; empty where it loads it. Only for conversations that the library
/// itself stores.
[[nodiscard]] QList<Refusal> refusalsOf(const SessionText& text);

} // namespace stemma::agentfootprint

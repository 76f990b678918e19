// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/askedcontext.h"
#include "core/ask/probe.h"

namespace stemma {

/// What is asked of contexts: one question of the user's, or the questions of a probe. A value; any thread.
struct ContextQuestion
{
    static constexpr qint64 MostTokens = 4'096; ///< of an answer

    QString text; ///< as the user typed it; empty: `probes` are asked
    QList<ProbeQuestion> probes;

    [[nodiscard]] bool isProbe() const { return !probes.isEmpty(); }
    [[nodiscard]] bool isEmpty() const { return text.trimmed().isEmpty() && probes.isEmpty(); }
    /// What is sent to a model: the context, and behind it the question.
    [[nodiscard]] ModelRequest request(const AskedContext& context) const;
    /// Of a request, estimated: those of the context with what is asked.
    [[nodiscard]] qint64 tokensToSend(const AskedContext& context) const;
    /// The answers to each question, in their order: the whole answer where there is one question.
    [[nodiscard]] QStringList answers(const QString& answer) const;

    bool operator==(const ContextQuestion&) const = default;

private:
    [[nodiscard]] QString asked() const;
};

} // namespace stemma

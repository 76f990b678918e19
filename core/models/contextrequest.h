// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/context.h"

#include <QList>

namespace stemma {

/// The request in which an assembled context goes to a model, as OpenAI-compatible endpoints take it: one message for
/// each item that is sent, in assembly order.
class ContextRequest
{
public:
    void add(const ContextItem& item); ///< nothing, if it is left out
    /// @p model: with its provider, as sessions name it.
    [[nodiscard]] QString json(const QString& model) const;
    /// A command line that sends it, with the address and the key in variables of the shell.
    [[nodiscard]] QString curl(const QString& model) const;

private:
    struct Message
    {
        QString role;
        QString text;
    };
    QList<Message> m_messages;
};

} // namespace stemma

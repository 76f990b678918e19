// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/context.h"

#include <QJsonArray>

namespace stemma {

/// The request in which an assembled context goes to a model, as OpenAI-compatible endpoints take it: one message for
/// each item that is sent, in assembly order.
class ContextRequest
{
public:
    explicit ContextRequest(QString model)
        : m_model(std::move(model))
    {
    }

    void add(const ContextItem& item); ///< nothing, if it is left out
    [[nodiscard]] QString json() const;
    /// A command line that sends it, with the address and the key in variables of the shell.
    [[nodiscard]] QString curl() const;

private:
    [[nodiscard]] QByteArray body(bool indented) const;

    QString m_model;
    QJsonArray m_messages;
};

} // namespace stemma

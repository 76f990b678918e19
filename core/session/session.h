// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/storedfield.h"
#include "core/session/tokens.h"

#include <QMetaType>
#include <QStringList>

namespace stemma {

/// How a session came out of another one.
struct Origin
{
    enum class Kind : quint8 { None, Fork, Resume, SubAgent, Continuation };
    Kind kind = Kind::None;
    SessionId session;
    MessageId message; ///< the last one taken over; empty: not stored
    bool operator==(const Origin&) const = default;
};

/// One line of a list of sessions. What is cheap to read is always there; `messages`, `tokens`,
/// `size` and `firstPrompt` come with ListDetail::Full.
struct SessionInfo
{
    SessionId id;
    QString title;
    QString firstPrompt; ///< its first 200 characters
    std::optional<Time> createdAt;
    std::optional<Time> updatedAt; ///< of the newest message, or the session's own if that is later
    QString model;
    QString agent;
    QString directory; ///< the project's
    SessionId parent; ///< the session it hangs under, whatever the reason
    Origin origin;
    std::optional<qint64> messages;
    TokenUsage tokens;
    std::optional<qint64> size; ///< bytes stored
    bool deleted = false; ///< soft deletion
    QStringList labels;
    StoredFields fields;

    bool operator==(const SessionInfo&) const = default;
};

enum class ListDetail : quint8 { Basic, Full };

} // namespace stemma

Q_DECLARE_METATYPE(stemma::SessionInfo)

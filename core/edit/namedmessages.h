// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/anchormoves.h"

#include <QHash>

namespace stemma {

/// The messages that several changes name as they are before the first of them, where those that were made left them:
/// a change may give later messages other ids, or move a session to another branch.
class NamedMessages
{
public:
    NamedMessages() = default;
    explicit NamedMessages(const QList<SingleEdit>& edits);

    /// Where they are now.
    [[nodiscard]] QList<MessagePlace> places() const;
    /// Where one of them is now, by its place before the first change; no value: it is gone.
    [[nodiscard]] std::optional<MessagePlace> placeNow(const MessagePlace& before) const;
    /// A change was made. @p discarded: the end that it cut off, if any, whose messages are gone from the session.
    void take(const QList<AnchorMove>& moved, const SessionId& discarded);
    /// Names them as they are now. Of messages to be removed those that are gone are left out, and what is inserted
    /// behind one that is gone comes behind the message before it. NotFound: what it changes is gone.
    [[nodiscard]] Result<SingleEdit> current(SingleEdit edit) const;

private:
    struct Now
    {
        MessagePlace place; ///< of one that is gone: of the message before it; an empty one: it was the first
        bool isGone = false;
    };
    [[nodiscard]] Now nowOf(const SessionId& session, const MessageId& message) const;

    QHash<MessagePlace, Now> m_now; ///< by the places before the first change
};

} // namespace stemma

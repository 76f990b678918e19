// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/edit/namedmessages.h"
#include "core/session/message.h"

#include <set>
#include <vector>

namespace stemma {

/// The parts that several changes name as they are before the first of them, by their numbers where those that were
/// made left them: a removal moves those behind it up. Thread: the store's.
class NamedParts
{
public:
    NamedParts() = default;
    explicit NamedParts(const QList<SingleEdit>& edits);

    /// Before a change is made. @p edits: as it names messages and parts now.
    [[nodiscard]] Result<> look(
        SessionStore& store, const NamedMessages& messages, const QList<SingleEdit>& edits, const JobControl& job);
    /// It was made. @p messages: as it left them.
    [[nodiscard]] Result<> take(SessionStore& store, const NamedMessages& messages, const JobControl& job);
    /// With its part as it is numbered now. NotFound: it is gone.
    [[nodiscard]] Result<SingleEdit> current(SingleEdit edit) const;

private:
    struct Parts
    {
        std::vector<int> left; ///< by their numbers before
        bool isChanged = false; ///< else all of them are
        QSet<QString> calls;
    };
    /// A message that a change may take parts from, as it was before.
    struct Looked
    {
        MessagePlace before; ///< all changes
        MessagePtr message;
        std::set<int> edited;
        std::set<int> removed;
    };

    QHash<MessagePlace, Parts> m_named; ///< by the places before the first change
    bool m_knowsCalls = false;
    QList<Looked> m_looked;
};

} // namespace stemma

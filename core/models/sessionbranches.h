// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messageplaces.h"
#include "core/models/storesource.h"
#include "core/session/checkpoint.h"

#include <map>

namespace stemma {

/// The branches that go on from one message of a session, this one among them.
struct BranchChoice
{
    QList<SessionId> branches; ///< two at least; the one that the agent goes on with first
    qsizetype current = 0; ///< the session's own
    MessageId shared; ///< the last message that all of them have; empty: none

    bool operator==(const BranchChoice&) const = default;
};

/// Where a session parts from other branches of its conversation, which the store keeps as sessions of their own; read
/// again when the store changes. GUI thread; must be gone before store and model.
class SessionBranches final : public StoreSource
{
    Q_OBJECT
public:
    SessionBranches(OpenStore& store, const MessageModel& model, QObject* parent = nullptr);

    /// By row of the first message that not all of them have; where the session has none, of the last one shared.
    [[nodiscard]] const std::map<int, BranchChoice>& choices() const { return m_choices; }
    [[nodiscard]] bool isLooking() const { return isReading() || m_places.isLooking(); }
    void load() override;

private:
    void take(const QList<LineageEdge>& edges);
    void place();

    const MessageModel& m_model;
    std::map<QString, BranchChoice> m_points; ///< by the last message shared
    std::map<int, BranchChoice> m_choices;
    MessagePlaces m_places;
};

} // namespace stemma

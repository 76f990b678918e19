// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storesource.h"

namespace stemma {

/// A session of the same store that another one started.
struct SubAgent
{
    SessionId session;
    QString title; ///< or how it begins
    std::optional<Time> createdAt;
    bool isNamed = false; ///< the call names it; else only its time speaks for it

    bool operator==(const SubAgent&) const = default;
};

/// The sub-agents of a session, as far as the store keeps their sessions; read again when the store changes. GUI
/// thread; must be gone before the store.
class SubAgentSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr qsizetype MostAgents = 2000;

    SubAgentSource(OpenStore& store, SessionId session, QObject* parent = nullptr);

    /// Those that a call of a tool started: it names them, or it gives work to agents and they began while it ran.
    [[nodiscard]] QList<SubAgent> startedBy(const ToolPart& call) const;
    [[nodiscard]] bool isLooking() const { return isReading(); }
    void load() override;

private:
    SessionId m_session;
    QList<SubAgent> m_agents; ///< by time
};

} // namespace stemma

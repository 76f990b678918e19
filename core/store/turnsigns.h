// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <optional>

namespace stemma {

/// What an agent's newest records tell of its turn that its messages do not.
struct TurnSigns
{
    enum class Turn : quint8 {
        NotTold,
        Running, ///< more will come
        Ended, ///< the next word is the user's
    };

    std::optional<Turn> turn {}; ///< by the newest record that could tell; none: none of those read could
    /// Whether calls wait for an approval at all, by the newest record that tells the agent's setting; none: not known.
    std::optional<bool> asksForApproval {};

    /// Records are looked at from the newest one backwards, so that the first one counts.
    void setTurn(Turn found) { turn = turn.value_or(found); }
    void setAsks(bool asks) { asksForApproval = asksForApproval.value_or(asks); }
    [[nodiscard]] bool isComplete() const { return turn && asksForApproval; }
    bool operator==(const TurnSigns&) const = default;
};

/// A store whose agent records how its turns stand. Thread: the store's.
class TurnSignStore
{
public:
    TurnSignStore() = default;
    virtual ~TurnSignStore() = default;
    Q_DISABLE_COPY_MOVE(TurnSignStore)

    /// By the newest records alone, which is quick. Errors: those of SessionStore::session().
    [[nodiscard]] virtual Result<TurnSigns> turnSigns(const SessionId& session, const JobControl& job) = 0;
};

} // namespace stemma

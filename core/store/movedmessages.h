// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QList>
#include <QtClassHelperMacros>

namespace stemma {

/// What was said of a message is to be said of another one after a change: of its copy, or where it goes, of the one
/// before it.
struct MovedMessage
{
    MessageId from;
    MessageId to;

    bool operator==(const MovedMessage&) const = default;
};

/// A store whose changes give messages behind them other ids, as a format does that is only ever appended to.
class RenamingStore
{
public:
    RenamingStore() = default;
    virtual ~RenamingStore() = default;
    Q_DISABLE_COPY_MOVE(RenamingStore)

    /// These messages, of the session that the next plan is about, are to be followed; nobody asks of others.
    virtual void follow(const QList<MessageId>& messages) = 0;
    /// Those of them that the plan made last moves.
    [[nodiscard]] virtual QList<MovedMessage> movedByLastPlan() const = 0;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"
#include "core/store/plan/rewrite.h"

namespace stemma {

/// The conversation that a plan changes, and how what becomes of it is written where it is stored. The calls add to the
/// plan's writes, and to its files or statements. Lives for one plan.
class ChangeWriter
{
public:
    ChangeWriter() = default;
    virtual ~ChangeWriter() = default;
    Q_DISABLE_COPY_MOVE(ChangeWriter)

    [[nodiscard]] virtual const Conversation& conversation() const = 0;
    [[nodiscard]] virtual SessionId session() const = 0;
    [[nodiscard]] virtual QString title() const = 0; ///< as the session has it; empty: none
    /// By which lists show a session that has none; empty: by its id.
    [[nodiscard]] virtual QString shownTitle() const { return {}; }
    [[nodiscard]] virtual QString place() const = 0; ///< where messages are written, for users
    /// False: the agent goes on with another branch.
    [[nodiscard]] virtual bool isActive() const { return true; }
    /// True: rows of which no message can be made are items of a rewrite like others. False: they stay where they are.
    [[nodiscard]] virtual bool movesDamaged() const { return false; }
    /// Rows that are nothing but checkpoints, ascending.
    [[nodiscard]] virtual std::vector<size_t> checkpointRows() const { return {}; }
    /// The time of a new record, spelled.
    [[nodiscard]] virtual Result<QByteArray> newTime() const { return "null"; }
    /// By which people know the session: its title, else what lists show in its place, else its id.
    [[nodiscard]] QString name() const;

    // What a writer does not do is refused, as by one of a format whose sessions never change in place
    // (ChangePolicy::inPlaceRefusal()): it makes new ones only.
    /// The conversation becomes the rewrite.
    [[nodiscard]] virtual Result<> change(EditPlan& plan, const Rewrite& /*rewrite*/) { return refused(plan); }
    /// A new session of all of the rewrite. An empty @p title: the writer chooses.
    [[nodiscard]] virtual Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) = 0;
    /// One record behind everything, made of where it stands; for formats whose compaction is one.
    using Record = std::function<QByteArray(const NewLink& link)>;
    [[nodiscard]] virtual Result<> appendRecord(EditPlan& plan, const Record& /*record*/, const QString& /*what*/)
    {
        return refused(plan);
    }
    [[nodiscard]] virtual Result<> setTitle(EditPlan& plan, const QString& /*title*/) { return refused(plan); }
    /// At a row; an empty label removes what stands there.
    [[nodiscard]] virtual Result<> setCheckpoint(EditPlan& plan, size_t /*row*/, const QString& /*label*/)
    {
        return refused(plan);
    }
    /// The session with what belongs to it alone.
    [[nodiscard]] virtual Result<> remove(EditPlan& plan) { return refused(plan); }
    /// What is to be said of any change in place.
    virtual void addWarnings(EditPlan& /*plan*/) const { }

private:
    [[nodiscard]] static Result<> refused(const EditPlan& plan)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
    }
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changewriter.h"

namespace stemma {

/// The writer of a format whose sessions never change in place (ChangePolicy::inPlaceRefusal()).
class NewSessionWriter : public ChangeWriter
{
public:
    [[nodiscard]] Result<> change(EditPlan& plan, const Rewrite& /*rewrite*/) final { return refused(plan); }
    [[nodiscard]] Result<> appendRecord(EditPlan& plan, const Record& /*record*/, const QString& /*what*/) final
    {
        return refused(plan);
    }
    [[nodiscard]] Result<> setTitle(EditPlan& plan, const QString& /*title*/) final { return refused(plan); }
    [[nodiscard]] Result<> setCheckpoint(EditPlan& plan, size_t /*row*/, const QString& /*label*/) final
    {
        return refused(plan);
    }
    [[nodiscard]] Result<> remove(EditPlan& plan) final { return refused(plan); }
    void addWarnings(EditPlan& /*plan*/) const final { }

private:
    [[nodiscard]] static Result<> refused(const EditPlan& plan)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
    }
};

/// The policy of such a format whose sessions are no JSON Lines: there are no lines whose ids, heads or marks it would
/// have to spell.
class NewSessionPolicy : public ChangePolicy
{
public:
    using ChangePolicy::ChangePolicy;
    [[nodiscard]] QByteArray newId() const final { return {}; }
    [[nodiscard]] NewSession newSession(
        const TranscriptFile& /*from*/, const LineIndex& /*index*/, const QString& /*title*/) const final
    {
        return {};
    }
    [[nodiscard]] QByteArray markerRecord(const NewLink& /*link*/, const Conversation& /*like*/) const final
    {
        return {};
    }
};

} // namespace stemma

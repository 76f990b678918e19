// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/trial.h"
#include "core/store/serverscript.h"

namespace stemma {

class TrialStore;

/// On copies that the server makes of the rows, which only this connection sees.
class ServerTrial final : public Trial
{
public:
    /// Of all that @p edit is about. Errors: as TrialStore::copySessions() and openStoreFor(). @p job outlives the
    /// trial.
    [[nodiscard]] static Result<std::unique_ptr<Trial>> begin(
        const QString& address, const BatchEdit& edit, const RulesChoice& rules, const JobControl& job);

protected:
    [[nodiscard]] Result<> carryOut(const EditPlan& plan) override;
    [[nodiscard]] Result<> addScript(EditPlan& sum) override;

private:
    explicit ServerTrial(const JobControl& job)
        : Trial(job)
    {
    }

    TrialStore* m_trial = nullptr; ///< the store
    ServerScript m_script; ///< of all changes that were made
};

} // namespace stemma

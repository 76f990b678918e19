// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/dryrun.h"
#include "core/store/postgres/serverscript.h"

namespace stemma {

class DryRunStore;

/// On copies that the server makes of the rows, which only this connection sees.
class ServerDryRun final : public DryRun
{
public:
    /// Of all that @p edit is about. Errors: as DryRunStore::copySessions() and openStoreFor(). @p job outlives the
    /// trial.
    [[nodiscard]] static Result<std::unique_ptr<DryRun>> begin(
        const QString& address, const BatchEdit& edit, const RulesChoice& rules, const JobControl& job);

protected:
    [[nodiscard]] Result<> carryOut(const EditPlan& plan) override;
    [[nodiscard]] Result<> addScript(EditPlan& sum) override;

private:
    explicit ServerDryRun(const JobControl& job)
        : DryRun(job)
    {
    }

    DryRunStore* m_dryRun = nullptr; ///< the store
    ServerScript m_script; ///< of all changes that were made
};

} // namespace stemma

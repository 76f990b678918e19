// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/filecomposer.h"
#include "core/edit/storecopy.h"
#include "core/edit/dryrun.h"
#include "core/store/sqlite/rowchanges.h"

#include <vector>

namespace stemma {

/// On a private copy of a store of files. The plan of all changes keeps the copy where it needs bytes of it.
class CopyDryRun final : public DryRun
{
public:
    /// Errors: as StoreCopy and openStoreFor(). @p job outlives the trial.
    [[nodiscard]] static Result<std::unique_ptr<DryRun>> begin(
        const QString& path, const RulesChoice& rules, qint64 mostBytes, const JobControl& job);

protected:
    [[nodiscard]] Result<> carryOut(const EditPlan& plan) override;
    /// The copy is no trial of the changes any more then.
    [[nodiscard]] Result<> addScript(EditPlan& sum) override;
    [[nodiscard]] QString named(QString text) const override { return text.remove(m_copy->folder()); }

private:
    CopyDryRun(std::shared_ptr<StoreCopy> copy, const JobControl& job);
    [[nodiscard]] Result<> changeRows(const SqlScript& script);
    [[nodiscard]] Result<> changeFiles(const FileScript& script);
    [[nodiscard]] Result<SqlScript> rowScript() const;
    [[nodiscard]] std::shared_ptr<const FileScript> fileScript() const;

    std::shared_ptr<StoreCopy> m_copy;
    std::vector<RowChanges> m_rows; ///< of each plan
    FileComposer m_files;
};

} // namespace stemma

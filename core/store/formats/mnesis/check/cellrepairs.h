// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/repairdraft.h"

namespace stemma::mnesis {

/// Repairs of single values.
class CellRepairs final : private PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisRepair)
public:
    using Finding = RawFinding;

    CellRepairs(StoreReader& reader, const JobControl& job, RepairDraft& draft)
        : PlanBase(reader, job)
        , m_draft(draft)
    {
    }

    bool take(const Finding& finding); ///< false: it is none of them

private:
    void breakCircle(const Finding& finding);
    void storeProperly(const Finding& finding);
    void numberParts(const Finding& finding);
    void makeUtf8(const Finding& finding);
    void enterModel(const Finding& finding);
    void countTokensAsNone(const Finding& finding);
    void renameCall(const Finding& finding);
    void setKind(const Finding& finding);
    void exchangeEnds(const Finding& finding);
    void countSummary(const Finding& finding);

    RepairDraft& m_draft;
};

} // namespace stemma::mnesis

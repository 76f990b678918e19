// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/transcriptrepair.h"
#include "core/store/formats/mantis/check/mergedbranches.h"

namespace stemma::mantis {

/// Mends what is wrong with a tree transcript.
class TreeRepairer final : public TranscriptRepair
{
    Q_DECLARE_TR_FUNCTIONS(MantisRepair)
public:
    /// @p source: what the transcript may be a fork of. Asked for one other transcript at most, while that of
    /// @p writer is in use.
    TreeRepairer(TranscriptWriter& writer, EntrySource source, RepairPlan& repair);

protected:
    [[nodiscard]] Result<bool> add(const Finding& finding, quint32 line) override;
    [[nodiscard]] int rankOf(const Finding& finding) const override;
    [[nodiscard]] Result<> addItem(ConversationPlanner::Items& items, Rewrite::Item item) const override;
    void addBranchWrites() override;

private:
    [[nodiscard]] static QByteArray readable(const QByteArray& record);
    void replaceLine(quint32 line, const QByteArray& before, const QByteArray& after);
    [[nodiscard]] Result<bool> unglue(quint32 line);
    [[nodiscard]] Result<bool> makeUtf8(quint32 line);
    [[nodiscard]] Result<bool> addLostParent(quint32 line);
    [[nodiscard]] Result<bool> dropMergedBranches();
    [[nodiscard]] Result<bool> sendSummary(size_t row);
    [[nodiscard]] Result<bool> makeLoadable(size_t row);
    void spellLoadable(Rewrite::Item& item) const;

    EntrySource m_source;
    struct Summary
    {
        size_t row = 0; ///< of the boundary
        QByteArray boundary; ///< without it
        QByteArray message; ///< behind it
    };
    std::optional<Summary> m_summary;
    std::set<size_t> m_merged; ///< rows that belong to other branches of the fork's original
};

/// Where the second of two records begins that stand in one line; 0: nowhere that it could be taken out as it is.
[[nodiscard]] qsizetype secondRecord(const QByteArray& line);

} // namespace stemma::mantis

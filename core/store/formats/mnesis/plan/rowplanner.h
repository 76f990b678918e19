// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

#include <functional>
#include <set>

namespace stemma::mnesis {

/// Changes of a session that touch its rows only: its name, texts, prunings, messages that go, and all of it.
class RowPlanner final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit) { return plan(BatchEdit {edit.session, {edit}}); }
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit) { return plan(BatchEdit {edit.session, {edit}}); }
    [[nodiscard]] Result<EditPlan> plan(const PruneEdit& edit) { return plan(BatchEdit {edit.session, {edit}}); }
    [[nodiscard]] Result<EditPlan> plan(const BatchEdit& batch); ///< see OnePassStore::Takes::All
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);

private:
    struct PartRow
    {
        MessageRow message;
        qint64 rowid = 0;
        QByteArray content;
        QString type; ///< by the JSON, which decides; empty: it is no object
        QVariant prunedAt;
        QString toolName;
    };

    [[nodiscard]] Result<> add(EditPlan& plan, const TextEdit& edit, const SessionRow& row);
    [[nodiscard]] Result<> add(EditPlan& plan, const PruneEdit& edit);
    [[nodiscard]] Result<> add(EditPlan& plan, const RemoveEdit& edit, const SessionRow& row);
    [[nodiscard]] Window removeGone(EditPlan& plan);
    void setStoredSummary(EditPlan& plan, const QByteArray& content, const QString& summary);
    [[nodiscard]] PartRow partRow(
        const SessionId& session, const MessageId& message, int index, bool isRemoved = false);

    // What those that were added change.
    using PartChange = std::pair<int, std::function<void(Part::Body&)>>;
    QHash<QString, QList<PartChange>> m_changes; ///< by message
    QHash<QString, LoadedSummary> m_written;
    const qint64 m_at = toMs(now()); ///< as it is stored
    SqlStep m_texts {QStringLiteral("UPDATE main.message_parts SET content = CAST(? AS TEXT) WHERE rowid = ?"), {}};
    SqlStep m_prunings {QStringLiteral("UPDATE main.message_parts SET compacted_at = ? WHERE rowid = ?"), {}};
    SqlStep m_removals {QStringLiteral("DELETE FROM main.message_parts WHERE rowid = ?"), {}};
    QSet<QString> m_pruned; ///< messages
    QHash<QString, std::set<int, std::greater<>>> m_removed; ///< parts of messages
    QSet<QString> m_gone; ///< messages
    QSet<qint64> m_goneRows;
    QList<qint64> m_goneNumbers;
};

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

#include <functional>

namespace stemma::mnesis {

/// Changes of a session that touch its rows only: its name, texts, prunings, messages that go, and all of it.
class RowPlanner final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const PruneEdit& edit) { return plan(BatchEdit {edit.session, {edit}}); }
    [[nodiscard]] Result<EditPlan> plan(const BatchEdit& batch); ///< of prunings
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);

private:
    struct PartRow
    {
        MessageRow message;
        qint64 rowid = 0;
        QByteArray content;
        QString type; ///< by the JSON, which decides
        QVariant prunedAt;
        QString toolName;
    };

    void setStoredSummary(EditPlan& plan, const QByteArray& content, const QString& summary);
    [[nodiscard]] PartRow partRow(const SessionId& session, const MessageId& message, int index);
    /// The plan with its figures, after one part of a message has become another one.
    using PartChange = std::function<void(QList<Part>&)>;
    [[nodiscard]] EditPlan withPartChanged(EditPlan plan, const MessageId& message, const PartChange& change);
};

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/plan/sessionrecord.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/changewriter.h"

#include <QCoreApplication>

namespace stemma::mantis {

/// Makes the statements of a plan. Of one table the whole list of messages is written, with every message that is not
/// changed as it is spelled; of three tables only the rows concerned. Cut-off ends go to the file beside them.
class RowWriter final : public ChangeWriter
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
public:
    explicit RowWriter(const RowTarget& target);

    [[nodiscard]] const Conversation& conversation() const override { return m_target.session; }
    [[nodiscard]] SessionId session() const override { return m_target.id; }
    [[nodiscard]] QString title() const override { return m_target.shownTitle; }
    [[nodiscard]] QString place() const override { return QStringLiteral("messages"); }
    [[nodiscard]] bool movesDamaged() const override { return true; }

    [[nodiscard]] Result<> change(EditPlan& plan, const Rewrite& rewrite) override;
    /// An empty title: the one that the session has.
    [[nodiscard]] Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) override;
    [[nodiscard]] Result<> setTitle(EditPlan& plan, const QString& title) override;
    [[nodiscard]] Result<> setCheckpoint(EditPlan& plan, size_t row, const QString& label) override;
    [[nodiscard]] Result<> remove(EditPlan& plan) override;
    void addWarnings(EditPlan& plan) const override;

    /// Where messages stand after the change, which are known by their places; none: where they stood.
    [[nodiscard]] const std::optional<NewOrder>& order() const { return m_order; }

private:
    /// All messages as one list, in the type of the one that is stored.
    [[nodiscard]] Result<QVariant> joined(const Rewrite& rewrite) const;
    [[nodiscard]] Result<> writeSession(EditPlan& plan, const QString& record, const Rewrite& rewrite) const;
    void writeRows(EditPlan& plan, const Rewrite& rewrite) const;
    [[nodiscard]] Result<> copyRows(EditPlan& plan, const Rewrite& rewrite, const QString& id) const;
    [[nodiscard]] static qint64 positionThen(const Rewrite& rewrite, qint64 position);
    void moveCheckpoints(EditPlan& plan, const Rewrite& rewrite) const;
    void copyCheckpoints(EditPlan& plan, const Rewrite& rewrite, const QString& id, size_t end) const;
    void tellOrder(const EditPlan& plan, const Rewrite& rewrite);
    [[nodiscard]] Result<> keepEnd(EditPlan& plan, size_t from) const;
    void addGuards(EditPlan& plan) const;
    /// Of the session, where the condition holds too.
    void drop(EditPlan& plan, const QString& table, qint64 count, const QString& condition = {},
        const QVariantList& values = {}) const;

    const RowTarget& m_target;
    QString m_now;
    std::optional<NewOrder> m_order;
};

} // namespace stemma::mantis

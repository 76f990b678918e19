// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/plan/rowtarget.h"
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
    [[nodiscard]] Result<> appendRecord(EditPlan& plan, const Record& record, const QString& what) override;
    [[nodiscard]] Result<> setTitle(EditPlan& plan, const QString& title) override;
    [[nodiscard]] Result<> setCheckpoint(EditPlan& plan, size_t row, const QString& label) override;
    [[nodiscard]] Result<> remove(EditPlan& plan) override;
    void addWarnings(EditPlan& plan) const override;

    /// What became of the places of messages; none: nothing.
    [[nodiscard]] const std::optional<NewOrder>& order() const { return m_order; }

private:
    [[nodiscard]] Result<QByteArray> joined(const Rewrite& rewrite) const;
    [[nodiscard]] Result<> writeSession(EditPlan& plan, const QString& record, const Rewrite& rewrite) const;
    void writeRows(EditPlan& plan, const Rewrite& rewrite) const;
    [[nodiscard]] Result<> copyRows(EditPlan& plan, const Rewrite& rewrite, const QString& id) const;
    void moveCheckpoints(EditPlan& plan, const Rewrite& rewrite) const;
    void copyCheckpoints(EditPlan& plan, const QString& id, qint64 last) const;
    void tellOrder(const EditPlan& plan, const Rewrite& rewrite);
    void cutEnd(EditPlan& plan, size_t from, size_t kept) const;
    void addGuards(EditPlan& plan) const;
    /// A list of messages, in the type of the one that is stored.
    [[nodiscard]] QVariant asList(const QByteArray& list) const;

    const RowTarget& m_target;
    QString m_now;
    std::optional<NewOrder> m_order;
};

} // namespace stemma::mantis

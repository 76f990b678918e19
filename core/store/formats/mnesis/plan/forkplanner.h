// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"

namespace stemma::mnesis {

/// Sessions that are cut: what stays goes into a copy, or what does not stay is moved out.
class ForkPlanner final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);

private:
    /// What remains of a session that ends after `last`.
    struct Cut
    {
        Place last;
        MessageId lastId; ///< empty: nothing remains
        qint64 number = 0; ///< of the last message that stays
        QList<Item> items;
        QList<Node> kept; ///< nodes whose span ends within what stays, oldest first
        QList<Node> dropped;
        qint64 messages = 0; ///< raw ones that stay
        bool listsContext = false;
    };

    [[nodiscard]] Result<Cut> cutAfter(const SessionId& session, const MessageId& at, bool before);
    [[nodiscard]] QList<Item> presentItems(const SessionId& session);
    [[nodiscard]] QList<Item> cutItems(const SessionId& session, const Cut& cut, const QList<Node>& nodes);
    void expand(const SessionId& session, const Node& node, const Cut& cut, const QHash<QString, Node>& nodes,
        QHash<QString, Item>& items);
    void addRaw(const SessionId& session, const Place& first, const Place& last, QHash<QString, Item>& items);
    [[nodiscard]] Window windowOf(const SessionId& session, const Cut& cut);
    void copySession(EditPlan& plan, const ForkEdit& edit, const SessionRow& row, const Cut& cut);
    void copyMessages(EditPlan& plan, const SessionId& session);
    void copyNodes(EditPlan& plan, const Cut& cut, const QHash<QString, QString>& newIds);
    void moveEnd(EditPlan& plan, const ResumeEdit& edit, const SessionRow& row, const Cut& cut);
    [[nodiscard]] QString columnList(
        const QString& table, const QHash<QString, QString>& replaced, QString* values) const;
};

} // namespace stemma::mnesis

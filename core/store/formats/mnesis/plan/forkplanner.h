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
        QList<ListedItem> listed; ///< of the context, as it is
        QList<ListedItem> items; ///< as it will be
        QSet<QString> inContext; ///< the ids of these
        QList<Node> kept; ///< nodes whose span ends within what stays, oldest first
        QList<Node> dropped;
        qint64 messages = 0; ///< raw ones that stay
        bool listsContext = false;
    };

    [[nodiscard]] Cut cutAfter(const SessionId& session, const MessageId& at, bool before);
    void cutItems(const SessionId& session, Cut& cut, const QList<Node>& nodes);
    void expand(const SessionId& session, const ListedItem& item, const Node& node, const Cut& cut,
        const QHash<NodeId, Node>& nodes, QHash<QString, ListedItem>& items);
    [[nodiscard]] Window windowOf(const SessionId& session, const Cut& cut);
    /// A session like the planned one, for copies or for the end that is cut off.
    void addSession(EditPlan& plan, const SessionRow& row, const QString& title, const OriginMark& mark, bool isActive);
    void copyMessages(EditPlan& plan, const SessionId& session);
    void copyNodes(EditPlan& plan, const Cut& cut, const QHash<NodeId, QString>& newIds);
    void moveEnd(EditPlan& plan, const SessionId& session, const Cut& cut);
    /// "INSERT INTO … SELECT …" of all columns of a table, those in @p replaced with other expressions.
    [[nodiscard]] QString copying(const QString& table, const QHash<QString, QString>& replaced) const;
};

} // namespace stemma::mnesis

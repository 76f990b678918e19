// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/plan/planbase.h"
#include "core/store/plan/anchormoves.h"

#include <unordered_set>

namespace stemma::mnesis {

/// Sessions that are cut: what stays goes into a copy, or what does not stay is moved out.
class ForkPlanner final : public PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using PlanBase::PlanBase;

    /// The copies of the @p followed messages get their ids now, those of others when the fork is made.
    [[nodiscard]] Result<EditPlan> plan(
        const ForkEdit& edit, const QList<MessagePlace>& followed, QList<AnchorMove>& copied);
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
        QSet<QString> inContext; ///< the ids of the summaries among these
        QList<Node> kept; ///< nodes whose span ends within what stays, oldest first
        QList<Node> dropped;
        qint64 messages = 0; ///< raw ones that stay
        bool listsContext = false;
    };

    [[nodiscard]] Cut cutAfter(const SessionId& session, const MessageId& at, bool before);
    void cutItems(const SessionId& session, Cut& cut, const QList<Node>& nodes);
    void expand(const SessionId& session, const ListedItem& item, const Node& node, const QHash<NodeId, Node>& nodes,
        std::unordered_set<qint64>& known, Cut& cut);
    [[nodiscard]] Window windowOf(const SessionId& session, const Cut& cut);
    /// A session like the planned one, for copies or for the end that is cut off.
    void addSession(EditPlan& plan, const SessionRow& row, const QString& title, const OriginMark& mark, bool isActive);
    void copyMessages(EditPlan& plan, const ForkEdit& edit, const SessionId& session);
    /// Leaves thinking out of what is sent then, and counts it.
    void leaveThinking(EditPlan& plan, Window& window, const QVariantList& upTo);
    /// Another text for the copy of the last summary that is sent.
    [[nodiscard]] Result<> addConstraints(EditPlan& plan, Window& window, const ForkEdit& edit, const SessionRow& row,
        const Cut& cut, const QHash<NodeId, QString>& newIds);
    void copyNodes(EditPlan& plan, const Cut& cut, const QHash<NodeId, QString>& newIds);
    void moveEnd(EditPlan& plan, const SessionId& session, const Cut& cut);
    /// "INSERT INTO … SELECT …" of all columns of a table, those in @p replaced with other expressions.
    [[nodiscard]] QString copying(const QString& table, const QHash<QString, QString>& replaced) const;
    /// Of followed messages before a cut; @p summaries: new ids of those that are summaries.
    [[nodiscard]] QList<AnchorMove> copiesOf(const QList<MessagePlace>& followed, const EditPlan& plan,
        const QVariantList& upTo, const QHash<NodeId, QString>& summaries);
};

} // namespace stemma::mnesis

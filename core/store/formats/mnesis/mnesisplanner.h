// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/mnesis/mnesisorigin.h"
#include "core/store/formats/mnesis/mnesisreader.h"
#include "core/store/formats/mnesis/mnesiswindow.h"

#include <QCoreApplication>
#include <QSet>

namespace stemma::mnesis {

/// Makes the plans of one store. Everything is called within a read of it.
class Planner
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    Planner(MnesisReader& reader, const JobControl& job)
        : m_reader(reader)
        , m_job(job)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const PruneEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const InsertEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(edit)));
    }

protected:
    using Place = MnesisReader::Place;

    struct SessionRow
    {
        QString title;
        QString model;
        QString metadata;
        QString name; ///< to speak of it: its title, its first prompt, or its id
    };
    struct MessageRow
    {
        Place place;
        qint64 number = 0; ///< counted from 1 in stored order
        bool isSummary = false;
    };
    struct PartRow
    {
        qint64 rowid = 0;
        QByteArray content;
        QString type; ///< by the JSON, which decides
        QVariant prunedAt;
        QString toolName;
    };
    /// A summary as far as a cut asks for it.
    struct Node
    {
        QString id;
        Place made; ///< of its message
        std::optional<Place> first; ///< of its span; no value: it names no message
        std::optional<Place> last;
        QStringList parents;
        bool hasRow = true; ///< in summary_nodes
    };
    /// One item of a context, in order.
    struct Item
    {
        bool isSummary = false;
        QString id;
        Place sortedBy; ///< of the last message it stands for
        qint64 rowid = -1; ///< of a raw message
    };
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

    /// Where a new message would stand in the order of a session, and beside which others.
    struct Gap
    {
        struct Neighbour
        {
            QString role;
            qint64 rowid = -1;
            std::optional<qint64> position; ///< in the context; no value: it is not listed there
        };
        std::optional<Neighbour> before; ///< raw messages both
        std::optional<Neighbour> after;
        qint64 number = 0; ///< of the message before, counted from 1
        qint64 createdMs = 0; ///< of the new message
        std::optional<Place> movedAfter; ///< messages of this time behind this place are to be a millisecond later
        qint64 moved = 0; ///< so many
        bool isEnd = false; ///< nothing follows
    };

    [[nodiscard]] static QString newId(QLatin1StringView prefix);
    [[nodiscard]] bool hasItems() const { return m_reader.schema().has(QStringLiteral("context_items")); }
    [[nodiscard]] bool hasNodes() const { return m_reader.schema().has(QStringLiteral("summary_nodes")); }
    [[nodiscard]] Result<SessionRow> sessionRow(const SessionId& id);
    [[nodiscard]] Result<MessageRow> messageRow(const SessionId& session, const MessageId& id);
    [[nodiscard]] Result<PartRow> partRow(const SessionId& session, const MessageId& message, int index);
    [[nodiscard]] Result<QVariantList> firstRow(const QString& sql, const QVariantList& values);
    [[nodiscard]] Result<> addGuard(EditPlan& plan, const QString& sql, const QVariantList& values);
    [[nodiscard]] Result<> guardSession(EditPlan& plan, const SessionId& session);

    /// The plan with what its session's context holds now, and what that window of its messages comes to.
    [[nodiscard]] Result<EditPlan> withFigures(EditPlan plan, const Result<Window>& after);
    /// The same, of a window in which one part of a message is another one.
    using PartChange = std::function<void(QList<Part>&)>;
    [[nodiscard]] Result<EditPlan> withPartChanged(EditPlan plan, const MessageId& message, const PartChange& change);
    static void addSessionChecks(EditPlan& plan, const SessionRow& session);

    [[nodiscard]] Result<> moveSpans(EditPlan& plan, const SessionId& session, const QSet<QString>& gone);
    [[nodiscard]] Result<Cut> cutAfter(const SessionId& session, const MessageId& at, bool before);
    [[nodiscard]] Result<QList<Node>> readNodes(const SessionId& session);
    [[nodiscard]] Result<QList<Item>> presentItems(const SessionId& session);
    [[nodiscard]] Result<QList<Item>> cutItems(const SessionId& session, const Cut& cut, const QList<Node>& nodes);
    [[nodiscard]] Result<> expand(const SessionId& session, const Node& node, const Cut& cut,
        const QHash<QString, Node>& nodes, QHash<QString, Item>& items);
    [[nodiscard]] Result<> addRaw(
        const SessionId& session, const Place& first, const Place& last, QHash<QString, Item>& items);
    [[nodiscard]] Result<Window> windowOf(const SessionId& session, const Cut& cut);

    [[nodiscard]] Result<Gap> gapAfter(const InsertEdit& edit);
    [[nodiscard]] Result<> findTime(const SessionId& session, const std::optional<Place>& at, Gap& gap);
    [[nodiscard]] Result<std::optional<Gap::Neighbour>> neighbour(
        const SessionId& session, const std::optional<Place>& at, bool after);
    /// True: the agent sees the new message.
    [[nodiscard]] Result<bool> addItem(
        EditPlan& plan, const SessionId& session, const Gap& gap, const QString& id, Window& window);

    void copySession(EditPlan& plan, const ForkEdit& edit, const SessionRow& row, const Cut& cut);
    void copyMessages(EditPlan& plan, const SessionId& session);
    void copyNodes(EditPlan& plan, const Cut& cut, const QHash<QString, QString>& newIds);
    void writeItems(EditPlan& plan, const SessionId& session, const QList<Item>& items, bool mapped);
    void moveEnd(EditPlan& plan, const ResumeEdit& edit, const SessionRow& row, const Cut& cut);
    [[nodiscard]] QString columnList(
        const QString& table, const QHash<QString, QString>& replaced, QString* values) const;

    MnesisReader& m_reader;
    const JobControl& m_job;
};

} // namespace stemma::mnesis

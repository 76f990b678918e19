// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/deterministic.h"
#include "core/session/compaction.h"
#include "core/store/editplan.h"
#include "core/store/formats/mnesis/read/origin.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/formats/mnesis/context/rules.h"
#include "core/store/formats/mnesis/context/window.h"

#include <QCoreApplication>
#include <QSet>

#include <span>

namespace stemma::mnesis {

constexpr qsizetype NameLength = 60; ///< characters of a title or a summary where a sentence names it

/// A text as a plan shows it: cut where it is long.
[[nodiscard]] QString shown(QStringView text);

/// Makes the plans of one store. Everything is called within a read of the store.
class Planner
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    Planner(StoreReader& reader, const JobControl& job)
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
    [[nodiscard]] Result<EditPlan> plan(const CompactEdit& edit);
    [[nodiscard]] Result<EditPlan> plan(const DissolveEdit& edit);
    /// Why a store of 0.1 takes none.
    [[nodiscard]] static QString noPlaceForSummaries();
    [[nodiscard]] Result<CompactionDraft> draft(const CompactEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> plan(const Other& edit)
    {
        return fail(Errc::NotSupported, notPossible(kindOf(edit)));
    }

protected:
    using Place = StoreReader::Place;

    struct SessionRow
    {
        QString title;
        QString model;
        QString metadata;
        QString name; ///< its name for people: title, first prompt, or id
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
        Place sortedBy; ///< of the last message it replaces
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
        std::optional<qint64> row; ///< its number, unused until now; no value: the next one
        std::optional<Place> movedAfter; ///< messages behind this place are to be in rows further on, to make room
        qint64 moved = 0; ///< so many
    };

    /// A message of the context, as far as a compaction chooses by it.
    struct Choosable
    {
        Place place;
        QString id;
        bool isFromUser = false;
        /// Of the context, that name it or an ordinary message before it; -1: to be asked with findItems().
        qint64 items = -1;
        qint64 position = 0; ///< the first of these
    };
    /// The messages that a new summary would replace.
    struct Covered
    {
        MessageId first;
        MessageId last;
        qint64 fromNumber = 0; ///< of the messages, counted from 1
        qint64 toNumber = 0;
        QStringList nodes; ///< that are condensed, in the order of the context; empty: it is a leaf
        QSet<qint64> rowids; ///< of the messages of a leaf
        QString itemsSql; ///< condition on context_items, with the values: what it replaces there
        QVariantList itemsValues;
        qint64 items = 0;
        qint64 position = 0; ///< the first of them
        qint64 count = 0; ///< messages, or nodes
        qint64 tokens = 0;
        FileIds fileIds;
        FilePaths filePaths;
        QString text; ///< by level 3
        QString request; ///< to a model, at the other levels
        qint64 maxTokens = 0; ///< of its answer
        qint64 sent = 0; ///< tokens of the messages it is made from; 0: it would not contain all of them
        Place lastPlace; ///< of a leaf: of `last`
        QString replaces; ///< the summary that replaces all of them now and is removed; empty: none
        QString replacedText;
    };

    /// The first and the last message that a summary replaces; no value: it names none, or they are reversed.
    using Span = std::pair<Place, Place>;
    [[nodiscard]] Result<std::optional<Span>> spanOf(const SummaryNode& node);
    [[nodiscard]] static QString newId(QLatin1StringView prefix);
    [[nodiscard]] bool hasItems() const { return m_reader.schema().has(QStringLiteral("context_items")); }
    [[nodiscard]] bool hasNodes() const { return m_reader.schema().has(QStringLiteral("summary_nodes")); }
    [[nodiscard]] Result<SessionRow> sessionRow(const SessionId& id);
    [[nodiscard]] Result<SessionRules> rulesOf(const SessionId& id, const SessionRow& row) const;
    [[nodiscard]] Result<MessageRow> messageRow(const SessionId& session, const MessageId& id);
    [[nodiscard]] Result<PartRow> partRow(const SessionId& session, const MessageId& message, int index);
    [[nodiscard]] Result<QVariantList> firstRow(const QString& sql, const QVariantList& values);
    [[nodiscard]] Result<> addGuard(EditPlan& plan, const QString& sql, const QVariantList& values);
    static void addGuard(EditPlan& plan, const QString& sql, const QVariantList& values, const QVariantList& row);
    /// @p sql ends its columns with %1: what stands there tells any two sums of @p column apart, whatever it holds.
    [[nodiscard]] Result<> addSumGuard(
        EditPlan& plan, const QString& sql, const QString& column, const QVariantList& values);
    [[nodiscard]] Result<> guardItems(EditPlan& plan, const QString& session); ///< all of its context
    [[nodiscard]] Result<> guardSession(EditPlan& plan, const SessionId& session);

    /// The plan with the present context of its session, and the tokens of that window.
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
    [[nodiscard]] Result<> findRow(const SessionId& session, const std::optional<Place>& at, Gap& gap);
    static void addRow(EditPlan& plan, const InsertEdit& edit, const Gap& gap, const QString& id);
    [[nodiscard]] Result<std::optional<Gap::Neighbour>> neighbour(
        const SessionId& session, const std::optional<Place>& at, bool after);
    /// True: the agent sees the new message.
    [[nodiscard]] Result<bool> addItem(
        EditPlan& plan, const SessionId& session, const Gap& gap, const QString& id, Window& window);

    [[nodiscard]] Result<> needContextList(const SessionId& session);
    [[nodiscard]] Result<std::vector<Choosable>> choosable(const SessionId& session);
    [[nodiscard]] Result<qsizetype> untilSummary(const SessionId& session, const std::vector<Choosable>& messages);
    [[nodiscard]] Result<qsizetype> chosen(
        const CompactEdit& edit, const SessionRules& rules, const std::vector<Choosable>& messages);
    [[nodiscard]] Result<> readCovered(const CompactEdit& edit, const SessionRules& rules,
        std::span<const Choosable> messages, bool forModel, Covered& covered);
    [[nodiscard]] Result<Covered> coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Result<Covered> coveredAgain(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] static QString titleOf(const Covered& covered, const SessionRow& row);
    [[nodiscard]] Result<Covered> coveredMessages(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Result<Covered> coveredNodes(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Result<> widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole);
    [[nodiscard]] Result<> takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes,
        const SessionRules& rules, bool forModel, Covered& covered);
    [[nodiscard]] Result<> refuseBetween(const SessionId& session, const QList<SummaryNode>& nodes);
    [[nodiscard]] Result<> findItems(const SessionId& session, Covered& covered);
    [[nodiscard]] Result<QList<SummaryNode>> summariesInOrder(const SessionId& session);
    [[nodiscard]] Result<Window> windowWith(
        const SessionId& session, const Covered& covered, const Window::Written& summary);
    void writeSummary(EditPlan& plan, const Covered& covered, const SessionRow& row, const Window::Written& summary);

    /// What a summary gives back.
    struct GivenBack
    {
        bool isOrphan = false; ///< it is not in the context, and gives nothing back
        qint64 position = 0; ///< of its item
        bool areNodes = false;
        QStringList ids; ///< in order, those that are not in the context anyway
        QList<qint64> rowids; ///< of messages
        qint64 hidden = 0; ///< messages that another summary replaces, too
    };
    [[nodiscard]] Result<std::vector<Choosable>> messagesOf(const SessionId& session, const GivenBack& back);
    [[nodiscard]] Result<GivenBack> givenBack(const SummaryNode& node, const QList<SummaryNode>& nodes);
    [[nodiscard]] Result<> takeParents(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back);
    [[nodiscard]] Result<> takeMessages(const SummaryNode& node, const QList<SummaryNode>& nodes, GivenBack& back);
    [[nodiscard]] Result<> writeBack(EditPlan& plan, const SummaryNode& node, const GivenBack& back);
    static void removeNode(EditPlan& plan, const QString& id, const QString& text);
    [[nodiscard]] Result<Window> windowAfter(const SummaryNode& node, const GivenBack& back);
    [[nodiscard]] Result<> makeRoom(EditPlan& plan, qint64 position, qint64 count);
    void warnOfThreshold(EditPlan& plan);
    [[nodiscard]] Result<> warnOfRelease(EditPlan& plan, const SessionRow& row, const SummaryNode& node);

    /// What a summary that comes back into the context takes the place of there.
    struct Return
    {
        qint64 position = 0; ///< where it is to stand
        bool needsRoom = false; ///< something stands there that stays
        QStringList nodes; ///< that it was made of
        QStringList messages;
        QSet<qint64> rowids; ///< of the messages
        qint64 items = 0; ///< that leave the context; one summary or message may be listed twice
        int uncovered = 0; ///< messages among them that no parent of the summary covers
    };
    [[nodiscard]] Result<QList<Span>> spansBelow(const SummaryNode& node, const QList<SummaryNode>& nodes);
    [[nodiscard]] Result<std::optional<SummaryNode>> orphanOf(const CompactEdit& edit);
    [[nodiscard]] Result<Return> returnOf(const SummaryNode& node, const QList<SummaryNode>& nodes);
    [[nodiscard]] Result<> findPlace(
        const SummaryNode& node, const Span& span, const QList<SummaryNode>& nodes, Return& back);
    static void markReturned(
        EditPlan& plan, const SummaryNode& node, const QList<SummaryNode>& nodes, const Return& back);
    [[nodiscard]] Result<EditPlan> planReturn(const CompactEdit& edit, const SummaryNode& node, const SessionRow& row);

    void copySession(EditPlan& plan, const ForkEdit& edit, const SessionRow& row, const Cut& cut);
    void copyMessages(EditPlan& plan, const SessionId& session);
    void copyNodes(EditPlan& plan, const Cut& cut, const QHash<QString, QString>& newIds);
    void writeItems(EditPlan& plan, const SessionId& session, const QList<Item>& items, bool mapped);
    void moveEnd(EditPlan& plan, const ResumeEdit& edit, const SessionRow& row, const Cut& cut);
    [[nodiscard]] QString columnList(
        const QString& table, const QHash<QString, QString>& replaced, QString* values) const;

    StoreReader& m_reader;
    const JobControl& m_job;
};

} // namespace stemma::mnesis

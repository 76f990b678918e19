// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/compaction.h"
#include "core/store/editplan.h"
#include "core/store/formats/mnesis/context/rules.h"
#include "core/store/formats/mnesis/context/window.h"
#include "core/store/formats/mnesis/read/origin.h"
#include "core/store/formats/mnesis/read/storereader.h"

#include <QCoreApplication>
#include <QSet>

namespace stemma::mnesis {

constexpr qsizetype NameLength = 60; ///< characters of a title or a summary where a sentence names it

/// For people; of many the first.
[[nodiscard]] QString shownNumbers(const QList<qint64>& numbers);

/// As mnesis writes a list of ids.
[[nodiscard]] QString idList(const QList<NodeId>& ids);

/// What the plans of one store have in common: the rows that they are about, guards, and figures. Everything is called
/// within a read of the store. What could not be read, or is refused, is the answer of that read
/// (SqliteDatabase::rows()), and until then what the functions here give is empty.
class PlanBase
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    PlanBase(StoreReader& reader, const JobControl& job)
        : m_reader(reader)
        , m_job(job)
    {
    }

    /// Why a store of 0.1 takes none.
    [[nodiscard]] static QString noPlaceForSummaries();

    using Place = StoreReader::Place;
    using enum PlannedWrite::Change;

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
    /// A summary in the order of its session.
    struct Node
    {
        NodeId id;
        Place made; ///< of its message; key -1: it has none
        std::optional<StoreReader::Span> span; ///< no value: it names no messages, or they are reversed
        QList<NodeId> parents;
        bool hasRow = true; ///< in summary_nodes
        bool isSuperseded = false;

        [[nodiscard]] Place end() const { return span ? span->last : made; }
    };
    /// A part of a new message.
    struct NewPart
    {
        QString type;
        QString content; ///< as mnesis writes it
        qint64 tokens = 0;
    };

    using Span = StoreReader::Span;
    [[nodiscard]] static bool isWithin(const QList<Span>& spans, const Place& place); ///< any of them
    /// What a summary replaces; no value: it names no messages, or they are reversed.
    [[nodiscard]] std::optional<Span> spanOf(const SummaryNode& node) const;
    [[nodiscard]] std::optional<Place> placeOf(const QString& message) const { return m_reader.placeOf(message); }
    [[nodiscard]] static QString nameOf(const SummaryNode& node); ///< its first line, for a sentence
    [[nodiscard]] static QString newId(QLatin1StringView prefix);
    [[nodiscard]] bool hasItems() const { return m_reader.schema().has(QStringLiteral("context_items")); }
    [[nodiscard]] bool hasNodes() const { return m_reader.schema().has(QStringLiteral("summary_nodes")); }
    /// Why there is no plan. The first reason counts.
    void refuse(Errc code, const QString& text) const { m_reader.database().note({code, text, {}}); }
    [[nodiscard]] bool isRefused() const { return m_reader.database().hasFailed(); }
    [[nodiscard]] SessionRow sessionRow(const SessionId& id);
    [[nodiscard]] SessionRules rulesOf(const SessionId& id, const SessionRow& row) const;
    [[nodiscard]] MessageRow messageRow(const SessionId& session, const MessageId& id);
    [[nodiscard]] QVariantList firstRow(const QString& sql, const QVariantList& values = {}) const
    {
        return m_reader.firstRow(sql, values);
    }
    /// The number that a query asks for.
    [[nodiscard]] qint64 number(const QString& sql, const QVariantList& values = {}) const
    {
        return firstRow(sql, values).value(0).toLongLong();
    }
    void addGuard(EditPlan& plan, const QString& sql, const QVariantList& values);
    static void addGuard(EditPlan& plan, const QString& sql, const QVariantList& values, const QVariantList& row);
    /// @p sql ends its columns with %1: what stands there tells any two sums of @p column apart, whatever it holds.
    void addSumGuard(EditPlan& plan, const QString& sql, const QString& column, const QVariantList& values);
    void guardItems(EditPlan& plan, const QString& session); ///< all of its context
    void guardSession(EditPlan& plan, const SessionId& session);
    [[nodiscard]] static EditPlan begun(const Edit& edit, const QString& action, const QString& title);
    /// The plan with the present context of its session, and the tokens of that window.
    [[nodiscard]] EditPlan withFigures(EditPlan plan, const Window& after);
    static void addSessionChecks(EditPlan& plan, const SessionRow& session);
    [[nodiscard]] EditPlan withThreshold(EditPlan plan); ///< with a warning where it would be exceeded
    void needContextList(const SessionId& session);
    void needItems(const SessionId& session); ///< of a store that has a place for them
    void moveSpans(EditPlan& plan, const SessionId& session, const QSet<QString>& gone);
    [[nodiscard]] QList<Node> readNodes(const SessionId& session);
    [[nodiscard]] static NewPart textPart(const QString& text, qint64 tokens);
    static void addParts(EditPlan& plan, const QString& session, const QString& message, const QList<NewPart>& parts);
    /// The message of a summary, with its parts; @p row: null for the next one.
    static void addSummaryMessage(
        EditPlan& plan, const SummaryNode& node, const QString& model, qint64 createdMs, const QVariant& row = {});
    static void addNode(EditPlan& plan, const SummaryNode& node, const QString& model, qint64 createdMs);
    enum class Removed : quint8 { Messages, Summaries };
    static void addRemoval(EditPlan& plan, const QStringList& messages, Removed what); ///< but for their items
    /// With their messages.
    void removeNodes(EditPlan& plan, const QStringList& ids);
    void removeNode(EditPlan& plan, const QString& id, const QString& text);
    /// As replaced by another one, or as no longer replaced.
    static void markSuperseded(EditPlan& plan, const QStringList& ids, bool isSuperseded);

protected:
    StoreReader& m_reader;
    const JobControl& m_job;
};

} // namespace stemma::mnesis

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

/// A text as a plan shows it: cut where it is long.
[[nodiscard]] QString shown(QStringView text);

// As mnesis writes the content of a part that is a text, and of the marker of a summary.
[[nodiscard]] QString textContent(const QString& text);
[[nodiscard]] QString markerContent(const QString& node, qint64 level);

/// What the plans of one store have in common: the rows that they are about, guards, and figures. Everything is called
/// within a read of the store, which fails with what could not be read (SqliteDatabase::rows()).
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

    using Span = StoreReader::Span;
    [[nodiscard]] static bool isWithin(const QList<Span>& spans, const Place& place); ///< any of them
    /// What a summary replaces; no value: it names no messages, or they are reversed.
    [[nodiscard]] std::optional<Span> spanOf(const SummaryNode& node) const;
    [[nodiscard]] std::optional<Place> placeOf(const QString& message) const;
    [[nodiscard]] static QString nameOf(const SummaryNode& node); ///< its first line, for a sentence
    [[nodiscard]] static QString newId(QLatin1StringView prefix);
    [[nodiscard]] bool hasItems() const { return m_reader.schema().has(QStringLiteral("context_items")); }
    [[nodiscard]] bool hasNodes() const { return m_reader.schema().has(QStringLiteral("summary_nodes")); }
    [[nodiscard]] Result<SessionRow> sessionRow(const SessionId& id);
    [[nodiscard]] Result<SessionRules> rulesOf(const SessionId& id, const SessionRow& row) const;
    [[nodiscard]] Result<MessageRow> messageRow(const SessionId& session, const MessageId& id);
    [[nodiscard]] QVariantList firstRow(const QString& sql, const QVariantList& values) const;
    void addGuard(EditPlan& plan, const QString& sql, const QVariantList& values);
    static void addGuard(EditPlan& plan, const QString& sql, const QVariantList& values, const QVariantList& row);
    /// @p sql ends its columns with %1: what stands there tells any two sums of @p column apart, whatever it holds.
    void addSumGuard(EditPlan& plan, const QString& sql, const QString& column, const QVariantList& values);
    void guardItems(EditPlan& plan, const QString& session); ///< all of its context
    void guardSession(EditPlan& plan, const SessionId& session);
    /// The plan with the present context of its session, and the tokens of that window.
    [[nodiscard]] Result<EditPlan> withFigures(EditPlan plan, const Result<Window>& after);
    static void addSessionChecks(EditPlan& plan, const SessionRow& session);
    void warnOfThreshold(EditPlan& plan);
    [[nodiscard]] Result<> needContextList(const SessionId& session);
    [[nodiscard]] Result<> moveSpans(EditPlan& plan, const SessionId& session, const QSet<QString>& gone);
    [[nodiscard]] QList<Node> readNodes(const SessionId& session);
    void writeItems(EditPlan& plan, const SessionId& session, const QList<Item>& items, bool mapped);
    static void addRemoval(EditPlan& plan, const QStringList& messages); ///< but for their items
    static void removeNode(EditPlan& plan, const QString& id, const QString& text);

    StoreReader& m_reader;
    const JobControl& m_job;
};

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"

namespace stemma {

class PriceTable;

/// Sums over calls. They add up.
struct UsageFigures
{
    qint64 calls = 0;
    CallTokens tokens;
    double cost = 0; ///< of the calls whose model has a price, in the currency of the table, by list prices
    double covered = 0; ///< so much of `cost` is covered by a subscription
    qint64 unpricedCalls = 0; ///< of models without a price; their tokens:
    CallTokens unpriced;
    double storedCost = 0; ///< in US dollars, as agents stored it
    qint64 storedCostCalls = 0; ///< calls that tell it

    void add(const UsageFigures& more);
    /// Of what the model had before it, the part that came from the cache, 0 to 1; none: it had nothing.
    [[nodiscard]] std::optional<double> cacheHitRate() const;
    [[nodiscard]] double charged() const { return cost - covered; }
    /// Nothing of it has a price.
    [[nodiscard]] bool isUnpriced() const { return calls > 0 && unpricedCalls == calls; }
    bool operator==(const UsageFigures&) const = default;
};

enum class UsageAxis : quint8 { Session, Turn, Model, Agent, Project, Day };

/// One line of a table: all calls that have the same value on an axis.
struct UsageRow
{
    /// Id of the session, model without its provider, agent, folder, day (ISO 8601); of a turn `session/number`, from 1
    /// on.
    QString key;
    QString title; ///< for users: of a session, or what the prompt of a turn begins with; else as `key`
    QString store; ///< path; of sessions and turns, where lines of several stores stand together
    SessionId session; ///< of sessions and turns
    qint64 turn = -1;
    MessageId prompt; ///< of turns; empty: before the first one, or not known
    qint64 promptKey = -1; ///< of the prompt in the outline of the session; -1: not known
    std::optional<Time> first; ///< of the calls
    std::optional<Time> last;
    UsageFigures figures; ///< sub-agents included
    UsageFigures subAgents; ///< their part of it
};

/// Adds the lines of a store to those of others: sessions and turns are its own, the same model, agent, project or day
/// is one line. Sorted as UsageReport::rows().
void addRows(std::vector<UsageRow>& to, std::vector<UsageRow> more, UsageAxis axis, const QString& store);

/// Two axes at once, for charts (a day by model).
struct UsageCross
{
    QString key; ///< on the first axis
    QString other; ///< on the second one
    UsageFigures figures;
};

/// Tokens that stand in the store and are not counted.
struct UsageLeftOut
{
    NotCounted reason = NotCounted::Counted;
    SessionId session; ///< in which they stand; empty: the sum over all sessions
    qint64 records = 0;
    CallTokens tokens;
};

/// Where a session's sum is another than the agent's own.
struct UsageDifference
{
    SessionId session;
    QString figure; ///< for users: what differs, "input tokens", "cost"
    double counted = 0;
    double stored = 0; ///< by the agent
    QString reason; ///< a sentence, translated
    bool isCost = false; ///< in the currency of the report; else tokens
};

/// Differences of the same figure for the same reason, over the sessions of a store.
struct UsageDifferenceSum
{
    QString figure; ///< as UsageDifference has it
    QString reason;
    qint64 sessions = 0;
    double counted = 0;
    double stored = 0;
    bool isCost = false;
};

/// By reason, in the order in which reasons and figures come first.
[[nodiscard]] std::vector<UsageDifferenceSum> addedUp(const std::vector<UsageDifference>& differences);

/// Usage of a store (or of one session) at one moment. Keeps sums only, some hundred bytes for each combination of day,
/// session, model and agent, whatever the number of calls. Never changes once made; any thread.
class UsageReport
{
public:
    [[nodiscard]] const UsageFigures& total() const { return m_total; }
    [[nodiscard]] const UsageFigures& subAgents() const { return m_subAgents; }
    /// The lines of a table. Sessions, models, agents, projects: the most expensive first, then by tokens; turns in
    /// the order of the conversation; days in their order. Turns are there where they were asked for.
    [[nodiscard]] std::vector<UsageRow> rows(UsageAxis axis) const;
    /// Sorted by both keys. No turns.
    [[nodiscard]] std::vector<UsageCross> crossed(UsageAxis axis, UsageAxis other) const;
    [[nodiscard]] const std::vector<UsageLeftOut>& leftOut() const { return m_leftOut; } ///< by session and reason
    [[nodiscard]] std::vector<UsageLeftOut> leftOutInAll() const; ///< by reason
    [[nodiscard]] const std::vector<UsageDifference>& differences() const { return m_differences; }
    /// Models without a price, and what is known of them.
    [[nodiscard]] QStringList unpricedModels() const;
    [[nodiscard]] const QString& currency() const { return m_currency; }
    /// For users: of which day the prices are, whose they are, and what could not be read.
    [[nodiscard]] const QStringList& notes() const { return m_notes; }

private:
    friend class UsageAdder;

    struct Cell ///< calls that have all of these in common
    {
        qint64 day = 0; ///< Julian, in the local zone; 0: without a time
        qint32 session = 0; ///< places in the lists of names
        qint32 model = 0;
        qint32 agent = 0;
        qint32 project = 0;
        bool isSubAgent = false;
        std::optional<Time> first;
        std::optional<Time> last;
        UsageFigures figures;
    };

    [[nodiscard]] QString keyOf(const Cell& cell, UsageAxis axis) const;

    std::vector<Cell> m_cells;
    std::vector<UsageRow> m_turns;
    QStringList m_sessions;
    QStringList m_titles; ///< of the sessions
    QStringList m_models;
    QStringList m_agents;
    QStringList m_projects;
    UsageFigures m_total;
    UsageFigures m_subAgents;
    std::vector<UsageLeftOut> m_leftOut;
    std::vector<UsageDifference> m_differences;
    QStringList m_unpriced;
    QString m_currency;
    QStringList m_notes;
};

using UsageReportPtr = std::shared_ptr<const UsageReport>;

/// "input tokens repeated on another line of the same answer": why something is not counted, for users.
[[nodiscard]] QString notCountedText(NotCounted reason);

/// The lines of a table as RFC 4180 CSV with a head, UTF-8; texts that spreadsheets take for formulas get an
/// apostrophe before them.
[[nodiscard]] QByteArray usageAsCsv(const std::vector<UsageRow>& rows, UsageAxis axis, const QString& currency);
/// A JSON array, one object a line of the table.
[[nodiscard]] QByteArray usageAsJson(const std::vector<UsageRow>& rows, UsageAxis axis, const QString& currency);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/pricetable.h"
#include "core/usage/usagereport.h"

#include <QHash>
#include <QSet>

namespace stemma {

/// The names of a list in the order in which they came.
class NameList
{
public:
    [[nodiscard]] qint32 placeOf(const QString& name);
    [[nodiscard]] const QStringList& names() const { return m_names; }

private:
    QStringList m_names;
    QHash<QString, qint32> m_places;
    qint32 m_last = -1; ///< nearly always the same one as before
};

/// Adds counted calls up to a report. One thread.
class UsageAdder
{
public:
    /// @p format: StoreFormat::name(). The table must outlive it.
    UsageAdder(const PriceTable& prices, QString format, bool withTurns);

    void setTitle(const SessionId& session, const QString& title) { m_titles.insert(session.value, title); }
    /// By keys of rows. For turns that were added.
    void setTurnTitles(const QHash<QString, QString>& titles);
    [[nodiscard]] const std::vector<UsageRow>& turns() const { return m_report.m_turns; }
    void add(const UsageRecord& call);
    void leaveOut(NotCounted reason, const SessionId& session, const CallTokens& tokens, qint64 records = 1);
    void add(const UsageDifference& difference) { m_report.m_differences.push_back(difference); }
    void addNote(const QString& note) { m_report.m_notes << note; }
    [[nodiscard]] UsageReportPtr report() const;

private:
    struct CellKey
    {
        qint64 day = 0;
        qint32 session = 0;
        qint32 model = 0;
        qint32 agent = 0;
        qint32 project = 0;
        bool isSubAgent = false;
        bool operator==(const CellKey&) const = default;
        friend size_t qHash(const CellKey& key, size_t seed = 0) noexcept
        {
            return qHashMulti(seed, key.day, key.session, key.model, key.agent, key.project, key.isSubAgent);
        }
    };

    [[nodiscard]] qint64 dayOf(const std::optional<Time>& time);
    [[nodiscard]] UsageFigures figuresOf(const UsageRecord& call);
    [[nodiscard]] UsageReport::Cell& cellOf(const CellKey& key);
    [[nodiscard]] UsageRow& turnOf(const UsageRecord& call);

    PriceLookup m_prices;
    QString m_format;
    bool m_withTurns;
    UsageReport m_report; ///< without the names
    NameList m_sessions;
    NameList m_models;
    NameList m_agents;
    NameList m_projects;
    QHash<QString, QString> m_titles; ///< by session
    QHash<CellKey, size_t> m_cells;
    std::pair<CellKey, size_t> m_lastCell {{}, size_t(-1)};
    QHash<std::pair<QString, qint64>, size_t> m_turns; ///< rows by session and number
    QHash<std::pair<QString, NotCounted>, size_t> m_leftOut;
    QSet<QString> m_unpriced;
    // The day that was asked for last, in Unix milliseconds.
    qint64 m_day = 0;
    qint64 m_dayBegin = 0;
    qint64 m_dayEnd = 0;
};

} // namespace stemma

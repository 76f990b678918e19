// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/usagecharts.h"
#include "ui/usage/usagechoice.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace stemma {

class ColumnChart;
class RankChart;
class ResentOutputsSource;
class WhatIfPanel;

/// The charts of the usage tab, one at a time. What is chosen in them becomes a selection, or a call. GUI thread.
class UsageChartArea final : public QWidget
{
    Q_OBJECT
public:
    explicit UsageChartArea(QWidget* parent = nullptr);

    void setChart(UsageChoice::ChartKind chart);
    [[nodiscard]] UsageChoice::ChartKind chart() const;
    /// What is drawn of all stores; @p whySoFar is said where there is nothing to draw.
    void setTables(const UsageTablesPtr& tables, const QList<OpenStore*>& stores, const UsageChoice& choice,
        const QString& whySoFar);
    /// The calls of one session, for the charts of one session; null: there is no session.
    void setCalls(const UsageCallsPtr& calls, const QString& whySoFar);
    /// The session that the last three charts are of. Nothing of it is read before its chart is shown.
    void setSession(OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices);
    void setSelection(const UsageSelection& selection); ///< marks its days and bars

    [[nodiscard]] bool needsCalls() const; ///< the chart that is shown is of the calls of one session
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }
    [[nodiscard]] ColumnChart* days() const { return m_days; }
    [[nodiscard]] RankChart* largest() const { return m_largest; }
    [[nodiscard]] ColumnChart* hits() const { return m_hits; }
    [[nodiscard]] ColumnChart* context() const { return m_context; }
    [[nodiscard]] RankChart* outputs() const { return m_outputs; }
    [[nodiscard]] WhatIfPanel* whatIf() const { return m_whatIf; }
    [[nodiscard]] ResentOutputsSource* outputsSource() const { return m_outputsSource; }
    [[nodiscard]] bool isIdle() const;

signals:
    void chartChanged(stemma::UsageChoice::ChartKind chart);
    void selectionChosen(const stemma::UsageSelection& selection);
    void callChosen(int call); ///< a place in the list of setCalls()

private:
    void addCharts();
    void show();
    void drawHits();
    void drawOutputs();
    void readForChart();
    void chooseDays(const usagecharts::Days& from, int first, int end, int series);
    void chooseLine(const usagecharts::Lines& from, int item);
    [[nodiscard]] bool isOfSession() const { return m_choice.scope == UsageChoice::Scope::Session; }
    [[nodiscard]] UsageAxis lineAxis() const { return isOfSession() ? UsageAxis::Turn : UsageAxis::Session; }
    [[nodiscard]] int itemOf(const usagecharts::Lines& lines, const UsageSelection& selection) const; ///< -1: none
    [[nodiscard]] std::pair<int, int> daysOf(const UsageSelection& selection) const; ///< items, to before the second

    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    ColumnChart* m_days = nullptr;
    RankChart* m_largest = nullptr;
    ColumnChart* m_hits = nullptr;
    ColumnChart* m_context = nullptr;
    RankChart* m_outputs = nullptr;
    WhatIfPanel* m_whatIf = nullptr;
    ResentOutputsSource* m_outputsSource = nullptr;

    UsageTablesPtr m_tables;
    QList<OpenStore*> m_stores; ///< of the tables
    UsageCallsPtr m_calls;
    UsageChoice m_choice;
    usagecharts::Days m_dayItems;
    usagecharts::Days m_hitDays;
    usagecharts::Lines m_turnItems; ///< of a session
    usagecharts::Lines m_largestItems;
    usagecharts::Calls m_hitCalls;
    usagecharts::Calls m_contextCalls;
    QPointer<OpenStore> m_store;
    SessionId m_session;
    std::shared_ptr<const PriceTable> m_prices;
};

} // namespace stemma

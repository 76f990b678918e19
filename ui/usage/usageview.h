// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/usagechoice.h"

#include <QWidget>

class QLabel;
class QModelIndex;
class QSortFilterProxyModel;
class QTreeView;

namespace stemma {

class Banner;
class FittedColumns;
class PricesMenu;
class UsageBar;
class UsageCallsPanel;
class UsageChartArea;
class UsageModel;
class UsageSums;

/// Tokens and costs of a session, a store or all open stores: charts, a table, and the calls behind what is selected.
/// What is selected can become a filter of the rest. GUI thread.
class UsageView final : public QWidget
{
    Q_OBJECT
public:
    static constexpr qsizetype MostCalls = 20'000; ///< that are listed
    static constexpr qsizetype MostDrawn = 100'000; ///< calls of a session that are drawn

    /// @p session: empty: it is about the store.
    UsageView(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);

    /// All that are open, its own included. A store must be taken out before it is closed.
    void setStores(const QList<OpenStore*>& stores);
    void reload(); ///< prices and usage
    void setChoice(const UsageChoice& choice);
    [[nodiscard]] const UsageChoice& choice() const { return m_choice; }
    void setFilters(const UsageSelection& filters);
    [[nodiscard]] const UsageSelection& filters() const { return m_filters; }
    void select(const UsageSelection& selection);
    [[nodiscard]] const UsageSelection& selection() const { return m_selection; }
    void exportTo(const QString& path, bool asCsv); ///< the table; off the GUI thread
    [[nodiscard]] bool isIdle() const;

    [[nodiscard]] UsageSource* source() const { return m_source; } ///< of table and charts
    [[nodiscard]] UsageSource* chosenSource() const { return m_chosen; } ///< of what is selected
    [[nodiscard]] UsageSource* sessionSource() const { return m_session; } ///< of the charts of one session
    [[nodiscard]] UsageModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* table() const { return m_table; }
    [[nodiscard]] UsageBar* bar() const { return m_bar; }
    [[nodiscard]] UsageChartArea* charts() const { return m_charts; }
    [[nodiscard]] UsageCallsPanel* calls() const { return m_calls; }
    [[nodiscard]] PricesMenu* prices() const { return m_prices; }
    [[nodiscard]] UsageSums* sums() const { return m_sums; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void noticed(const QString& text); ///< one sentence for the status bar

protected:
    void keyPressEvent(QKeyEvent* event) override; ///< Escape: nothing is selected
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the same in lists, which search for it

private:
    void makeTable();
    void makeLayout();
    void connectParts();
    void askForFile(bool asCsv);
    void load();
    void take();
    void takePrices();
    void chooseMeasure();
    void showTable();
    void showEmptiness();
    void showCharts();
    void updateChosen();
    void updateSession();
    void selectRow(const QModelIndex& index);
    void listRecords(bool leftOutOnly);
    void goToCall(int call);
    void showMenu(const QPoint& place);
    [[nodiscard]] QString whyEmpty() const;

    UsagePlace m_place;
    UsageChoice m_choice;
    UsageSelection m_filters;
    UsageSelection m_selection;
    bool m_listsAll = false; ///< without a selection, the calls of all lines are listed
    std::optional<UsageCall> m_wantedCall; ///< to go to when it is listed
    UsageSource* m_source = nullptr;
    UsageSource* m_chosen = nullptr;
    UsageSource* m_session = nullptr;
    UsageModel* m_model = nullptr;
    QSortFilterProxyModel* m_order = nullptr;
    QTreeView* m_table = nullptr;
    FittedColumns* m_columns = nullptr;
    QLabel* m_emptyTable = nullptr;
    QLabel* m_empty = nullptr; ///< in the place of all, where there is nothing
    QWidget* m_parts = nullptr; ///< charts, table and calls
    Banner* m_banner = nullptr;
    UsageBar* m_bar = nullptr;
    UsageSums* m_sums = nullptr;
    UsageChartArea* m_charts = nullptr;
    UsageCallsPanel* m_calls = nullptr;
    PricesMenu* m_prices = nullptr;
    bool m_hasMeasure = false; ///< cost or tokens is chosen
    bool m_isRestoring = false; ///< the selection of the table, which nobody chose then
};

} // namespace stemma

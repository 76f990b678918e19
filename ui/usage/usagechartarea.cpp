// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagechartarea.h"

#include "core/models/usagetexts.h"
#include "core/models/whatifsource.h"
#include "ui/common/style.h"
#include "ui/usage/columnchart.h"
#include "ui/usage/rankchart.h"
#include "ui/usage/whatifpanel.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

UsageChartArea::UsageChartArea(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_days(new ColumnChart(this))
    , m_largest(new RankChart(this))
    , m_hits(new ColumnChart(this))
    , m_context(new ColumnChart(this))
    , m_outputs(new RankChart(this))
    , m_whatIf(new WhatIfPanel(this))
    , m_outputsSource(new ResentOutputsSource(this))
    , m_tables(std::make_shared<UsageTables>())
{
    addCharts();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_stack->setCurrentIndex(index);
        readForChart();
        emit chartChanged(UsageChoice::ChartKind(index));
    });
    connect(m_days, &Chart::chosen, this, [this](int first, int end, int series) {
        isOfSession() ? chooseLine(m_turnItems, first) : chooseDays(m_dayItems, first, end, series);
    });
    connect(m_largest, &Chart::chosen, this, [this](int first) { chooseLine(m_largestItems, first); });
    connect(m_hits, &Chart::chosen, this, [this](int first, int end) {
        if (m_calls && first < int(m_hitCalls.calls.size()))
            emit callChosen(m_hitCalls.calls[size_t(first)]);
        else if (!m_calls)
            chooseDays(m_hitDays, first, end, -1);
    });
    connect(m_context, &Chart::chosen, this, [this](int first) {
        if (first < int(m_contextCalls.calls.size()))
            emit callChosen(m_contextCalls.calls[size_t(first)]);
    });
    connect(m_outputsSource, &StoreSource::changed, this, &UsageChartArea::drawOutputs);
}

void UsageChartArea::addCharts()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Charts"));
    const struct
    {
        QString title;
        QString tip;
        QWidget* page;
    } charts[] = {
        {tr("Per day"), {}, m_days},
        {tr("Largest"), tr("The sessions or turns that cost the most"), m_largest},
        {tr("Cache hits"), tr("Which share of the tokens sent came from the cache"), m_hits},
        {tr("Context"), tr("Tokens in context over a session"), m_context},
        {tr("Tool outputs"), tr("What tool outputs cost because they were sent again with each call"), m_outputs},
        {tr("What if"), tr("What a session would have cost, compacted, pruned or cached"), m_whatIf},
    };
    for (const auto& [title, tip, page] : charts) {
        m_tabs->setTabToolTip(m_tabs->addTab(title), tip);
        m_stack->addWidget(page);
    }
}

void UsageChartArea::setChart(UsageChoice::ChartKind chart)
{
    m_tabs->setCurrentIndex(int(chart));
}

UsageChoice::ChartKind UsageChartArea::chart() const
{
    return UsageChoice::ChartKind(m_tabs->currentIndex());
}

bool UsageChartArea::needsCalls() const
{
    return chart() == UsageChoice::ChartKind::CacheHits || chart() == UsageChoice::ChartKind::Context;
}

bool UsageChartArea::isIdle() const
{
    return m_whatIf->isIdle() && !m_outputsSource->isLoading();
}

void UsageChartArea::setTables(
    const UsageTablesPtr& tables, const QList<OpenStore*>& stores, const UsageChoice& choice, const QString& whySoFar)
{
    m_tables = tables;
    m_stores = stores;
    m_choice = choice;
    m_dayItems = usagecharts::byDay(*tables, choice.inTokens);
    m_turnItems = usagecharts::byTurn(*tables, choice.inTokens);
    m_largestItems = usagecharts::largest(*tables, lineAxis(), choice.inTokens);
    m_tabs->setTabText(0, isOfSession() ? tr("Per turn") : tr("Per day"));
    m_tabs->setTabToolTip(
        0, isOfSession() ? tr("Cost or tokens of each turn") : tr("Cost or tokens of each day, by model"));
    // Where nothing has a price, the charts of tokens still have something to show.
    const QString why = !whySoFar.isEmpty() || choice.inTokens || tables->total.calls == 0
        ? whySoFar
        : tr("No model here has a known price. Choose Tokens, or add its price.");
    m_days->setEmptyText(why);
    m_largest->setEmptyText(why);
    m_days->setData(isOfSession() ? m_turnItems.data : m_dayItems.data);
    m_largest->setData(m_largestItems.data);
    m_largest->setAll(m_largestItems.all);
    m_hits->setEmptyText(!whySoFar.isEmpty() ? whySoFar : tr("No tokens were read from a cache."));
    m_whatIf->setMeasure(choice.inTokens, tables->currency);
    drawHits();
    drawOutputs();
}

void UsageChartArea::drawHits()
{
    m_hitDays = m_calls ? usagecharts::Days() : usagecharts::cacheHits(*m_tables);
    m_hitCalls = m_calls ? usagecharts::cacheHits(*m_calls) : usagecharts::Calls();
    m_hits->setData(m_calls ? m_hitCalls.data : m_hitDays.data);
}

void UsageChartArea::setCalls(const UsageCallsPtr& calls, const QString& whySoFar)
{
    m_calls = calls;
    drawHits();
    m_contextCalls = calls ? usagecharts::context(*calls) : usagecharts::Calls {std::make_shared<ChartData>(), {}};
    m_context->setEmptyText(whySoFar);
    m_context->setData(m_contextCalls.data);
}

void UsageChartArea::setSession(
    OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices)
{
    m_store = store;
    m_session = session;
    m_prices = prices;
    readForChart();
}

/// Both read the whole session, so only what is on screen does.
void UsageChartArea::readForChart()
{
    const QString choose = tr("Select a session in the table.");
    m_whatIf->setEmptyText(m_store ? QString() : choose);
    if (chart() == UsageChoice::ChartKind::WhatIf)
        m_whatIf->setSession(m_store, m_session, m_prices);
    if (chart() == UsageChoice::ChartKind::Outputs)
        m_outputsSource->setCurrent(m_store, m_session, m_prices);
    drawOutputs();
}

void UsageChartArea::drawOutputs()
{
    m_outputs->setEmptyText(!m_store       ? tr("Select a session in the table.")
            : m_outputsSource->isLoading() ? tr("Reading the tool outputs…")
            : m_outputsSource->error()     ? m_outputsSource->error()->text
            : m_outputsSource->outputs().empty()
            ? tr("No tool output was sent again.")
            : tr("No model here has a known price. Choose Tokens, or add its price."));
    m_outputs->setData(usagecharts::outputs(m_outputsSource->outputs(), m_tables->currency, m_choice.inTokens));
    m_outputs->setToolTip(m_outputsSource->how().join(u'\n'));
}

std::pair<int, int> UsageChartArea::daysOf(const UsageSelection& selection) const
{
    const auto placeOf = [this](const QString& iso) {
        const auto at = std::ranges::find(m_dayItems.days, QDate::fromString(iso, Qt::ISODate));
        return int(at - m_dayItems.days.begin());
    };
    if (const UsageValue* day = selection.on(UsageAxis::Day))
        return {placeOf(day->key), placeOf(day->key) + 1};
    if (selection.from.isValid() && selection.until.isValid())
        return {placeOf(selection.from.toString(Qt::ISODate)), placeOf(selection.until.toString(Qt::ISODate)) + 1};
    return {0, 0};
}

int UsageChartArea::itemOf(const usagecharts::Lines& lines, const UsageSelection& selection) const
{
    const UsageValue* value = selection.on(lineAxis());
    const auto at = std::ranges::find_if(lines.lines, [&](int line) {
        const UsageLine& of = m_tables->of(lineAxis())[size_t(line)];
        return value && of.row.key == value->key && m_stores.value(of.store) == value->store;
    });
    return at == lines.lines.end() ? -1 : int(at - lines.lines.begin());
}

void UsageChartArea::setSelection(const UsageSelection& selection)
{
    const auto mark = [](Chart* chart, int item) { chart->setChosen(std::max(item, 0), item + 1); };
    const auto [first, end] = daysOf(selection);
    if (isOfSession())
        mark(m_days, itemOf(m_turnItems, selection));
    else
        m_days->setChosen(first, end);
    if (!m_calls)
        m_hits->setChosen(first, end);
    mark(m_largest, itemOf(m_largestItems, selection));
}

void UsageChartArea::chooseDays(const usagecharts::Days& from, int first, int end, int series)
{
    if (first >= int(from.days.size()))
        return;
    UsageSelection selection;
    const QDate day = from.days[size_t(first)];
    const QDate last = from.days[size_t(end - 1)];
    if (end - first == 1 || !day.isValid()) {
        const QString iso = day.isValid() ? day.toString(Qt::ISODate) : QString();
        selection.set({.axis = UsageAxis::Day, .key = iso, .title = usagetexts::day(iso), .session = {}});
    } else {
        selection.from = day;
        selection.until = last.isValid() ? last : from.days[size_t(end - 2)];
        selection.daysTitle = tr("%1 – %2", "from, to")
                                  .arg(usagetexts::day(selection.from.toString(Qt::ISODate)),
                                      usagetexts::day(selection.until.toString(Qt::ISODate)));
    }
    if (series >= 0 && series < from.models.size()) {
        const QString model = from.models[series];
        selection.set({.axis = UsageAxis::Model, .key = model, .title = from.data->series[series], .session = {}});
    }
    emit selectionChosen(selection);
}

void UsageChartArea::chooseLine(const usagecharts::Lines& from, int item)
{
    if (item >= int(from.lines.size()))
        return;
    const UsageLine& line = m_tables->of(lineAxis())[size_t(from.lines[size_t(item)])];
    UsageSelection selection;
    selection.set({lineAxis(), line.row.key, usagetexts::name(line.row, lineAxis()), line.row.session, line.row.turn,
        m_stores.value(line.store)});
    emit selectionChosen(selection);
}

} // namespace stemma

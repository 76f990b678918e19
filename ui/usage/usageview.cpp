// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usageview.h"

#include "core/base/shownzone.h"
#include "core/models/usagefiles.h"
#include "core/models/usagetexts.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/usage/fittedcolumns.h"
#include "ui/usage/pricesmenu.h"
#include "ui/usage/usagebar.h"
#include "ui/usage/usagecallspanel.h"
#include "ui/usage/usagechartarea.h"
#include "ui/usage/usagedelegate.h"
#include "ui/usage/usagesums.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

UsageView::UsageView(OpenStore* store, const SessionId& session, QWidget* parent)
    : QWidget(parent)
    , m_place {store, session, {store}}
    , m_listsAll(!session.isEmpty())
    , m_source(new UsageSource(this))
    , m_chosen(new UsageSource(this))
    , m_session(new UsageSource(this))
    , m_model(new UsageModel(this))
    , m_order(new QSortFilterProxyModel(this))
    , m_table(new QTreeView(this))
    , m_emptyTable(new MutedLabel(this))
    , m_empty(new MutedLabel(this))
    , m_banner(new Banner(this))
    , m_bar(new UsageBar(!session.isEmpty(), this))
    , m_sums(new UsageSums(this))
    , m_charts(new UsageChartArea(this))
    , m_calls(new UsageCallsPanel(m_chosen, this))
    , m_prices(new PricesMenu(m_bar->pricesMenu(), this))
{
    m_choice = m_bar->choice();
    if (session.isEmpty())
        m_choice.axis = UsageAxis::Session;
    m_bar->setChoice(m_choice);
    makeTable();
    makeLayout();
    connectParts();
    setFocusProxy(m_table);
    m_table->installEventFilter(this);
    m_calls->view()->installEventFilter(this);
    take();
}

void UsageView::makeTable()
{
    const int u = Style::measures().u;
    m_order->setSourceModel(m_model);
    m_order->setSortRole(UsageModel::SortRole);
    m_order->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_table->setObjectName(u"usage"_s);
    m_table->setAccessibleName(tr("Usage"));
    m_table->setModel(m_order);
    m_table->setItemDelegate(new UsageDelegate(m_table));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* header = m_table->header();
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder); // as reports are ordered
    m_columns = new FittedColumns(m_table, {UsageModel::NameColumn},
        {UsageModel::LastColumn, UsageModel::ReasoningColumn, UsageModel::StoredCostColumn,
            UsageModel::CacheWriteColumn, UsageModel::HitRateColumn, UsageModel::CallsColumn,
            UsageModel::CacheReadColumn, UsageModel::InputColumn, UsageModel::OutputColumn});
    for (QLabel* label : {m_emptyTable, m_empty}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setMargin(4 * u);
    }
    m_empty->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
}

void UsageView::makeLayout()
{
    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(m_table, 1);
    leftLayout->addWidget(m_emptyTable, 1);
    auto* lower = new QSplitter(Qt::Horizontal, this);
    lower->addWidget(left);
    lower->addWidget(m_calls);
    lower->setChildrenCollapsible(false);
    lower->setStretchFactor(0, 1);
    lower->setStretchFactor(1, 1);
    lower->setSizes({500, 500}); // shares
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_charts);
    parts->addWidget(lower);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(0, 4);
    parts->setStretchFactor(1, 5);
    parts->setSizes({400, 500});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_bar);
    layout->addWidget(m_sums);
    layout->addWidget(parts, 1);
    layout->addWidget(m_empty, 1);
    m_parts = parts;
}

void UsageView::connectParts()
{
    connect(m_source, &UsageSource::changed, this, &UsageView::take);
    connect(m_chosen, &UsageSource::changed, this, [this] {
        if (m_wantedCall && m_calls->goTo(*m_wantedCall))
            m_wantedCall.reset();
    });
    connect(m_session, &UsageSource::changed, this, &UsageView::showCharts);
    connect(m_prices, &PricesMenu::changed, this, &UsageView::takePrices);
    connect(m_prices, &PricesMenu::noticed, this, &UsageView::noticed);
    connect(m_bar, &UsageBar::choiceChanged, this, &UsageView::setChoice);
    connect(m_bar, &UsageBar::filtersChanged, this, &UsageView::setFilters);
    connect(m_bar, &UsageBar::exportRequested, this, &UsageView::askForFile);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &UsageView::selectRow);
    connect(m_table, &QTreeView::activated, this, [this] { m_calls->view()->setFocus(Qt::OtherFocusReason); });
    connect(m_table, &QWidget::customContextMenuRequested, this, &UsageView::showMenu);
    connect(m_charts, &UsageChartArea::selectionChosen, this, &UsageView::select);
    connect(m_charts, &UsageChartArea::callChosen, this, &UsageView::goToCall);
    connect(m_charts, &UsageChartArea::chartChanged, this, [this](UsageChoice::ChartKind chart) {
        m_choice.chart = chart;
        m_bar->setChoice(m_choice);
        updateSession();
    });
    connect(m_calls, &UsageCallsPanel::placeChosen, this, &UsageView::placeChosen);
    connect(m_calls, &UsageCallsPanel::narrowRequested, this, [this] {
        UsageSelection filters = m_filters;
        filters.add(m_selection);
        setFilters(filters);
    });
    connect(m_empty, &QLabel::linkActivated, this, [this] {
        UsageChoice wider = m_choice;
        if (!m_filters.isEmpty() || m_choice.period != UsageChoice::Period::All) {
            wider.period = UsageChoice::Period::All;
            m_filters = {};
            m_bar->setFilters(m_filters);
        } else {
            wider.scope = UsageChoice::Scope::Store;
        }
        setChoice(wider);
    });
    connect(m_sums, &UsageSums::pricesRequested, m_prices, &PricesMenu::showPrices);
    connect(m_sums, &UsageSums::recordsRequested, this, &UsageView::listRecords);
}

void UsageView::setStores(const QList<OpenStore*>& stores)
{
    if (stores == m_place.stores)
        return;
    m_place.stores = stores;
    if (m_choice.scope == UsageChoice::Scope::AllStores)
        load();
}

void UsageView::reload()
{
    m_prices->read(); // what was read by other prices is read again
    load();
}

void UsageView::takePrices()
{
    m_banner->hide();
    if (!m_prices->error().isEmpty())
        m_banner->tell(Banner::Kind::Warning, tr("Your own prices are not used."), m_prices->error());
    load();
}

void UsageView::setChoice(const UsageChoice& choice)
{
    const UsageChoice before = std::exchange(m_choice, choice);
    m_hasMeasure = true;
    if (m_place.session.isEmpty() && m_choice.scope == UsageChoice::Scope::Session)
        m_choice.scope = UsageChoice::Scope::Store;
    m_bar->setChoice(m_choice);
    m_charts->setChart(m_choice.chart);
    const bool readsSame = before.scope == m_choice.scope && before.period == m_choice.period
        && before.from == m_choice.from && before.until == m_choice.until;
    if (before.scope != m_choice.scope) {
        m_filters = {};
        m_selection = {};
        m_bar->setFilters(m_filters);
        m_listsAll = m_choice.scope == UsageChoice::Scope::Session;
    }
    readsSame ? take() : load();
}

void UsageView::setFilters(const UsageSelection& filters)
{
    m_filters = filters;
    m_selection = {};
    m_listsAll = !filters.isEmpty() || m_choice.scope == UsageChoice::Scope::Session;
    m_bar->setFilters(filters);
    load();
}

void UsageView::load()
{
    if (!m_prices->table())
        return;
    UsageSource::Request request = usageRequest(m_place, m_choice, m_filters, shownToday());
    request.prices = m_prices->table();
    request.query.withTurns = request.query.session.has_value();
    m_source->setRequest(request);
    m_source->load();
    updateChosen();
    updateSession();
}

void UsageView::take()
{
    chooseMeasure();
    showTable();
    m_sums->show(*m_source, whyEmpty(), m_prices->dateText());
    showCharts();
    showEmptiness();
}

/// One sentence, and where it may help a link to more.
void UsageView::showEmptiness()
{
    const UsageTables& tables = *m_source->tables();
    const bool isEmpty = tables.total.calls == 0 && tables.leftOut.empty();
    m_parts->setVisible(!isEmpty);
    m_sums->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    if (!isEmpty)
        return;
    const bool isNarrowed = !m_filters.isEmpty() || m_choice.period != UsageChoice::Period::All;
    const bool isRead = m_source->errors().isEmpty() && !m_source->isReading() && !m_source->isFresh();
    QString text = whyEmpty().toHtmlEscaped();
    if (isRead && (isNarrowed || m_choice.scope == UsageChoice::Scope::Session))
        text += u"<br><br>"_s
            + Style::link(u"wider"_s, isNarrowed ? tr("Show all") : tr("Show the usage of the whole store"));
    m_empty->setText(text);
}

/// At first, and where nothing has a price, charts of tokens have something to show.
void UsageView::chooseMeasure()
{
    const UsageTables& tables = *m_source->tables();
    if (m_hasMeasure || !tables.isWhole || m_source->isFresh())
        return;
    m_hasMeasure = true;
    if (!tables.total.isUnpriced() || m_choice.inTokens)
        return;
    m_choice.inTokens = true;
    m_bar->setChoice(m_choice);
}

QString UsageView::whyEmpty() const
{
    if (!m_source->errors().isEmpty())
        return m_source->errors().join(u'\n');
    if (m_source->isReading() || m_source->isFresh())
        return tr("Adding up the usage…");
    if (m_source->wasCancelled())
        return tr("Cancelled. Press F5 to read it again.");
    if (!m_filters.isEmpty() || m_choice.period != UsageChoice::Period::All)
        return tr("No calls of models in this period and with these filters.");
    return m_choice.scope == UsageChoice::Scope::Session
        ? tr("This session has no calls of models whose tokens are stored.")
        : tr("No calls of models whose tokens are stored.");
}

void UsageView::showTable()
{
    m_isRestoring = true;
    m_model->setTables(m_source->tables(), m_choice.axis);
    for (int column = 0; column < UsageModel::ColumnCount; ++column)
        m_columns->setUsed(column, m_model->isUsed(column));
    m_columns->fit();
    const UsageValue* value = m_selection.on(m_choice.axis);
    const int row = value ? m_model->rowOf(value->key, int(m_source->stores().indexOf(value->store))) : -1;
    m_table->setCurrentIndex(row < 0 ? QModelIndex() : m_order->mapFromSource(m_model->index(row, 0)));
    m_isRestoring = false;
    const bool isEmpty = m_model->rowCount() == 0;
    const bool lacksSession = m_choice.axis == UsageAxis::Turn && m_source->tables()->total.calls > 0;
    m_emptyTable->setText(
        lacksSession ? tr("Turns are listed for one session. Select one, and press Only this.") : whyEmpty());
    m_table->setVisible(!isEmpty);
    m_emptyTable->setVisible(isEmpty);
    m_bar->exportButton()->setEnabled(!isEmpty);
}

void UsageView::showCharts()
{
    m_charts->setTables(
        m_source->tables(), m_source->stores(), m_choice, m_source->tables()->total.calls > 0 ? QString() : whyEmpty());
    const bool hasSession = !m_session->stores().isEmpty();
    m_charts->setCalls(hasSession && !m_session->isFresh() ? m_session->calls() : nullptr,
        hasSession ? (m_session->isReading() ? tr("Reading the calls…") : tr("This session has no calls of models."))
                   : tr("Select a session in the table."));
    m_charts->setSelection(m_selection);
}

// ---- selection -------------------------------------------------------------------------------------

void UsageView::selectRow(const QModelIndex& index)
{
    if (m_isRestoring || !index.isValid())
        return;
    const UsageLine& line = m_model->at(m_order->mapToSource(index).row());
    UsageSelection selection;
    const UsageAxis axis = m_choice.axis;
    const bool isOfSession = axis == UsageAxis::Session || axis == UsageAxis::Turn;
    selection.set({axis, line.row.key, usagetexts::name(line.row, axis), isOfSession ? line.row.session : SessionId(),
        line.row.turn, isOfSession ? m_source->stores().value(line.store) : nullptr});
    select(selection);
}

void UsageView::select(const UsageSelection& selection)
{
    if (selection == m_selection)
        return;
    m_selection = selection;
    updateChosen();
    updateSession();
    showTable();
    m_charts->setSelection(selection);
}

void UsageView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_selection.isEmpty())
        select({});
    else
        QWidget::keyPressEvent(event);
}

bool UsageView::eventFilter(QObject* watched, QEvent* event)
{
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!isEscape || m_selection.isEmpty())
        return QWidget::eventFilter(watched, event);
    select({});
    return true;
}

void UsageView::updateChosen()
{
    const bool isAll = m_selection.isEmpty() && m_listsAll;
    m_calls->setTitle(isAll ? tr("All calls") : m_selection.title());
    m_calls->setCanNarrow(!m_selection.isEmpty());
    if ((m_selection.isEmpty() && !isAll) || !m_prices->table())
        return m_chosen->clear();
    UsageSelection both = m_filters;
    both.add(m_selection);
    UsageSource::Request request = usageRequest(m_place, m_choice, both, shownToday());
    request.prices = m_prices->table();
    request.mostCalls = MostCalls;
    if (request == m_chosen->request() && !m_chosen->isFresh())
        return;
    m_chosen->setRequest(request);
    m_chosen->load();
}

void UsageView::listRecords(bool leftOutOnly)
{
    m_listsAll = true;
    m_calls->setShown(leftOutOnly ? UsageCallsPanel::Shown::LeftOut : UsageCallsPanel::Shown::All);
    m_selection = {};
    updateChosen();
    showTable();
    m_calls->view()->setFocus(Qt::OtherFocusReason);
}

void UsageView::updateSession()
{
    if (!m_prices->table())
        return;
    UsageSource::Request request = usageSessionRequest(m_place, m_choice, m_filters, m_selection);
    request.prices = m_prices->table();
    request.mostCalls = MostDrawn;
    OpenStore* store = request.stores.isEmpty() ? nullptr : request.stores.first();
    m_charts->setSession(store, request.query.session.value_or(SessionId()), request.prices);
    if (!m_charts->needsCalls())
        return;
    if (!store)
        return m_session->clear();
    if (request == m_session->request() && !m_session->isFresh())
        return showCharts();
    m_session->setRequest(request);
    m_session->load();
}

/// One that is drawn: all of its session is listed where the list has it not.
void UsageView::goToCall(int call)
{
    if (call >= int(m_session->calls()->size()))
        return;
    m_wantedCall = (*m_session->calls())[size_t(call)];
    if (m_calls->goTo(*m_wantedCall)) {
        m_wantedCall.reset();
        return;
    }
    m_listsAll = m_choice.scope == UsageChoice::Scope::Session;
    UsageSelection selection;
    if (const UsageValue* session = m_selection.on(UsageAxis::Session))
        selection.set(*session);
    m_selection = selection;
    updateChosen();
    showTable();
}

void UsageView::showMenu(const QPoint& place)
{
    const QModelIndex index = m_table->indexAt(place);
    if (!index.isValid())
        return;
    const UsageLine line = m_model->at(m_order->mapToSource(index).row());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icons::icon(u"view-filter"_s), tr("Only this"), m_calls, &UsageCallsPanel::narrowRequested);
    const bool isOfSession = m_choice.axis == UsageAxis::Session || m_choice.axis == UsageAxis::Turn;
    if (isOfSession && line.store >= 0 && line.store < m_source->stores().size()) {
        const QString text = m_choice.axis == UsageAxis::Turn ? tr("Open turn") : tr("Open session");
        menu->addAction(text, this, [this, line, store = QPointer(m_source->stores().at(line.store))] {
            if (!store)
                return;
            findCall(*store, line.row).then(this, [this, store](const CallPlace& found) {
                if (store)
                    emit placeChosen(store, found.session, found.message);
            });
        });
    }
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void UsageView::askForFile(bool asCsv)
{
    auto* dialog = new QFileDialog(this, tr("Export the usage"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(asCsv ? u"csv"_s : u"json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, asCsv](const QString& path) { exportTo(path, asCsv); });
    dialog->open();
}

void UsageView::exportTo(const QString& path, bool asCsv)
{
    writeUsage(m_model->tables(), m_model->axis(), path, asCsv).then(this, [this, path](const QString& error) {
        emit noticed(error.isEmpty() ? tr("The usage was written to %1.").arg(path)
                                     : tr("The usage cannot be written to %1: %2").arg(path, error));
    });
}

bool UsageView::isIdle() const
{
    return !m_source->isReading() && !m_chosen->isReading() && !m_session->isReading() && !m_prices->isReading()
        && m_charts->isIdle();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagecallspanel.h"

#include "core/base/text.h"
#include "core/models/usagefiles.h"
#include "core/models/usagetexts.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/usage/fittedcolumns.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPointer>
#include <QSet>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What is not counted is muted, and so is a price that is not known.
class CallDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool isUnknown
            = index.column() == UsageCallsModel::CostColumn && !index.data(UsageCallsModel::PricedRole).toBool();
        if (isUnknown || !index.data(UsageCallsModel::CountedRole).toBool())
            option->palette.setColor(QPalette::Text, Style::colours().muted);
    }
};

} // namespace

UsageCallsPanel::UsageCallsPanel(UsageSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new UsageCallsModel(this))
    , m_filter(new UsageCallsFilter(m_model, this))
    , m_heading(new QLabel(this))
    , m_figures(new MutedLabel(this))
    , m_explanation(new MutedLabel(this))
    , m_empty(new MutedLabel(this))
    , m_narrow(new QToolButton(this))
    , m_shown(new QComboBox(this))
    , m_view(new QTreeView(this))
{
    const int u = Style::measures().u;
    m_heading->setFont(Style::measures().bold);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_narrow->setText(tr("Only this"));
    m_narrow->setToolTip(tr("Filter table and charts to what is selected"));
    m_narrow->setFocusPolicy(Qt::TabFocus);
    m_shown->addItem(tr("Counted"), int(Shown::Counted));
    m_shown->addItem(tr("Not counted"), int(Shown::LeftOut));
    m_shown->addItem(tr("All records"), int(Shown::All));
    m_shown->setAccessibleName(tr("Which records are listed"));
    m_shown->setToolTip(m_shown->accessibleName());
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(4 * u);
    for (QLabel* label : {m_figures, m_explanation, m_empty})
        label->setWordWrap(true);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    makeView();
    auto* head = new QHBoxLayout;
    head->setSpacing(2 * u);
    head->addWidget(m_heading, 1);
    head->addWidget(m_narrow);
    head->addWidget(m_shown);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(2 * u, u, 2 * u, u);
    top->setSpacing(u / 2);
    top->addLayout(head);
    top->addWidget(m_figures);
    top->addWidget(m_explanation);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    connect(m_source, &UsageSource::changed, this, &UsageCallsPanel::take);
    connect(m_narrow, &QToolButton::clicked, this, &UsageCallsPanel::narrowRequested);
    connect(m_shown, &QComboBox::activated, this, [this] { setShown(Shown(m_shown->currentData().toInt())); });
    take();
}

void UsageCallsPanel::makeView()
{
    m_view->setObjectName(u"usage-calls"_s);
    m_view->setAccessibleName(tr("Calls"));
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new CallDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSortingEnabled(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder); // as they are stored
    m_view->header()->setSortIndicatorClearable(true);
    m_view->setToolTip({});
    m_columns = new FittedColumns(m_view,
        {UsageCallsModel::RemarkColumn, UsageCallsModel::SessionColumn, UsageCallsModel::ModelColumn,
            UsageCallsModel::TimeColumn},
        {UsageCallsModel::CacheWriteColumn, UsageCallsModel::CacheReadColumn, UsageCallsModel::ModelColumn,
            UsageCallsModel::SessionColumn, UsageCallsModel::InputColumn, UsageCallsModel::OutputColumn});
    connect(m_view, &QTreeView::activated, this, &UsageCallsPanel::choose);
}

void UsageCallsPanel::setTitle(const QString& title)
{
    m_title = title;
    updateTexts();
}

void UsageCallsPanel::setCanNarrow(bool can)
{
    m_narrow->setVisible(can);
    updateTexts();
}

void UsageCallsPanel::setShown(Shown shown)
{
    const QSignalBlocker quiet(m_shown);
    m_shown->setCurrentIndex(m_shown->findData(int(shown)));
    m_filter->setShown(shown);
    updateTexts();
}

bool UsageCallsPanel::goTo(const UsageCall& wanted)
{
    const UsageCalls& calls = *m_model->calls();
    const auto at = std::ranges::find(calls, wanted.record, &UsageCall::record);
    if (at == calls.end())
        return false;
    const QModelIndex call = m_model->index(int(at - calls.begin()), 0);
    if (!m_filter->mapFromSource(call).isValid())
        setShown(Shown::All);
    const QModelIndex index = m_filter->mapFromSource(call);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
    return index.isValid();
}

void UsageCallsPanel::take()
{
    if (m_model->calls() != m_source->calls() || m_model->tables() != m_source->tables())
        m_model->setCalls(m_source->calls(), m_source->tables());
    for (int column = 0; column < UsageCallsModel::ColumnCount; ++column)
        m_columns->setUsed(column, m_model->isUsed(column));
    m_columns->fit();
    updateTexts();
}

QString UsageCallsPanel::figuresText() const
{
    const UsageFigures& total = m_source->tables()->total;
    QStringList words {tr("%Ln call(s)", nullptr, int(total.calls))};
    words.append(tr("%1 in", "12 tokens in").arg(format::tokenCount(total.tokens.context())));
    words.append(tr("%1 out").arg(format::number(total.tokens.written())));
    if (const std::optional<double> rate = total.cacheHitRate(); rate && total.tokens.cacheRead > 0)
        words.append(tr("%1 from the cache").arg(usagetexts::percent(*rate)));
    words.append(total.isUnpriced() ? tr("price unknown") : usagetexts::cost(total, m_source->tables()->currency));
    return words.join(factSeparator());
}

QStringList UsageCallsPanel::leftOutLines() const
{
    QStringList lines;
    for (const UsageLeftOut& left : m_source->tables()->leftOut)
        lines.append(tr("Not counted, %Ln record(s), %1 tokens: %2.", nullptr, int(left.records))
                .arg(format::number(left.tokens.total()), notCountedText(left.reason)));
    return lines;
}

/// One session says what differs and why; of several, sums by reason.
QStringList UsageCallsPanel::differenceLines() const
{
    const UsageTables& tables = *m_source->tables();
    const auto figure = [&tables](double value, bool isCost) {
        return isCost ? usagetexts::money(value, tables.currency, 4) : format::number(qint64(value));
    };
    std::vector<UsageDifference> differences;
    QSet<std::pair<SessionId, int>> sessions;
    for (const UsageDifferenceIn& in : tables.differences) {
        differences.push_back(in.difference);
        sessions.insert({in.difference.session, in.store});
    }
    QStringList lines;
    for (const UsageDifferenceSum& sum : addedUp(differences)) {
        const QString stored = figure(sum.stored, sum.isCost);
        const QString counted = figure(sum.counted, sum.isCost);
        lines.append(sessions.size() == 1
                ? tr("The agent's own total of %1 is %2, counted are %3. %4", "input tokens, 1, 2, why")
                      .arg(sum.figure, stored, counted, sum.reason)
                : tr("The agent's own totals of %1 in %Ln session(s) are %2, counted are %3. %4",
                      "input tokens, 1, 2, why", int(sum.sessions))
                      .arg(sum.figure, stored, counted, sum.reason));
    }
    return lines;
}

void UsageCallsPanel::updateTexts()
{
    const bool hasTitle = !m_title.isEmpty();
    const bool isThere = hasTitle && !m_source->isFresh();
    const bool isSelection = !m_narrow->isHidden(); // the figures of all stand above the charts
    m_heading->setText(m_title);
    m_heading->setToolTip(m_title);
    m_shown->setVisible(hasTitle);
    QStringList lines;
    if (isThere) {
        m_figures->setText(figuresText());
        const UsageTables& tables = *m_source->tables();
        lines = m_source->errors();
        if (isSelection)
            lines.append(usagetexts::costRemark(tables.total, tables.currency));
        lines += differenceLines();
        if (m_filter->shown() != Shown::Counted)
            lines += leftOutLines();
        const qint64 listed = qint64(m_source->calls()->size());
        if (m_source->callsSeen() > listed)
            lines.append(tr("The first %1 of %2 records are listed.")
                    .arg(format::number(listed), format::number(m_source->callsSeen())));
        lines.removeAll(QString());
    }
    m_figures->setVisible(isThere && isSelection);
    m_explanation->setText(lines.join(u'\n'));
    m_explanation->setVisible(!lines.isEmpty());
    const bool isEmpty = !hasTitle || m_filter->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(!hasTitle                    ? tr("Select a line or a bar to see the calls behind its figures.")
            : m_source->isReading()               ? tr("Reading the calls…")
            : m_filter->shown() == Shown::LeftOut ? m_source->tables()->leftOut.empty()
                ? tr("Everything is counted here.")
                : tr("These records are added up, and not listed.")
                                                  : tr("No calls."));
}

void UsageCallsPanel::choose(const QModelIndex& index)
{
    const UsageCall& call = m_model->at(m_filter->mapToSource(index).row());
    if (call.store >= m_source->stores().size())
        return;
    const QPointer<OpenStore> store = m_source->stores().at(call.store);
    findCall(*store, call.record).then(this, [this, store](const CallPlace& place) {
        if (store)
            emit placeChosen(store, place.session, place.message);
    });
}

} // namespace stemma

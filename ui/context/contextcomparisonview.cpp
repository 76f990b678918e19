// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/contextcomparisonview.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/models/contextcomparisonmodel.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Model = ContextComparisonModel;

/// What is gone has the ground of removed lines, what is new that of added ones; what both have is muted.
class ComparedItemDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem own = option;
        initStyleOption(&own, index);
        const Colours& c = Style::colours();
        const auto state = Model::State(index.data(Model::StateRole).toInt());
        const bool isBefore = index.column() < Model::SignColumn;
        const bool isNow = index.column() > Model::SignColumn;
        const bool isChanged = state == Model::State::Changed;
        if (isBefore && (state == Model::State::Gone || isChanged))
            own.backgroundBrush = c.remBg;
        else if (isNow && (state == Model::State::New || isChanged))
            own.backgroundBrush = c.addBg;
        else if (state == Model::State::Same || state == Model::State::SameItems)
            own.palette.setColor(QPalette::Text, c.muted);
        if (index.column() == Model::SignColumn) {
            own.font = Style::measures().bold;
            if (state == Model::State::Gone)
                own.palette.setColor(QPalette::Text, c.remText);
            else if (state == Model::State::New)
                own.palette.setColor(QPalette::Text, c.addText);
            else if (isChanged)
                own.palette.setColor(QPalette::Text, c.warning);
        }
        const QStyle* style = own.widget ? own.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
    }
};

} // namespace

ContextComparisonView::ContextComparisonView(ContextSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new ContextComparisonModel(this))
    , m_figures(new QLabel(this))
    , m_onlyChanges(new ChipButton({}, tr("Only changes"), this))
    , m_view(new QTreeView(this))
{
    const int u = Style::measures().u;
    m_figures->setTextFormat(Qt::PlainText);
    m_figures->setWordWrap(true);
    m_onlyChanges->setChecked(true);
    m_onlyChanges->setToolTip(tr("Show items that both have as one line"));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * u, 0, 2 * u, u);
    top->setSpacing(2 * u);
    top->addWidget(m_figures, 1);
    top->addWidget(m_onlyChanges);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    m_view->setObjectName(u"context-comparison"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ComparedItemDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Context compared with the turn before"));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(Model::BeforeColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(Model::NowColumn, QHeaderView::Stretch);
    header->resizeSection(Model::SignColumn, 8 * u);
    for (const int column : {Model::BeforeTokensColumn, Model::NowTokensColumn})
        header->resizeSection(column, 18 * u);
    connect(m_source, &ContextSource::changed, this, &ContextComparisonView::update);
    connect(m_onlyChanges, &QAbstractButton::toggled, m_model, &ContextComparisonModel::setOnlyChanges);
    connect(m_view, &QTreeView::activated, this, &ContextComparisonView::choose);
    connect(m_view, &QTreeView::clicked, this, &ContextComparisonView::choose);
}

void ContextComparisonView::choose(const QModelIndex& index)
{
    if (const QString id = index.data(Model::MessageRole).toString(); !id.isEmpty())
        emit messageChosen(id);
}

QString ContextComparisonView::figuresText() const
{
    const ContextComparisonPtr& made = m_source->comparison();
    if (!made)
        return m_source->isComparingTurns() || m_source->isLoading() ? tr("Comparing with the turn before…")
                                                                     : tr("No turn came before this one.");
    const auto words = [&](const QString& items, const ContextComparison::Sum& sum) {
        return QStringList {items, format::tokenCount(sum.tokens, made->isEstimated)}.join(u", "_s);
    };
    QStringList parts;
    if (made->added.items > 0)
        parts += words(tr("%Ln new item(s)", nullptr, int(made->added.items)), made->added);
    if (made->gone.items > 0)
        parts += words(tr("%Ln item(s) gone", nullptr, int(made->gone.items)), made->gone);
    if (made->changed.items > 0) {
        const QString items = tr("%Ln item(s) changed", nullptr, int(made->changed.items));
        parts += QStringList {items, format::tokenChange(made->changed.tokens)}.join(u", "_s);
    }
    return parts.isEmpty() ? tr("Nothing has changed since the turn before.") : parts.join(factSeparator());
}

void ContextComparisonView::update()
{
    if (!isVisible())
        return;
    m_model->setComparison(m_source->comparison());
    m_figures->setText(figuresText());
    m_view->setVisible(m_source->comparison() != nullptr);
}

void ContextComparisonView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_source->setCompared(true);
    update();
}

void ContextComparisonView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_source->setCompared(false);
}

} // namespace stemma

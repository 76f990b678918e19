// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planfigurespane.h"

#include "core/models/planneditemsmodel.h"
#include "ui/common/contextbars.h"
#include "ui/common/format.h"
#include "ui/plan/panehead.h"

#include <QFrame>
#include <QHeaderView>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What is only for people.
bool isNote(EditKind kind)
{
    return kind == EditKind::Checkpoint || kind == EditKind::Mark || kind == EditKind::Move;
}

} // namespace

PlanFiguresPane::PlanFiguresPane(QWidget* parent)
    : QWidget(parent)
    , m_itemsModel(new PlannedItemsModel(this))
{
    using namespace plandialog;
    const int u = Style::measures().u;
    QVBoxLayout* layout = paneColumn(this);
    m_figuresSummary = mutedLabel(this);
    layout->addLayout(paneHead(titleLabel(this, tr("Context of the agent")), m_figuresSummary));
    auto* box = new QFrame(this);
    box->setFrameShape(QFrame::StyledPanel);
    box->setAutoFillBackground(true);
    box->setBackgroundRole(QPalette::Base);
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(3 * u, 2 * u, 3 * u, 2 * u);
    m_bars = new ContextBars(box);
    m_noFigures = mutedLabel(box);
    m_noFigures->setWordWrap(true);
    inside->addWidget(m_bars);
    inside->addWidget(m_noFigures);
    layout->addWidget(box);
    m_items = makeItems();
    layout->addWidget(m_items, 1);
    layout->addStretch();
}

QTreeView* PlanFiguresPane::makeItems()
{
    using Model = PlannedItemsModel;
    const int u = Style::measures().u;
    auto* view = new QTreeView(this);
    view->setModel(m_itemsModel);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAllColumnsShowFocus(true);
    view->setAccessibleName(tr("Context of the agent"));
    QHeaderView* header = view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(Model::TextColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(10 * u);
    header->resizeSection(Model::KindColumn, 24 * u);
    header->resizeSection(Model::TokensColumn, 18 * u);
    // At the end it stays there, however much room there is in the end.
    QScrollBar* bar = view->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int value) { m_isAtEnd = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] {
        if (m_isAtEnd)
            bar->setValue(bar->maximum());
    });
    return view;
}

void PlanFiguresPane::setLow(bool on)
{
    m_isLow = on;
    fitItems();
}

/// As high as its rows, up to five of them while the checks stand below; or two where there is little room.
void PlanFiguresPane::fitItems()
{
    const int rows = m_itemsModel->rowCount();
    const int rest = m_items->header()->sizeHint().height() + 2 * m_items->frameWidth();
    const int row = std::max(0, m_items->sizeHintForRow(0));
    m_items->setMinimumHeight(rest + std::min(rows, 2) * row);
    m_items->setMaximumHeight(rest + (m_isLow ? rows : std::min(rows, 5)) * row);
}

void PlanFiguresPane::setPlan(const EditPlan* plan, EditKind kind)
{
    const bool known = plan && plan->before && plan->after;
    const QList<ContextItem> items = known ? plan->after->items : QList<ContextItem>();
    m_itemsModel->setItems(items, known ? plan->after->messages : 0);
    m_items->setVisible(!items.isEmpty());
    if (!items.isEmpty()) {
        fitItems();
        m_isAtEnd = true; // where the change is
        m_items->scrollToBottom();
        m_items->resizeColumnToContents(PlannedItemsModel::PositionColumn);
    }
    m_bars->setVisible(known);
    m_noFigures->setVisible(!known);
    if (known) {
        const ContextFigures& after = *plan->after;
        m_bars->setFigures(*plan->before, after, kind == EditKind::Fork ? tr("Fork") : tr("Afterwards"));
        const QString tokens = format::tokens(after.tokens, after.estimated);
        m_figuresSummary->setText(after.budget && after.budget->usable > 0
                ? tr("%1 of %2", "12 of 40 tokens").arg(tokens, format::tokenCount(after.budget->usable))
                : format::tokenCount(after.tokens, after.estimated));
        return;
    }
    m_figuresSummary->setText({});
    const bool isNew = plan && (plan->action == "hand-over"_L1 || plan->action == "redact"_L1);
    if (isNew && plan->after) { // another session had it before
        m_figuresSummary->setText(format::tokenCount(plan->after->tokens, plan->after->estimated));
        m_noFigures->setText(tr("The new session has %Ln message(s).", nullptr, int(plan->after->messages)));
        return;
    }
    m_noFigures->setText(!plan         ? tr("Nothing to change yet.")
            : kind == EditKind::Rename ? tr("Nothing changes for the model: titles are not sent to it.")
            : isNote(kind)             ? tr("Nothing changes for the model: this is not sent to it.")
            : kind == EditKind::Delete ? tr("Nothing: the session is deleted.")
                                       : tr("No token figures for this change."));
}

} // namespace stemma

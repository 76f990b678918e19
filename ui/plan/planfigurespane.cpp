// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planfigurespane.h"

#include "core/models/openstore.h"
#include "core/models/planneditemsmodel.h"
#include "core/store/registry.h"
#include "ui/common/contextbars.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/plan/checklist.h"
#include "ui/plan/panehead.h"

#include <QClipboard>
#include <QFrame>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>

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
    layout->addWidget(m_items);
    layout->addSpacing(u);
    m_checksSummary = mutedLabel(this);
    layout->addLayout(paneHead(titleLabel(this, tr("Checks")), m_checksSummary));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Checks"));
    m_checks = new CheckList(scroll);
    m_checks->setAutoFillBackground(true);
    m_checks->setBackgroundRole(QPalette::Base);
    scroll->setWidget(m_checks);
    scroll->setMinimumHeight(16 * u);
    layout->addWidget(scroll, 1);
    m_goOnBox = makeGoOn();
    layout->addWidget(m_goOnBox);
    updateColours();
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
    header->resizeSection(Model::PositionColumn, 10 * u);
    header->resizeSection(Model::KindColumn, 24 * u);
    header->resizeSection(Model::TokensColumn, 18 * u);
    return view;
}

QWidget* PlanFiguresPane::makeGoOn()
{
    const int u = Style::measures().u;
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, u, 0, 0);
    layout->setSpacing(2 * u);
    m_goOn = new QLineEdit(box);
    m_goOn->setReadOnly(true);
    m_goOn->setFrame(false);
    m_goOn->setFont(Style::measures().code);
    m_goOn->setAccessibleName(tr("The command to resume the agent"));
    m_copyGoOn = new QPushButton(icons::icon(u"edit-copy"_s), tr("Copy"), box);
    m_copyGoOn->setAutoDefault(false);
    m_copyGoOn->setToolTip(tr("Copy the command to resume the agent afterwards"));
    layout->addWidget(plandialog::titleLabel(box, tr("To resume")));
    layout->addWidget(m_goOn, 1);
    layout->addWidget(m_copyGoOn);
    connect(m_copyGoOn, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_goOn->text()); });
    box->hide();
    return box;
}

void PlanFiguresPane::setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store)
{
    showFigures(plan, kind);
    m_checks->setVisible(plan != nullptr);
    m_checks->setChecks(plan ? plan->checks : QList<PlannedCheck>());
    m_checksSummary->setText(plan ? CheckList::summary(plan->checks) : QString());
    setGoOn(plan && store ? continueCommand(store->info(), *plan) : QString());
}

void PlanFiguresPane::setGoOn(const QString& command)
{
    m_goOnBox->setVisible(!command.isEmpty());
    m_goOn->setText(command);
    m_goOn->setCursorPosition(0);
}

void PlanFiguresPane::showFigures(const EditPlan* plan, EditKind kind)
{
    const bool known = plan && plan->before && plan->after;
    const QList<ContextItem> items = known ? plan->after->items : QList<ContextItem>();
    m_itemsModel->setItems(items, known ? plan->after->messages : 0);
    m_items->setVisible(!items.isEmpty());
    if (!items.isEmpty()) { // as high as its rows, up to five of them
        const int rows = qMin(m_itemsModel->rowCount(), 5) * m_items->sizeHintForRow(0);
        m_items->setFixedHeight(m_items->header()->sizeHint().height() + rows + 2 * m_items->frameWidth());
        m_items->scrollToBottom(); // where the change is
    }
    m_bars->setVisible(known);
    m_noFigures->setVisible(!known);
    if (known) {
        const ContextFigures& after = *plan->after;
        m_bars->setFigures(*plan->before, after, kind == EditKind::Fork ? tr("Fork") : tr("Afterwards"));
        const QString tokens = format::tokens(after.tokens, after.estimated);
        m_figuresSummary->setText(after.budget && after.budget->usable > 0
                ? tr("%1 of %2 tokens").arg(tokens, format::number(after.budget->usable))
                : tr("%1 tokens").arg(tokens));
        return;
    }
    m_figuresSummary->setText({});
    const bool isNew = plan && (plan->action == "hand-over"_L1 || plan->action == "redact"_L1);
    if (isNew && plan->after) { // another session had it before
        m_figuresSummary->setText(tr("%1 tokens").arg(format::tokens(plan->after->tokens, plan->after->estimated)));
        m_noFigures->setText(tr("The new session has %Ln message(s).", nullptr, int(plan->after->messages)));
        return;
    }
    m_noFigures->setText(!plan         ? tr("Nothing to change yet.")
            : kind == EditKind::Rename ? tr("Nothing changes for the model: titles are not sent to it.")
            : isNote(kind)             ? tr("Nothing changes for the model: this is not sent to it.")
            : kind == EditKind::Delete ? tr("Nothing: the session is deleted.")
                                       : tr("No token figures for this change."));
}

void PlanFiguresPane::updateColours()
{
    QPalette quiet = m_goOn->palette();
    quiet.setColor(QPalette::Text, Style::colours().text);
    quiet.setColor(QPalette::Base, Qt::transparent);
    m_goOn->setPalette(quiet);
}

void PlanFiguresPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColours();
}

} // namespace stemma

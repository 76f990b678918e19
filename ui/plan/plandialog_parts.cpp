// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the plan dialog is made of.
#include "ui/common/banner.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/plan/changeview.h"
#include "ui/plan/checklist.h"
#include "ui/plan/forksharelabel.h"
#include "ui/common/contextbars.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/plandialog.h"
#include "ui/plan/planstrip.h"
#include "ui/plan/writesdelegate.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QHBoxLayout* headRow(QLabel* title, QLabel* summary)
{
    auto* row = new QHBoxLayout;
    row->addWidget(title);
    row->addStretch(1);
    row->addWidget(summary);
    return row;
}

/// Lets the fields of forms above each other begin at the same place.
void alignForms(std::initializer_list<const QWidget*> widgets)
{
    QList<QWidget*> labels;
    int width = 0;
    for (const QWidget* widget : widgets) {
        const auto* form = qobject_cast<QFormLayout*>(widget->layout());
        for (int row = 0; form && row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
            if (!item || !item->widget())
                continue;
            labels += item->widget();
            width = std::max(width, item->widget()->sizeHint().width());
        }
    }
    for (QWidget* label : std::as_const(labels))
        label->setMinimumWidth(width);
}

QVBoxLayout* column(QWidget* widget)
{
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * Style::measures().u / 2);
    return layout;
}

} // namespace

PlanDialog::PlanDialog(EditService& service, const PlanRequest& request, QWidget* parent)
    : QDialog(parent)
    , m_service(service)
    , m_request(request)
{
    const int u = Style::measures().u;
    setObjectName(u"plan-dialog"_s);
    setWindowModality(Qt::WindowModal);
    m_strip = new PlanStrip(this);
    m_strip->setModel(request.messages);
    m_choices = new PlanChoices(request, this);
    m_shares = new ForkShareLabel(this);
    if (kindOf(request.edit) == EditKind::Fork || kindOf(request.edit) == EditKind::Resume)
        alignForms({m_choices, m_shares});
    m_banner = new Banner(this);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(4 * u);
    halves->addWidget(makeWrites(), 1);
    halves->addWidget(makeFigures(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 3 * u);
    layout->setSpacing(3 * u);
    layout->addWidget(makeHead());
    layout->addWidget(m_strip);
    layout->addWidget(m_choices);
    layout->addWidget(makeThinking());
    layout->addWidget(m_shares);
    layout->addWidget(m_banner);
    layout->addLayout(halves, 1);
    m_line = new QFrame(this);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    layout->addWidget(m_line);
    layout->addWidget(makeFoot());
    QSize size(285 * u, 190 * u);
    if (parent)
        size = size.boundedTo(parent->window()->size() - QSize(6 * u, 14 * u)).expandedTo({200 * u, 120 * u});
    resize(size);

    for (const auto keys : {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(keys), this), &QShortcut::activated,
            request.isCollected ? m_collect : m_apply, &QPushButton::click);
    connectParts();
    updateColours();
    updateHead();
    showFigures();
    showChange({});
    if (QWidget* first = m_choices->firstField())
        first->setFocus();
    else
        m_cancel->setFocus();
    planNow();
}

PlanDialog::~PlanDialog()
{
    m_job.cancel();
}

QLabel* PlanDialog::makeMuted(const QString& text)
{
    auto* label = new MutedLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* PlanDialog::makeTitle(const QString& text)
{
    auto* label = new QLabel(text, this);
    label->setFont(Style::measures().bold);
    return label;
}

QWidget* PlanDialog::makeHead()
{
    const int u = Style::measures().u;
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    m_icon = new QLabel(head);
    m_headline = new QLabel(head);
    m_headline->setFont(Style::measures().h1);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* words = new QVBoxLayout;
    words->setSpacing(u / 2);
    words->addWidget(m_headline);
    words->addWidget(
        makeMuted(m_request.isCollected ? tr("Nothing is written now. The change stays in the batch as chosen here.")
                : !m_request.follows.isEmpty() ? m_request.follows
                                               : tr("Nothing is written until you press the button below. The change "
                                                    "is then listed in History and can be undone.")));
    layout->addWidget(m_icon);
    layout->addLayout(words, 1);
    return head;
}

QWidget* PlanDialog::makeThinking()
{
    m_thinking = new QWidget(this);
    auto* layout = new QHBoxLayout(m_thinking);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Style::measures().u);
    m_dropThinking
        = new QCheckBox(tr("Also remove &the signed thinking after it, which is no longer valid"), m_thinking);
    m_dropThinking->setToolTip(tr("Providers may reject thinking that was signed for another conversation. To keep it, "
                                  "make the change in a fork instead."));
    m_forkInstead = new QPushButton(icons::icon(u"fork"_s), tr("&Change a fork instead…"), m_thinking);
    m_forkInstead->setAutoDefault(false);
    const StoreInfo info = m_request.store ? m_request.store->info() : StoreInfo();
    const QString refusal = info.notWritable.isEmpty() ? info.refusals.value(EditKind::Fork) : info.notWritable;
    m_forkInstead->setEnabled(refusal.isEmpty());
    m_forkInstead->setToolTip(refusal.isEmpty()
            ? tr("Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.")
            : refusal);
    layout->addWidget(m_dropThinking);
    layout->addStretch(1);
    layout->addWidget(m_forkInstead);
    m_thinking->hide();
    return m_thinking;
}

QWidget* PlanDialog::makeWrites()
{
    const int u = Style::measures().u;
    auto* widget = new QWidget(this);
    QVBoxLayout* layout = column(widget);
    m_writesSummary = makeMuted();
    layout->addLayout(headRow(makeTitle(tr("Planned writes")), m_writesSummary));
    m_model = new PlannedWritesModel(this);
    m_tree = new QTreeView(widget);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new WritesDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(4 * u);
    m_tree->setAccessibleName(tr("Planned writes"));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(10 * u);
    m_tree->header()->setSectionResizeMode(PlannedWritesModel::PlaceColumn, QHeaderView::Interactive);
    m_tree->header()->setSectionResizeMode(PlannedWritesModel::WhatColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(PlannedWritesModel::CountColumn, QHeaderView::ResizeToContents);
    m_tree->header()->resizeSection(PlannedWritesModel::PlaceColumn, 46 * u);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setMinimumHeight(20 * u);
    layout->addWidget(m_tree, 3);
    m_changeHead = new QWidget(widget);
    m_changePlace = makeMuted();
    auto* head = headRow(makeTitle(tr("Before and after")), m_changePlace);
    head->setContentsMargins(0, u, 0, 0);
    m_showAll = new QPushButton(tr("Show all"), m_changeHead);
    m_showAll->setFlat(true);
    m_showAll->setAutoDefault(false);
    m_showAll->setToolTip(tr("Compare the whole texts, not only their beginnings"));
    head->addWidget(m_showAll);
    m_changeHead->setLayout(head);
    layout->addWidget(m_changeHead);
    m_changes = new ChangeView(widget);
    m_changes->setMinimumHeight(16 * u);
    layout->addWidget(m_changes, 4);
    return widget;
}

QWidget* PlanDialog::makeFigures()
{
    const int u = Style::measures().u;
    auto* widget = new QWidget(this);
    QVBoxLayout* layout = column(widget);
    m_figuresSummary = makeMuted();
    layout->addLayout(headRow(makeTitle(tr("Context of the agent")), m_figuresSummary));
    auto* box = new QFrame(widget);
    box->setFrameShape(QFrame::StyledPanel);
    box->setAutoFillBackground(true);
    box->setBackgroundRole(QPalette::Base);
    auto* inside = new QVBoxLayout(box);
    inside->setContentsMargins(3 * u, 2 * u, 3 * u, 2 * u);
    m_bars = new ContextBars(box);
    m_noFigures = makeMuted();
    m_noFigures->setWordWrap(true);
    inside->addWidget(m_bars);
    inside->addWidget(m_noFigures);
    layout->addWidget(box);
    layout->addSpacing(u);
    m_checksSummary = makeMuted();
    layout->addLayout(headRow(makeTitle(tr("Checks")), m_checksSummary));
    auto* scroll = new QScrollArea(widget);
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
    return widget;
}

QWidget* PlanDialog::makeGoOn()
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
    layout->addWidget(makeTitle(tr("To resume")));
    layout->addWidget(m_goOn, 1);
    layout->addWidget(m_copyGoOn);
    box->hide();
    return box;
}

QWidget* PlanDialog::makeFoot()
{
    const int u = Style::measures().u;
    auto* foot = new QWidget(this);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * u);
    m_copy = new QPushButton(icons::icon(u"edit-copy"_s), tr("Copy as command"), foot);
    m_copy->setObjectName("copy"_L1);
    m_copy->setToolTip(tr("Copy the command that prints this plan; with --apply it makes the change"));
    m_command = new QLineEdit(foot);
    m_command->setReadOnly(true);
    m_command->setFrame(false);
    m_command->setFont(Style::measures().code);
    m_command->setAccessibleName(tr("The command for this plan"));
    m_status = makeMuted();
    m_cancel = new QPushButton(tr("Cancel"), foot);
    m_collect = new QPushButton(tr("Add to batch"), foot);
    m_collect->setToolTip(tr("Apply later, together with other changes"));
    // What is kept outside of the store, and what is collected already, is made by itself.
    const EditKind kind = kindOf(m_request.edit);
    m_collect->setVisible(kind != EditKind::Checkpoint && kind != EditKind::Mark && kind != EditKind::Batch
        && m_request.follows.isEmpty());
    if (m_request.isCollected) {
        m_collect->setText(tr("Keep"));
        m_collect->setToolTip(tr("Replace the change in the batch"));
    }
    m_apply = new QPushButton(icons::icon(u"dialog-ok-apply"_s), QString(), foot);
    m_apply->setVisible(!m_request.isCollected);
    for (QPushButton* button : {m_copy, m_cancel, m_collect})
        button->setAutoDefault(false);
    layout->addWidget(m_copy);
    layout->addWidget(m_command, 1);
    layout->addWidget(m_status);
    layout->addWidget(m_cancel);
    layout->addWidget(m_collect);
    layout->addWidget(m_apply);
    return foot;
}

} // namespace stemma

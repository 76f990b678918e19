// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plannedwritespane.h"

#include "core/base/text.h"
#include "core/models/plannedwritesmodel.h"
#include "ui/common/format.h"
#include "ui/plan/changeview.h"
#include "ui/plan/panehead.h"
#include "ui/plan/writesdelegate.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>

namespace stemma {

namespace {

/// The record whose texts are worth comparing.
bool hasTexts(const PlannedWrite& write)
{
    return write.fields.isEmpty() && !(write.before.isEmpty() && write.after.isEmpty());
}

} // namespace

PlannedWritesPane::PlannedWritesPane(QWidget* parent)
    : QWidget(parent)
{
    using namespace plandialog;
    const int u = Style::measures().u;
    QVBoxLayout* layout = paneColumn(this);
    m_summary = mutedLabel(this);
    m_title = titleLabel(this, tr("Planned writes"));
    layout->addLayout(paneHead(m_title, m_summary));
    m_model = new PlannedWritesModel(this);
    m_tree = new QTreeView(this);
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
    m_changeHead = new QWidget(this);
    m_changePlace = mutedLabel(m_changeHead);
    QHBoxLayout* head = paneHead(titleLabel(m_changeHead, tr("Before and after")), m_changePlace);
    head->setContentsMargins(0, u, 0, 0);
    m_showAll = new QPushButton(tr("Show all"), m_changeHead);
    m_showAll->setFlat(true);
    m_showAll->setAutoDefault(false);
    m_showAll->setToolTip(tr("Compare the whole texts, not only their beginnings"));
    head->addWidget(m_showAll);
    m_changeHead->setLayout(head);
    layout->addWidget(m_changeHead);
    m_changes = new ChangeView(this);
    m_changes->setMinimumHeight(16 * u);
    layout->addWidget(m_changes, 4);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &PlannedWritesPane::showChange);
    connect(m_showAll, &QPushButton::clicked, this, &PlannedWritesPane::showWholeTexts);
    showChange({});
}

void PlannedWritesPane::setTitle(const QString& title)
{
    m_title->setText(title);
    m_tree->setAccessibleName(title);
}

void PlannedWritesPane::setPlan(const EditPlan* plan, const QString& textBefore)
{
    const PlannedWrite before = m_model->writes().value(m_tree->currentIndex().row());
    const auto* edit = plan ? std::get_if<TextEdit>(&plan->edit) : nullptr;
    m_edit = edit ? std::optional(*edit) : std::nullopt;
    m_textBefore = textBefore;
    m_model->setWrites(plan ? plan->writes : QList<PlannedWrite>());
    if (!plan) {
        m_summary->setText(tr("nothing"));
        showChange({});
        return;
    }
    m_tree->expandToDepth(0);
    showCounts();
    const QList<PlannedWrite>& writes = plan->writes;
    auto chosen = std::ranges::find_if(
        writes, [&](const PlannedWrite& write) { return write.place == before.place && hasTexts(write); });
    if (chosen == writes.end())
        chosen = std::ranges::find_if(writes, hasTexts);
    const QModelIndex index = chosen == writes.end() ? QModelIndex() : m_model->index(int(chosen - writes.begin()), 0);
    m_tree->setCurrentIndex(index);
    showChange(index);
}

void PlannedWritesPane::showCounts()
{
    QStringList counts;
    using Change = PlannedWrite::Change;
    if (const qint64 count = m_model->count(Change::Insert); count > 0)
        counts += tr("%1 new", "records").arg(format::number(count));
    if (const qint64 count = m_model->count(Change::Update); count > 0)
        counts += tr("%1 changed", "records").arg(format::number(count));
    const qint64 removed = m_model->count(Change::Delete);
    counts += removed > 0 ? tr("%1 removed", "records").arg(format::number(removed)) : tr("nothing removed");
    m_summary->setText(counts.join(factSeparator()));
}

void PlannedWritesPane::showChange(const QModelIndex& index)
{
    const QModelIndex top = index.parent().isValid() ? index.parent() : index;
    const PlannedWrite write = top.isValid() ? m_model->writes().value(top.row()) : PlannedWrite();
    const bool shown = top.isValid() && hasTexts(write);
    m_changeHead->setVisible(shown);
    m_changes->setVisible(shown);
    if (!shown)
        return;
    m_showAll->setVisible(isCutOff(write));
    m_changePlace->setText(write.place);
    m_changes->setTexts(write.before, write.after);
    m_changes->setAccessibleName(tr("Changes in %1").arg(write.place));
}

/// The edited text, of which the plan has only the beginning.
bool PlannedWritesPane::isCutOff(const PlannedWrite& write) const
{
    // What is cut may end with a sign of that.
    const auto begins = [](QStringView shown, QStringView whole) {
        return whole.startsWith(shown.chopped(std::min<qsizetype>(1, shown.size())));
    };
    return m_edit && begins(write.before, m_textBefore) && begins(write.after, m_edit->text)
        && (write.before.size() < m_textBefore.size() || write.after.size() < m_edit->text.size());
}

void PlannedWritesPane::showWholeTexts()
{
    if (m_edit) {
        m_showAll->hide();
        m_changes->setLongTexts(m_textBefore, m_edit->text);
    }
}

} // namespace stemma

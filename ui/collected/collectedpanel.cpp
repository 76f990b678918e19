// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/collected/collectedpanel.h"

#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace stemma {

CollectedPanel::CollectedPanel(CollectedChanges& changes, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_count(new MutedLabel(this))
    , m_up(new QPushButton(icons::icon(u"go-up"_s), tr("Up"), this))
    , m_down(new QPushButton(icons::icon(u"go-down"_s), tr("Down"), this))
    , m_change(new QPushButton(icons::icon(u"document-edit"_s), tr("Change…"), this))
    , m_remove(new QPushButton(icons::icon(u"edit-delete"_s), tr("Remove"), this))
    , m_clear(new QPushButton(icons::icon(u"edit-clear"_s), tr("Clear"), this))
    , m_plan(new QPushButton(icons::icon(u"dialog-ok-apply"_s), tr("Plan all…"), this))
    , m_view(new QListView(this))
    , m_empty(new MutedLabel(this))
{
    const int u = Style::measures().u;
    m_view->setModel(&m_changes);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setAccessibleName(tr("Batch"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * u);
    m_empty->setText(tr("No changes in the batch. “Add to batch” in a plan puts a change here instead of applying it; "
                        "all of them are then applied together."));
    m_up->setToolTip(tr("Move up (Alt+Up)"));
    m_down->setToolTip(tr("Move down (Alt+Down)"));
    m_change->setToolTip(tr("Edit this change (Return)"));
    m_remove->setToolTip(tr("Remove this change from the batch (Del)"));
    m_clear->setToolTip(tr("Remove all changes from the batch"));
    m_plan->setToolTip(tr("Show what all changes would write, to apply them as one"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(u + u / 2);
    row->addWidget(m_count, 1);
    for (QPushButton* button : {m_up, m_down, m_change, m_remove, m_clear, m_plan})
        row->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    connectParts();
    update();
}

void CollectedPanel::connectParts()
{
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    const auto change = [this] {
        if (m_view->currentIndex().isValid())
            emit changeRequested(m_view->currentIndex().row());
    };
    connect(m_change, &QPushButton::clicked, this, change);
    connect(m_view, &QListView::doubleClicked, this, change);
    connect(m_remove, &QPushButton::clicked, this, [this] { m_changes.remove(m_view->currentIndex().row()); });
    connect(m_clear, &QPushButton::clicked, this, [this] { m_changes.clear(m_changes.store()); });
    connect(m_plan, &QPushButton::clicked, this, &CollectedPanel::planRequested);
    m_view->installEventFilter(this);
    connect(&m_changes, &CollectedChanges::changed, this, &CollectedPanel::update);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CollectedPanel::update);
}

QPushButton* CollectedPanel::buttonFor(const QKeyEvent& event) const
{
    if (event.modifiers() == Qt::AltModifier)
        return event.key() == Qt::Key_Up ? m_up : event.key() == Qt::Key_Down ? m_down : nullptr;
    if (event.modifiers() != Qt::NoModifier)
        return nullptr;
    return event.key() == Qt::Key_Delete ? m_remove : event.key() == Qt::Key_Return ? m_change : nullptr;
}

// The window has actions of its own on these keys, for messages.
bool CollectedPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (isOverride || event->type() == QEvent::KeyPress) {
        if (QPushButton* button = buttonFor(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            if (!isOverride)
                button->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CollectedPanel::moveCurrent(int by)
{
    m_changes.move(m_view->currentIndex().row(), by);
}

void CollectedPanel::update()
{
    const int rows = m_changes.rowCount();
    const int current = m_view->currentIndex().row();
    m_view->setVisible(rows > 0);
    m_empty->setVisible(rows == 0);
    int old = 0;
    for (int row = 0; row < rows; ++row)
        old += m_changes.index(row).data(CollectedChanges::StoreChangedRole).toBool() ? 1 : 0;
    QString count = rows == 0 ? QString() : tr("%n change(s)", nullptr, rows);
    if (old > 0)
        count = tr("%1, %n from before the store last changed", nullptr, old).arg(count);
    m_count->setText(count);
    m_up->setEnabled(m_changes.canMove(current, -1));
    m_down->setEnabled(m_changes.canMove(current, 1));
    m_change->setEnabled(current >= 0);
    m_remove->setEnabled(current >= 0);
    m_clear->setEnabled(rows > 0);
    m_plan->setEnabled(rows > 0);
}

} // namespace stemma

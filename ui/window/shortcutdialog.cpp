// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/shortcutdialog.h"

#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/window/actions.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

ShortcutDialog::ShortcutDialog(Actions* actions, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_filter(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_edit(new QKeySequenceEdit(this))
    , m_clear(new QPushButton(tr("No shortcut"), this))
    , m_default(new QPushButton(tr("Default"), this))
    , m_clash(new QLabel(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(tr("Configure shortcuts"));
    resize(150 * m.u, 130 * m.u);
    new ScreenFit(*this);
    m_filter->setPlaceholderText(tr("Filter actions"));
    m_filter->setAccessibleName(tr("Filter actions"));
    m_filter->setClearButtonEnabled(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setHeaderLabels({tr("Action"), tr("Shortcut")});
    m_list->setAccessibleName(tr("Actions and their shortcuts"));
    for (const QAction* action : m_actions->all()) {
        auto* item = new QTreeWidgetItem(m_list); // the list takes it
        item->setIcon(0, action->icon());
        item->setText(0, action->text().remove(u'&').remove(u'…'));
        item->setToolTip(0, action->statusTip());
        item->setData(0, Qt::UserRole, action->objectName());
        setKeys(item, action->shortcuts());
    }
    m_list->sortByColumn(0, Qt::AscendingOrder);
    m_list->setColumnWidth(0, 90 * m.u);
    m_edit->setMaximumSequenceLength(1);
    m_edit->setAccessibleName(tr("New shortcut"));
    m_clash->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Shortcut:"), this));
    row->addWidget(m_edit, 1);
    row->addWidget(m_clear);
    row->addWidget(m_default);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_clash);
    layout->addWidget(buttons);

    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutDialog::showCurrent);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutDialog::take);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        setKeys(m_list->currentItem(), {});
        showCurrent();
    });
    connect(m_default, &QPushButton::clicked, this, [this] {
        QTreeWidgetItem* item = m_list->currentItem();
        const QList<QKeySequence> keys
            = m_actions->defaultKeys(m_actions->byName(item->data(0, Qt::UserRole).toString()));
        for (const QKeySequence& one : keys) {
            if (const QTreeWidgetItem* other = owner(one, item)) {
                m_clash->setText(tr("%1 is already the shortcut of “%2”.")
                        .arg(one.toString(QKeySequence::NativeText), other->text(0)));
                return;
            }
        }
        setKeys(item, keys);
        showCurrent();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &ShortcutDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

QString ShortcutDialog::clash() const
{
    return m_clash->text();
}

void ShortcutDialog::filter(const QString& text)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const bool fits
            = item->text(0).contains(text, Qt::CaseInsensitive) || item->text(1).contains(text, Qt::CaseInsensitive);
        item->setHidden(!fits);
    }
}

void ShortcutDialog::showCurrent()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    for (QWidget* widget :
        {static_cast<QWidget*>(m_edit), static_cast<QWidget*>(m_clear), static_cast<QWidget*>(m_default)})
        widget->setEnabled(item != nullptr);
    m_clash->clear();
    const QSignalBlocker quiet(m_edit);
    m_edit->setKeySequence(item ? m_keys.value(item->data(0, Qt::UserRole).toString()).value(0) : QKeySequence());
}

void ShortcutDialog::take(const QKeySequence& keys)
{
    QTreeWidgetItem* item = m_list->currentItem();
    if (!item || keys.isEmpty())
        return;
    if (const QTreeWidgetItem* other = owner(keys, item)) {
        m_clash->setText(
            tr("%1 is already the shortcut of “%2”.").arg(keys.toString(QKeySequence::NativeText), other->text(0)));
        return;
    }
    m_clash->clear();
    setKeys(item, {keys});
}

void ShortcutDialog::setKeys(QTreeWidgetItem* item, const QList<QKeySequence>& keys)
{
    if (!item)
        return;
    m_keys.insert(item->data(0, Qt::UserRole).toString(), keys);
    item->setText(1, QKeySequence::listToString(keys, QKeySequence::NativeText));
}

const QTreeWidgetItem* ShortcutDialog::owner(const QKeySequence& keys, const QTreeWidgetItem* except) const
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_list->topLevelItem(row);
        if (item != except && m_keys.value(item->data(0, Qt::UserRole).toString()).contains(keys))
            return item;
    }
    return nullptr;
}

void ShortcutDialog::accept()
{
    m_actions->applyKeys(m_keys);
    QDialog::accept();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/redactionpane.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace stemma {

namespace {

/// What is behind a value may be cut off; in its middle would be the value.
class PlaceDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

} // namespace

RedactionPane::RedactionPane(QWidget* parent)
    : QWidget(parent)
    , m_model(new RedactionModel(this))
    , m_names(new QLineEdit(this))
    , m_view(new QTreeView(this))
    , m_note(new MutedLabel(this))
{
    const int u = Style::measures().u;
    m_names->setPlaceholderText(tr("Names of people, customers, projects; with commas between them"));
    m_names->setClearButtonEnabled(true);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("What would be redacted"));
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->setItemDelegateForColumn(RedactionModel::WhereColumn, new PlaceDelegate(m_view));
    m_view->setAllColumnsShowFocus(true);
    m_view->header()->setStretchLastSection(true);
    m_view->header()->resizeSection(RedactionModel::ValueColumn, 62 * u);
    m_view->header()->resizeSection(RedactionModel::StandInColumn, 34 * u);
    m_view->header()->resizeSection(RedactionModel::PlacesColumn, 16 * u);
    m_view->setMinimumHeight(60 * u);
    auto* form = new QFormLayout;
    form->addRow(tr("Also &names:"), m_names);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * u);
    layout->addLayout(form);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingMs);
    connect(m_names, &QLineEdit::textChanged, this, [this] {
        m_typing.start();
        emit typingBegan();
    });
    connect(&m_typing, &QTimer::timeout, this, &RedactionPane::namesChanged);
    connect(m_model, &RedactionModel::choicesChanged, this, &RedactionPane::tell);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const int value = index.data(RedactionModel::IndexRole).toInt();
        if (value >= 0)
            emit messageRequested(m_model->list().values()[size_t(value)].message);
    });
}

QStringList RedactionPane::names() const
{
    constexpr qsizetype Shortest = 2; // a letter would be replaced everywhere
    QStringList names;
    for (const QString& name : m_names->text().split(u',', Qt::SkipEmptyParts)) {
        if (const QString simple = name.simplified(); simple.size() >= Shortest)
            names += simple;
    }
    return names;
}

void RedactionPane::setWorking(const QString& doing)
{
    m_view->setEnabled(false);
    m_note->setText(doing);
}

void RedactionPane::setList(const RedactionList& list)
{
    m_view->setEnabled(true);
    m_model->setList(list);
    m_view->expandAll();
}

void RedactionPane::tell()
{
    const RedactionList& list = m_model->list();
    if (list.values().empty())
        return m_note->setText(tr("The rules found nothing to redact. They cannot know everything: look through the "
                                  "document before you hand it on."));
    qint64 kept = 0;
    for (const RedactionValue& value : list.values())
        kept += value.isAccepted ? 0 : 1;
    QStringList words {tr("%Ln place(s) will be redacted", nullptr, int(list.places()))};
    if (kept > 0)
        words += tr("%Ln value(s) stay", nullptr, int(kept));
    m_note->setText(words.join(factSeparator()));
}

QString RedactionPane::note() const
{
    return m_note->text();
}

} // namespace stemma

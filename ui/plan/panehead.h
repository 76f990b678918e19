// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace stemma::plandialog {

/// A label for plain text in the quiet ink.
inline QLabel* mutedLabel(QWidget* parent, const QString& text = {})
{
    auto* label = new MutedLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

inline QLabel* titleLabel(QWidget* parent, const QString& text)
{
    auto* label = new QLabel(text, parent);
    label->setFont(Style::measures().bold);
    return label;
}

/// The line above a list of the dialog: its title, and at the other end a summary.
inline QHBoxLayout* paneHead(QLabel* title, QLabel* summary)
{
    auto* row = new QHBoxLayout;
    row->addWidget(title);
    row->addStretch(1);
    row->addWidget(summary);
    return row;
}

inline QVBoxLayout* paneColumn(QWidget* pane)
{
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * Style::measures().u / 2);
    return layout;
}

/// Lets the fields of forms above each other begin at the same place.
inline void alignForms(std::initializer_list<const QWidget*> widgets)
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

} // namespace stemma::plandialog

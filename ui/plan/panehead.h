// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QFormLayout>
#include <QGridLayout>
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

/// Lets the fields of forms above each other, or of grids whose first column has the labels, begin at the same place.
inline void alignForms(std::initializer_list<const QWidget*> widgets)
{
    QList<QWidget*> labels;
    int width = 0;
    for (const QWidget* widget : widgets) {
        const auto* form = qobject_cast<QFormLayout*>(widget->layout());
        const auto* grid = qobject_cast<QGridLayout*>(widget->layout());
        const int rows = form ? form->rowCount() : grid ? grid->rowCount() : 0;
        for (int row = 0; row < rows; ++row) {
            const QLayoutItem* item = form ? form->itemAt(row, QFormLayout::LabelRole) : grid->itemAtPosition(row, 0);
            if (!item || !item->widget())
                continue;
            labels += item->widget();
            width = std::max(width, item->widget()->sizeHint().width());
        }
    }
    for (QWidget* label : std::as_const(labels)) {
        label->setMinimumWidth(width);
        // The form aligns the label, which is as wide as the column now, and no longer the words in it.
        if (auto* words = qobject_cast<QLabel*>(label); words && !(words->alignment() & Qt::AlignRight))
            words->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
}

} // namespace stemma::plandialog

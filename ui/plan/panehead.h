// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

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

} // namespace stemma::plandialog

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/comparelevelsdialog.h"

#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/common/wrapping.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostAtOnce = 4;
constexpr int NarrowestColumn = 60; ///< in units

} // namespace

CompareLevelsDialog::CompareLevelsDialog(const QList<ComparedSummary>& summaries, QWidget* parent)
    : QDialog(parent)
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Compare levels"));
    auto* all = new QWidget(this);
    auto* columns = new QHBoxLayout(all);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(3 * u);
    for (qsizetype i = 0; i < summaries.size(); ++i)
        columns->addWidget(makeColumn(summaries.at(i), i), 1);
    auto* scroll = new QScrollArea(this); // many models do not fit beside each other
    scroll->setWidget(all);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* note = new QLabel(tr("Kept findings are counted by rules and are only a hint. Tokens are estimates."), this);
    QPalette muted;
    muted.setColor(QPalette::WindowText, Style::colours().muted);
    note->setPalette(muted);
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addWidget(scroll, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(int(std::min(summaries.size(), MostAtOnce)) * 85 * u, 130 * u);
    new ScreenFit(*this);
}

QWidget* CompareLevelsDialog::makeColumn(const ComparedSummary& summary, qsizetype index)
{
    const int u = Style::measures().u;
    auto* column = new QWidget(this);
    column->setMinimumWidth(NarrowestColumn * u);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    auto* head = new QLabel(summary.title, column);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    auto* figures = new QFormLayout;
    figures->setVerticalSpacing(u / 2);
    figures->addRow(tr("Tokens:"), new QLabel(summary.tokens, column));
    figures->addRow(tr("Kept:"), new QLabel(summary.coverage, column));
    figures->addRow(tr("Cost:"), new QLabel(summary.cost, column));
    auto* text = new QTextBrowser(column);
    text->setOpenLinks(false);
    text->setWordWrapMode(wrapModeFor(summary.text));
    text->setMarkdown(summary.text);
    text->setAccessibleName(summary.title);
    auto* take = new QPushButton(tr("Use this one"), column);
    connect(take, &QPushButton::clicked, this, [this, index] {
        emit chosen(index);
        accept();
    });
    layout->addWidget(head);
    layout->addLayout(figures);
    layout->addWidget(text, 1);
    layout->addWidget(take);
    return column;
}

} // namespace stemma

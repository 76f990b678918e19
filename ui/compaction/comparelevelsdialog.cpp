// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/comparelevelsdialog.h"

#include "ui/common/style.h"
#include "ui/common/wrapping.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

CompareLevelsDialog::CompareLevelsDialog(const QList<ComparedSummary>& summaries, QWidget* parent)
    : QDialog(parent)
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Compare levels"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(3 * u);
    for (const ComparedSummary& summary : summaries)
        columns->addWidget(makeColumn(summary), 1);
    auto* note = new QLabel(
        tr("What was kept is counted by rules, and a hint only. Tokens of the texts are estimates."), this);
    QPalette muted;
    muted.setColor(QPalette::WindowText, Style::colours().muted);
    note->setPalette(muted);
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addLayout(columns, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(int(summaries.size()) * 85 * u, 130 * u);
}

QWidget* CompareLevelsDialog::makeColumn(const ComparedSummary& summary)
{
    const int u = Style::measures().u;
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    auto* head = new QLabel(summary.title, column);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    head->setTextFormat(Qt::PlainText);
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
    auto* take = new QPushButton(tr("Go on with this one"), column);
    connect(take, &QPushButton::clicked, this, [this, level = summary.level] {
        emit chosen(level);
        accept();
    });
    layout->addWidget(head);
    layout->addLayout(figures);
    layout->addWidget(text, 1);
    layout->addWidget(take);
    return column;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ask/probetable.h"

#include "ui/ask/askcolumn.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QHeaderView>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace stemma {

ProbeTable::ProbeTable(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(u"probe"_s);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Questions of the probe"));
    setHeaderLabels({tr("Question"), tr("Lost")});
    header()->setStretchLastSection(false);
    connect(this, &QTreeWidget::itemChanged, this, &ProbeTable::tickedChanged);
    connect(this, &QTreeWidget::currentItemChanged, this, &ProbeTable::currentQuestionChanged);
}

void ProbeTable::setQuestions(const QList<ProbeQuestion>& questions)
{
    {
        const QSignalBlocker blocker(this);
        clear();
        m_questions = questions;
        for (const ProbeQuestion& question : questions) {
            auto* item = new QTreeWidgetItem(this, {question.text, question.fact.simplified()});
            item->setCheckState(QuestionColumn, Qt::Checked);
            item->setToolTip(QuestionColumn, question.text);
            item->setToolTip(FactColumn, question.fact);
        }
        if (topLevelItemCount() > 0)
            setCurrentItem(topLevelItem(0));
    }
    emit tickedChanged();
    emit currentQuestionChanged();
}

QList<ProbeQuestion> ProbeTable::ticked() const
{
    QList<ProbeQuestion> ticked;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        if (topLevelItem(row)->checkState(QuestionColumn) == Qt::Checked)
            ticked += m_questions.at(row);
    }
    return ticked;
}

std::optional<ProbeQuestion> ProbeTable::current() const
{
    const int row = indexOfTopLevelItem(currentItem());
    return row >= 0 ? std::optional(m_questions.at(row)) : std::nullopt;
}

void ProbeTable::setContexts(const QStringList& names, const Verdicts& verdicts)
{
    const QSignalBlocker blocker(this);
    setColumnCount(FirstContextColumn + int(names.size()));
    setHeaderLabels(QStringList {tr("Question"), tr("Lost")} + names);
    const int u = Style::measures().u;
    header()->setSectionResizeMode(QuestionColumn, QHeaderView::Stretch);
    header()->resizeSection(FactColumn, 45 * u);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const int column = FirstContextColumn + int(i);
        header()->resizeSection(column, std::max(32 * u, header()->sectionSizeHint(column)));
        for (int row = 0; row < topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = topLevelItem(row);
            const auto verdict = verdicts(m_questions.at(row), i);
            item->setText(column, verdict ? verdictText(*verdict) : u"\u2013"_s);
            item->setIcon(column, verdict ? icons::icon(verdictIcon(*verdict)) : QIcon());
        }
    }
}

} // namespace stemma

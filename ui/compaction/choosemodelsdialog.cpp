// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/choosemodelsdialog.h"

#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LevelsOfModels = 2;

} // namespace

ChooseModelsDialog::ChooseModelsDialog(const QList<ModelEndpoint>& endpoints, qsizetype chosen, QWidget* parent)
    : QDialog(parent)
    , m_endpoints(endpoints)
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Compare levels and models"));
    setMinimumWidth(110 * u);
    auto* note = new MutedLabel(this);
    note->setText(tr("Each ticked box is one request. Before anything is sent, you see what goes where and what it may "
                     "cost, and are asked. “Model…” sets up more models."));
    note->setWordWrap(true);
    auto* rows = new QWidget(this);
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4 * u);
    grid->setVerticalSpacing(u);
    grid->setColumnStretch(0, 1);
    for (qsizetype i = 0; i < m_endpoints.size(); ++i)
        addRow(*grid, m_endpoints.at(i), i == chosen);
    m_deterministic = new QCheckBox(tr("&%1 deterministic, without a model").arg(format::number(3)), rows);
    m_deterministic->setChecked(true);
    grid->addWidget(m_deterministic, grid->rowCount(), 0, 1, 1 + LevelsOfModels);
    grid->setRowStretch(grid->rowCount(), 1);
    auto* scroll = new QScrollArea(this); // there may be many models
    scroll->setWidget(rows);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(rows->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_goOn = buttons->addButton(tr("Continue…"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(3 * u);
    layout->addWidget(note);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QCheckBox* box : m_boxes)
        connect(box, &QCheckBox::toggled, this, &ChooseModelsDialog::updateButton);
    updateButton();
}

void ChooseModelsDialog::addRow(QGridLayout& grid, const ModelEndpoint& endpoint, bool isTicked)
{
    const int row = grid.rowCount();
    const QString name = u"%1 · %2"_s.arg(endpoint.model, endpoint.host());
    auto* label = new QLabel(name, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    grid.addWidget(label, row, 0);
    const std::array levels {tr("%1 selective").arg(format::number(1)), tr("%1 aggressive").arg(format::number(2))};
    for (int level = 1; level <= LevelsOfModels; ++level) {
        auto* box = new QCheckBox(levels[size_t(level - 1)], this);
        box->setChecked(isTicked);
        box->setAccessibleName(u"%1, %2"_s.arg(name, levels[size_t(level - 1)]));
        grid.addWidget(box, row, level);
        m_boxes.push_back(box);
    }
}

QCheckBox* ChooseModelsDialog::box(qsizetype endpoint, int level) const
{
    return m_boxes.at(size_t(endpoint * LevelsOfModels + level - 1));
}

QList<std::pair<int, ModelEndpoint>> ChooseModelsDialog::wanted() const
{
    QList<std::pair<int, ModelEndpoint>> wanted;
    for (qsizetype i = 0; i < m_endpoints.size(); ++i) {
        for (int level = 1; level <= LevelsOfModels; ++level) {
            if (box(i, level)->isChecked())
                wanted += {level, m_endpoints.at(i)};
        }
    }
    return wanted;
}

bool ChooseModelsDialog::withoutModel() const
{
    return m_deterministic->isChecked();
}

void ChooseModelsDialog::updateButton()
{
    const bool isAny = std::ranges::any_of(m_boxes, &QCheckBox::isChecked);
    m_goOn->setEnabled(isAny);
    m_goOn->setToolTip(isAny ? QString() : tr("Tick a level of a model."));
}

} // namespace stemma

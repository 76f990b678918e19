// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ask/contextchips.h"

#include "core/models/contextchoices.h"
#include "ui/common/chip.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostSummaries = 40; ///< in the menu, the newest

} // namespace

ContextChips::ContextChips(QWidget* parent)
    : QWidget(parent)
    , m_add(new QToolButton(this))
    , m_menu(new QMenu(m_add))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Style::measures().u);
    m_add->setText(tr("Add context"));
    m_add->setToolTip(tr("Ask the context at another message, or before or after a compaction, too"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_menu);
    row->addWidget(m_add);
    row->addStretch();
    connect(m_menu, &QMenu::aboutToShow, this, &ContextChips::fillMenu);
}

void ContextChips::add(const ContextChoice& choice, bool isOn)
{
    const auto known = std::ranges::find(m_chips, choice.name, [](const Chip& chip) { return chip.choice.name; });
    if (known != m_chips.end()) {
        const bool isSame = known->choice == choice && known->button->isChecked() == isOn;
        known->choice = choice;
        const QSignalBlocker blocker(known->button);
        known->button->setChecked(isOn);
        if (!isSame)
            emit changed();
        return;
    }
    auto* button = new ChipButton({}, choice.name, this);
    button->setChecked(isOn);
    button->setToolTip(tr("Ask this context"));
    static_cast<QHBoxLayout*>(layout())->insertWidget(int(m_chips.size()), button);
    connect(button, &QAbstractButton::toggled, this, &ContextChips::changed);
    m_chips.push_back({choice, button});
    emit changed();
}

void ContextChips::chooseOnly(const QList<ContextChoice>& choices)
{
    {
        const QSignalBlocker blocker(this); // one change
        for (const Chip& chip : m_chips) {
            const QSignalBlocker silent(chip.button);
            chip.button->setChecked(false);
        }
        for (const ContextChoice& choice : choices)
            add(choice);
    }
    emit changed();
}

void ContextChips::setSummaries(const CompactionGraphPtr& graph)
{
    m_graph = graph;
}

QList<ContextChoice> ContextChips::chosen() const
{
    QList<ContextChoice> chosen;
    for (const Chip& chip : m_chips) {
        if (chip.button->isChecked())
            chosen += chip.choice;
    }
    return chosen;
}

ChipButton* ContextChips::chip(const QString& name) const
{
    const auto found = std::ranges::find(m_chips, name, [](const Chip& chip) { return chip.choice.name; });
    return found == m_chips.cend() ? nullptr : found->button;
}

void ContextChips::fillMenu()
{
    m_menu->clear();
    m_menu->addAction(contextchoices::now().name, this, [this] { add(contextchoices::now()); });
    QAction* at = m_menu->addAction(tr("At message…"), this, &ContextChips::askForMessage);
    at->setEnabled(m_graph && m_graph->messages > 0);
    if (!m_graph)
        return;
    qsizetype shown = 0;
    for (auto node = m_graph->nodes.crbegin(); node != m_graph->nodes.crend() && shown < MostSummaries; ++node) {
        const auto before = contextchoices::before(*node);
        const auto after = contextchoices::after(*node);
        if (!before && !after)
            continue;
        if (shown++ == 0)
            m_menu->addSeparator();
        if (before)
            m_menu->addAction(before->name, this, [this, before] { add(*before); });
        if (after)
            m_menu->addAction(after->name, this, [this, after] { add(*after); });
    }
}

void ContextChips::askForMessage()
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(u"askAtMessage"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add context"));
    dialog->setLabelText(tr("Number of the newest message:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, int(std::min<qint64>(m_graph->messages, std::numeric_limits<int>::max())));
    dialog->setIntValue(dialog->intMaximum());
    connect(dialog, &QInputDialog::intValueSelected, this,
        [this](int number) { add(contextchoices::atMessage(number - 1)); });
    dialog->open();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/countingmenu.h"

#include "ui/context/vocabularychoice.h"

#include <QActionGroup>
#include <QFileDialog>

namespace stemma {

CountingMenu::CountingMenu(VocabularyChoice* choice, QWidget* parent)
    : QMenu(parent)
    , m_choice(choice)
{
    auto* ways = new QActionGroup(this);
    m_installed = add(tr("With vocabularies of installed packages"), &CountingMenu::useInstalled);
    m_estimate = add(tr("Estimate"), &CountingMenu::useEstimates);
    m_file = add(tr("With a vocabulary file…"), &CountingMenu::chooseFile);
    for (QAction* action : {m_installed, m_estimate, m_file})
        ways->addAction(action);
    connect(choice, &VocabularyChoice::changed, this, &CountingMenu::update);
    connect(choice, &VocabularyChoice::failed, this, &CountingMenu::update); // the tick goes back
    update();
}

QString CountingMenu::tip()
{
    return tr("How tokens of OpenAI models are counted; other models have their own rules");
}

QAction* CountingMenu::add(const QString& text, void (CountingMenu::*take)())
{
    QAction* action = addAction(text, this, take);
    action->setCheckable(true);
    return action;
}

void CountingMenu::useInstalled()
{
    m_choice->useInstalled();
}

void CountingMenu::useEstimates()
{
    m_choice->useEstimates();
}

void CountingMenu::chooseFile()
{
    auto* dialog = new QFileDialog(parentWidget(), tr("The file of cl100k_base or o200k_base"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_choice, &VocabularyChoice::useFile);
    connect(dialog, &QDialog::rejected, this, &CountingMenu::update);
    dialog->open();
}

void CountingMenu::update()
{
    using Way = VocabularyChoice::Way;
    m_installed->setChecked(m_choice->way() == Way::Installed);
    m_estimate->setChecked(m_choice->way() == Way::Estimate);
    m_file->setChecked(m_choice->way() == Way::Files);
}

} // namespace stemma

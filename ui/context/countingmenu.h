// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMenu>

namespace stemma {

class VocabularyChoice;

/// How the tokens of OpenAI models are counted: installed, estimate, or a file that is asked for. What is in use is
/// ticked.
class CountingMenu final : public QMenu
{
    Q_OBJECT
public:
    /// @p choice must outlive the menu.
    explicit CountingMenu(VocabularyChoice* choice, QWidget* parent = nullptr);

    [[nodiscard]] static QString tip();

private:
    QAction* add(const QString& text, void (CountingMenu::*take)());
    void useInstalled();
    void useEstimates();
    void chooseFile();
    void update();

    VocabularyChoice* m_choice;
    QAction* m_installed = nullptr;
    QAction* m_estimate = nullptr;
    QAction* m_file = nullptr;
};

} // namespace stemma

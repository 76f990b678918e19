// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace stemma {

/// Whose rules, in which window, and with which limits: each as the store shows it, or chosen.
class RulesDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p rules: in force, by @p choice.
    RulesDialog(const ContextRules& rules, const RulesChoice& choice, QWidget* parent = nullptr);

    [[nodiscard]] RulesChoice choice() const;

    [[nodiscard]] QComboBox* profile() const { return m_profile; }
    [[nodiscard]] QSpinBox* window() const { return m_window; }
    [[nodiscard]] QSpinBox* maxOutput() const { return m_maxOutput; }
    [[nodiscard]] QSpinBox* compactionBudget() const { return m_compactionBudget; }
    [[nodiscard]] QSpinBox* softShare() const { return m_softShare; } ///< per cent
    [[nodiscard]] QSpinBox* pruneProtect() const { return m_pruneProtect; }
    [[nodiscard]] QSpinBox* pruneMinimum() const { return m_pruneMinimum; }
    [[nodiscard]] QLabel* result() const { return m_result; } ///< the result, or why there is none
    [[nodiscard]] QPushButton* okButton() const { return m_ok; }
    [[nodiscard]] QPushButton* asStoredButton() const { return m_asStored; }

private:
    QSpinBox* addTokens(QFormLayout& form, const QString& label, const QString& tip, const Rule<qint64>& rule);
    void forget();
    void update();

    ContextRules m_rules;
    QComboBox* m_profile = nullptr;
    QSpinBox* m_window = nullptr;
    QSpinBox* m_maxOutput = nullptr;
    QSpinBox* m_compactionBudget = nullptr;
    QSpinBox* m_softShare = nullptr;
    QSpinBox* m_pruneProtect = nullptr;
    QSpinBox* m_pruneMinimum = nullptr;
    QLabel* m_result = nullptr;
    QPushButton* m_ok = nullptr;
    QPushButton* m_asStored = nullptr;
};

} // namespace stemma

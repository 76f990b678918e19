// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/usage/usagechoice.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace stemma {

/// The head of the usage tab: scope, period, grouping, measure, and a chip for each filter. GUI thread.
class UsageBar final : public QWidget
{
    Q_OBJECT
public:
    /// @p hasSession: the tab belongs to a session, and not to a store.
    UsageBar(bool hasSession, QWidget* parent = nullptr);

    void setChoice(const UsageChoice& choice);
    [[nodiscard]] const UsageChoice& choice() const { return m_choice; }
    void setFilters(const UsageSelection& filters);

    [[nodiscard]] QComboBox* scope() const { return m_scope; }
    [[nodiscard]] QComboBox* period() const { return m_period; }
    [[nodiscard]] QComboBox* axis() const { return m_axis; }
    [[nodiscard]] QToolButton* costButton() const { return m_cost; }
    [[nodiscard]] QToolButton* tokensButton() const { return m_tokens; }
    [[nodiscard]] QMenu* pricesMenu() const { return m_pricesMenu; } ///< filled by its owner
    [[nodiscard]] QToolButton* exportButton() const { return m_export; }
    [[nodiscard]] const QList<QToolButton*>& chips() const { return m_chips; }

signals:
    void choiceChanged(const stemma::UsageChoice& choice);
    void filtersChanged(const stemma::UsageSelection& filters);
    void exportRequested(bool asCsv);

private:
    void makeButtons(QHBoxLayout* row);
    void choose();
    void choosePeriod();
    void askForDays();
    void addChip(const QString& text, const UsageSelection& without);

    UsageChoice m_choice;
    UsageSelection m_filters;
    QComboBox* m_scope = nullptr;
    QComboBox* m_period = nullptr;
    QComboBox* m_axis = nullptr;
    QToolButton* m_cost = nullptr;
    QToolButton* m_tokens = nullptr;
    QToolButton* m_export = nullptr;
    QMenu* m_pricesMenu = nullptr;
    QWidget* m_chipRow = nullptr;
    QList<QToolButton*> m_chips;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "ui/common/commandedit.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace stemma {

class CheckList;
class OpenStore;

/// What was checked of a plan, and the command that resumes the agent afterwards.
class PlanChecksPane final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanChecksPane(QWidget* parent = nullptr);

    /// Null: nothing is planned yet.
    void setPlan(const EditPlan* plan, const OpenStore* store);
    /// Wide and no higher than its checks, which stand beside each other then.
    void setLow(bool on);
    [[nodiscard]] CheckList* list() const { return m_checks; }
    [[nodiscard]] QScrollArea* scrollArea() const { return m_scroll; }

    /// Another command that resumes the agent than the store of the plan tells; empty: there is none.
    void setGoOn(const QString& command);
    [[nodiscard]] CommandEdit* goOnEdit() const { return m_goOn; }
    [[nodiscard]] QPushButton* copyGoOnButton() const { return m_copyGoOn; }

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeGoOn();
    void fit();
    void updateColours();

    QLabel* m_summary = nullptr;
    CheckList* m_checks = nullptr;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_head = nullptr;
    QBoxLayout* m_column = nullptr;
    QWidget* m_goOnBox = nullptr;
    CommandEdit* m_goOn = nullptr;
    QPushButton* m_copyGoOn = nullptr;
    bool m_isLow = false;
};

} // namespace stemma

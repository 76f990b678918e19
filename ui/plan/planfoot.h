// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/commandedit.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace stemma {

struct PlanRequest;

/// The lower edge of a plan dialog: the command that prints the plan, what is being done, and the buttons. What they do
/// is the dialog's.
class PlanFoot final : public QWidget
{
    Q_OBJECT
public:
    PlanFoot(const PlanRequest& request, QWidget* parent);

    /// Its first line is shown, and all of it is copied. Empty: there is none.
    void setCommand(const QString& command);
    /// Whether the command is shown, and the details of the plan are.
    void setDetailed(bool on);

    [[nodiscard]] QToolButton* detailsButton() const { return m_unfold; }
    [[nodiscard]] CommandEdit* command() const { return m_command; }
    [[nodiscard]] QLabel* status() const { return m_status; }
    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }
    [[nodiscard]] QPushButton* collectButton() const { return m_collect; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateColours();

    QToolButton* m_unfold = nullptr;
    QPushButton* m_copy = nullptr;
    CommandEdit* m_command = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_collect = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
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
    [[nodiscard]] QLineEdit* command() const { return m_command; }
    [[nodiscard]] QLabel* status() const { return m_status; }
    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }
    [[nodiscard]] QPushButton* collectButton() const { return m_collect; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateMore();
    void updateColours();

    QToolButton* m_unfold = nullptr;
    QPushButton* m_copy = nullptr;
    QLineEdit* m_command = nullptr;
    QLabel* m_more = nullptr; ///< an ellipsis behind what is shown of it
    QString m_commandText;
    QLabel* m_status = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_collect = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace stemma

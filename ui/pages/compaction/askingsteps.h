// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace stemma {

class SummaryRequests;

/// What became of the requests to models, and what is being waited for, with a button that gives up waiting. Hidden
/// while there is nothing to tell.
class AskingSteps final : public QWidget
{
    Q_OBJECT
public:
    /// @p requests must outlive it.
    explicit AskingSteps(SummaryRequests& requests, QWidget* parent = nullptr);

    [[nodiscard]] QLabel* label() const { return m_label; }
    [[nodiscard]] QPushButton* stopButton() const { return m_stop; }

private:
    void updateSteps();

    SummaryRequests& m_requests;
    QLabel* m_label = nullptr;
    QPushButton* m_stop = nullptr;
};

} // namespace stemma

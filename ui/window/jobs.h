// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace stemma {

/// The work under way that somebody may want to see or give up; given up when this goes. GUI thread.
class Jobs final : public QObject
{
    Q_OBJECT
public:
    using Number = int;

    explicit Jobs(QObject* parent = nullptr);
    ~Jobs() override;

    Number begin(const QString& title, const JobControl& control);
    void end(Number number);
    [[nodiscard]] bool isEmpty() const { return m_jobs.empty(); }

    struct Job
    {
        Number number = 0;
        QString title;
        JobControl control;
        QElapsedTimer since;
    };
    /// The one that runs longest, or null.
    [[nodiscard]] const Job* oldest() const { return m_jobs.empty() ? nullptr : &m_jobs.front(); }
    [[nodiscard]] int count() const { return int(m_jobs.size()); }

signals:
    void changed();
    void cancelled(int number);

private:
    friend class JobBar;
    std::vector<Job> m_jobs;
    Number m_next = 1;
};

/// Shows the oldest job in the status bar once it has run for half a second: name, figure, Cancel.
class JobBar final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int ShowAfterMs = 500;

    explicit JobBar(Jobs* jobs, QWidget* parent = nullptr);

private:
    void update();

    Jobs* m_jobs = nullptr;
    QTimer m_timer;
    QLabel* m_title = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_figure = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace stemma

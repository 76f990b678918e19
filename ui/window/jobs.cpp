// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/jobs.h"

#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace stemma {

Jobs::Jobs(QObject* parent)
    : QObject(parent)
{
}

Jobs::~Jobs()
{
    for (const Job& job : m_jobs)
        job.control.cancel();
}

Jobs::Number Jobs::begin(const QString& title, const JobControl& control)
{
    Job job {m_next++, title, control, {}};
    job.since.start();
    m_jobs.push_back(job);
    emit changed();
    return job.number;
}

void Jobs::end(Number number)
{
    if (std::erase_if(m_jobs, [number](const Job& job) { return job.number == number; }) > 0)
        emit changed();
}

JobBar::JobBar(Jobs* jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_title(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_figure(new QLabel(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    const Measures& m = Style::measures();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * m.u);
    layout->addWidget(m_title);
    layout->addWidget(m_bar);
    layout->addWidget(m_figure);
    layout->addWidget(m_cancel);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(30 * m.u);
    m_bar->setRange(0, 1000);
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &JobBar::update);
    connect(m_jobs, &Jobs::changed, this, [this] {
        if (!m_jobs->isEmpty() && !m_timer.isActive())
            m_timer.start();
        update();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (const Jobs::Job* job = m_jobs->oldest()) {
            const int number = job->number;
            job->control.cancel();
            emit m_jobs->cancelled(number);
        }
    });
    hide();
}

void JobBar::update()
{
    const Jobs::Job* job = m_jobs->oldest();
    if (!job)
        m_timer.stop();
    const bool shown = job && job->since.hasExpired(ShowAfterMs);
    setVisible(shown);
    if (!shown)
        return;
    const JobControl::Progress progress = job->control.progress();
    m_title->setText(
        m_jobs->count() > 1 ? tr("%1 (and %n more)", nullptr, m_jobs->count() - 1).arg(job->title) : job->title);
    m_bar->setVisible(progress.total > 0);
    if (progress.total > 0) {
        const double share = qBound(0.0, double(progress.done) / double(progress.total), 1.0);
        m_bar->setValue(qRound(share * 1000));
        m_figure->setText(tr("%1 %").arg(QLocale().toString(qRound(share * 100))));
    } else {
        // Of unknown length: the count so far shows progress; a rolling bar would not.
        m_figure->setText(progress.done > 0 ? format::number(progress.done) : QString());
    }
}

} // namespace stemma

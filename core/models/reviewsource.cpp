// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/reviewsource.h"

#include "core/models/reviewtexts.h"

#include <QtConcurrentRun>

namespace stemma {

ReviewSource::ReviewSource(OpenStore* store, SessionId session, QObject* parent, Depth depth)
    : StoreSource(parent)
    , m_session(std::move(session))
    , m_depth(depth)
{
    setStore(store);
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMs);
    connect(&m_rest, &QTimer::timeout, this, &ReviewSource::reviewNow);
}

ReviewSource::~ReviewSource()
{
    m_reviewControl.cancel();
}

void ReviewSource::reset()
{
    stop();
    ++m_reviews;
    m_reviewControl.cancel();
    m_rest.stop();
    m_reviewing = false;
    m_reviewer.reset();
    m_review.reset();
    m_partial = false;
}

void ReviewSource::clear()
{
    reset();
    setError({});
    emit changed();
}

void ReviewSource::review(qint64 from, qint64 to, const QString& summary, qint64 at)
{
    if (!store())
        return;
    reset();
    m_summary = summary;
    const bool isWhole = m_depth == Depth::Whole;
    auto texts = std::make_shared<ReviewTexts>(m_session, from, to, at, isWhole);
    begin(tr("Reading the covered messages"));
    readOn(texts, isWhole ? Lane::Normal : Lane::Idle,
        [this, texts](const Result<>& done) { done ? prepare(texts) : finish(done.error()); });
}

/// What the messages say is worked out once.
void ReviewSource::prepare(const std::shared_ptr<ReviewTexts>& texts)
{
    struct Prepared
    {
        std::shared_ptr<const LossReviewer> reviewer;
        QStringList problems;
    };
    using Answer = Result<Prepared>;
    m_partial = texts->isPartial();
    QtConcurrent::run([texts, job = control()]() -> Answer {
        QList<LossRules::Problem> problems;
        texts->dropWrittenAgain();
        auto reviewer = std::make_shared<LossReviewer>(LossRules::withFilesOf(LossRules::userFolder(), problems));
        const Result<> read = reviewer->read(texts->covered(), texts->later(), job);
        if (!read)
            return std::unexpected(read.error());
        QStringList sentences;
        for (const LossRules::Problem& problem : std::as_const(problems))
            sentences += problem.text;
        return Prepared {reviewer, sentences};
    }).then(this, current<Answer>([this](const Answer& prepared) {
        if (!prepared)
            return finish(prepared.error());
        m_reviewer = prepared->reviewer;
        if (std::exchange(m_problems, prepared->problems) != prepared->problems && !m_problems.isEmpty())
            emit noticed(m_problems.join(u' '));
        reviewNow(); // first, so that there is no moment without work and without a review
        finish();
    }));
}

void ReviewSource::reviewText(const QString& summary)
{
    m_summary = summary;
    if (m_reviewer)
        m_rest.start();
}

void ReviewSource::reviewNow()
{
    m_rest.stop();
    m_reviewControl.cancel();
    m_reviewControl = {};
    m_reviewing = true;
    QtConcurrent::run([reviewer = m_reviewer, summary = m_summary, job = m_reviewControl] {
        return reviewer->review(summary, job);
    }).then(this, [this, number = ++m_reviews](const Result<LossReview>& review) {
        if (number != m_reviews)
            return;
        m_reviewing = false;
        if (review)
            m_review = std::make_shared<const LossReview>(*review);
        else
            setError(review.error());
        emit changed();
    });
}

} // namespace stemma

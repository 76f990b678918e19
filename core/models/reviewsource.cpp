// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/reviewsource.h"

#include <QSet>
#include <QtConcurrentRun>

#include <algorithm>
#include <functional>

namespace stemma {

namespace {

constexpr size_t SliceMessages = 256;

struct Collect
{
    const Message& message;
    QList<ReviewedText>& texts;
    int part = 0;

    void add(FactSource source, const QString& text) const
    {
        if (!text.isEmpty())
            texts += ReviewedText {message.index, part, message.role, source, text};
    }
    void operator()(const TextPart& text) const { add(FactSource::Text, text.text.text); }
    void operator()(const ReasoningPart& thinking) const { add(FactSource::Thinking, thinking.text.text); }
    void operator()(const ToolPart& tool) const
    {
        add(FactSource::ToolInput, tool.input.text);
        add(FactSource::ToolOutput, tool.output.text);
        add(FactSource::ToolOutput, tool.error.text);
    }
    void operator()(const PatchPart& patch) const { add(FactSource::Patch, patch.diff.text); }
    void operator()(const FileReferencePart& file) const
    {
        add(FactSource::File, file.reference.path + u'\n' + file.reference.summary);
    }
    template<typename Other> void operator()(const Other& /*other*/) const { }
};

} // namespace

QList<ReviewedText> reviewedTexts(const Message& message)
{
    QList<ReviewedText> texts;
    for (const Part& part : message.parts)
        std::visit(Collect {message, texts, part.index}, part.body);
    return texts;
}

/// What is read of the session so far.
struct ReviewSource::Texts
{
    SessionId session;
    qint64 from = 0;
    qint64 to = 0;
    qint64 at = -1;
    Outline outline;
    size_t next = 0; ///< message
    size_t end = 0;
    qint64 bytes = 0;
    bool isPartial = false;
    QList<ReviewedText> covered;
    QList<ReviewedText> later;

    /// One slice; true: it was the last.
    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        if (outline.empty()) {
            auto rows = store.outline(session, job);
            if (!rows)
                return std::unexpected(rows.error());
            outline = *std::move(rows);
            next = size_t(std::max<qint64>(0, from));
            const qint64 all = qint64(outline.size());
            end = size_t(std::min<qint64>(all, to + 1 + MostLater));
            isPartial = to + 1 + MostLater < all;
        }
        std::vector<qint64> keys;
        const size_t first = next;
        while (next < end && keys.size() < SliceMessages)
            keys.push_back(outline[next++].key);
        const auto messages = store.messages(session, keys, {}, job);
        if (!messages)
            return std::unexpected(messages.error());
        for (size_t i = 0; i < messages->size(); ++i)
            add((*messages)[i], qint64(first + i));
        job.setProgress(qint64(next) - from, qint64(end) - from);
        return next >= end;
    }

    /// Once everything was read.
    void dropWrittenAgain()
    {
        if (at <= to)
            return;
        QSet<size_t> behind;
        forEachLater([&](qint64 message, size_t hash) {
            if (message > at)
                behind += hash;
        });
        QSet<qint64> dropped;
        forEachLater([&](qint64 message, size_t hash) {
            if (message < at && behind.contains(hash))
                dropped += message;
        });
        later.removeIf([&](const ReviewedText& text) { return dropped.contains(text.message); });
    }

private:
    /// With a hash of all that a message says.
    void forEachLater(const std::function<void(qint64 message, size_t hash)>& take) const
    {
        for (qsizetype i = 0; i < later.size();) {
            const qint64 message = later.at(i).message;
            size_t hash = 0;
            for (; i < later.size() && later.at(i).message == message; ++i)
                hash = qHashMulti(hash, int(later.at(i).role), int(later.at(i).source), later.at(i).text);
            take(message, hash);
        }
    }
    void add(const MessagePtr& message, qint64 index)
    {
        if (!message || message->states.testFlag(MessageState::Summary))
            return;
        for (ReviewedText& text : reviewedTexts(*message)) {
            bytes += text.text.size() * qint64(sizeof(QChar));
            if (bytes > MostBytes) {
                isPartial = true;
                end = next;
                return;
            }
            text.message = index;
            (index <= to ? covered : later) += std::move(text);
        }
    }
};

ReviewSource::ReviewSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(parent)
    , m_session(std::move(session))
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
    auto texts = std::make_shared<Texts>();
    texts->session = m_session;
    texts->from = from;
    texts->to = to;
    texts->at = at;
    begin(tr("Reading what the summary covers"));
    readOn(texts, Lane::Normal, [this, texts](const Result<>& done) { done ? prepare(texts) : finish(done.error()); });
}

/// What the messages say is worked out once.
void ReviewSource::prepare(const std::shared_ptr<Texts>& texts)
{
    struct Prepared
    {
        std::shared_ptr<const LossReviewer> reviewer;
        QStringList problems;
    };
    using Answer = Result<Prepared>;
    m_partial = texts->isPartial;
    QtConcurrent::run([texts, job = control()]() -> Answer {
        QList<LossRules::Problem> problems;
        texts->dropWrittenAgain();
        auto reviewer = std::make_shared<LossReviewer>(LossRules::withFilesOf(LossRules::userFolder(), problems));
        const Result<> read = reviewer->read(texts->covered, texts->later, job);
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

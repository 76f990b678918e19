// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"
#include "core/models/storesource.h"

namespace stemma {

class ReviewTexts;

/// The review of what a summary kept of some messages of a session: what it takes is read once on the store's lane,
/// slice by slice, and reviewed off it; a text that is being edited is reviewed again with what was read. GUI thread.
class ReviewSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int RestMs = 150; ///< after the last letter typed

    enum class Depth : quint8 {
        Whole, ///< of the messages after the covered ones, too: what of that which is lost was needed again
        Flag, ///< of the covered messages alone, and behind everything that somebody waits for
    };

    ReviewSource(OpenStore* store, SessionId session, QObject* parent = nullptr, Depth depth = Depth::Whole);
    ~ReviewSource() override;

    /// What @p summary says of the messages from @p from to @p to (Message::index, both with it). Summaries among them
    /// and behind them are not counted. @p at: where the summary stands, or -1; what stands before it and once more
    /// behind it, as some formats write what a compaction keeps, counts behind it only.
    void review(qint64 from, qint64 to, const QString& summary, qint64 at = -1);
    /// Another text about the same messages, in a moment.
    void reviewText(const QString& summary);
    void clear();

    [[nodiscard]] const LossReviewPtr& review() const { return m_review; } ///< null: none yet
    [[nodiscard]] bool isWorking() const { return isReading() || m_reviewing || m_rest.isActive(); }
    /// Not all of the texts were looked through: there are too many.
    [[nodiscard]] bool isPartial() const { return m_partial; }

signals:
    void noticed(const QString& text); ///< what of the user's own rules cannot be used

private:
    void reset();
    void prepare(const std::shared_ptr<ReviewTexts>& texts);
    void reviewNow();

    SessionId m_session;
    Depth m_depth;
    std::shared_ptr<const LossReviewer> m_reviewer; ///< null until the messages are read
    QString m_summary;
    LossReviewPtr m_review;
    QStringList m_problems; ///< that were reported
    QTimer m_rest;
    JobControl m_reviewControl; ///< of the review alone
    quint32 m_reviews = 0; ///< answers to earlier ones are dropped
    bool m_reviewing = false;
    bool m_partial = false;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QStringList>

/// A second look at a summary: a model is asked which demands of the covered messages it keeps, changes or loses, and
/// its answers are held against the texts. No I/O; any thread.
namespace stemma {

/// What a model said of one demand. The quotation stands in the covered messages, or there would be no mark.
struct SecondLookMark
{
    LossFinding::Status status = LossFinding::Status::Lost;
    QString quote; ///< as it stands in the message
    FactPlace place;
    qsizetype summaryOffset = -1; ///< of what the model quoted of the summary; -1: that does not stand there
    qsizetype summaryLength = 0;
    QString changedTo; ///< what stands in the summary instead

    bool operator==(const SecondLookMark&) const = default;
};

struct SecondLookMarks
{
    QString model;
    QList<SecondLookMark> marks; ///< in the order of the messages; a demand is in it once
    qsizetype unanswered = 0; ///< questions that got no answer, or half of one
    qsizetype leftOut = 0; ///< answers that quote nothing of the messages, or cannot be read

    [[nodiscard]] qsizetype count(LossFinding::Status status) const;
    bool operator==(const SecondLookMarks&) const = default;
};

/// The questions about one summary, as many as its messages need, and the reading of their answers.
class SecondLook
{
public:
    static constexpr qsizetype MostUnits = 40'000; ///< UTF-16 units of messages in a question
    static constexpr qsizetype MostOfText = 20'000; ///< of a longer one the beginning and the end are sent
    static constexpr qsizetype MostOfAssistant = 600; ///< of what an assistant wrote: only to understand the user
    static constexpr qint64 MostTokens = 4'096; ///< of an answer

    /// @p covered in the order of the messages. What users and systems wrote is asked about; what tools said is not
    /// sent.
    SecondLook(QList<ReviewedText> covered, QString summary);

    [[nodiscard]] const QStringList& questions() const { return m_questions; } ///< empty: nobody demanded anything
    [[nodiscard]] qsizetype messages() const { return m_messages; } ///< of which something is sent
    [[nodiscard]] qsizetype shortened() const { return m_shortened; } ///< texts that are not sent in whole

    /// Adds what an answer says: JSON objects in lines or in an array, with whatever stands around them.
    void read(QStringView answer, SecondLookMarks& marks) const;

private:
    void makeQuestions();
    [[nodiscard]] std::optional<FactPlace> placeOf(const QString& quote, qint64 message) const;

    QList<ReviewedText> m_covered; ///< that were asked about
    QString m_summary;
    QStringList m_questions;
    qsizetype m_messages = 0;
    qsizetype m_shortened = 0;
};

/// @p review with what a model said: beside the finding of a rule about the same words (LossFinding::second), or as a
/// finding of its own. Coverage counts what the rules found, as before.
[[nodiscard]] LossReview withSecondLook(const LossReview& review, const SecondLookMarks& marks);

} // namespace stemma

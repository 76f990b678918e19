// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/reviewsource.h"
#include "core/models/secondlooksource.h"

#include <QPointer>

class QMessageBox;

namespace stemma {

class EndpointBook;
class ExportDialog;
class ReviewPane;

/// Reviews the summary in a ReviewPane: by rules as it is shown and typed, and by a model when the user wants a second
/// look and agrees to what is sent. GUI thread.
class SummaryReviewer final : public QObject
{
    Q_OBJECT
public:
    /// @p pane outlives it; boxes open over @p window.
    SummaryReviewer(OpenStore* store, const SessionId& session, ReviewPane* pane, QWidget* window);

    void setEndpoints(EndpointBook* book); ///< outlives it; a second look is asked of the chosen one

    void review(qint64 from, qint64 to, const QString& summary, qint64 at = -1); ///< as ReviewSource::review()
    void reviewText(const QString& summary); ///< another text about the same messages, in a moment
    void clear();
    /// Asks how the review that is shown is to be written as a document; null: there is none. @p title: of the session.
    /// @p stored: the summary as it is stored, if it is; one that was edited since is told without its id.
    ExportDialog* exportReview(const QString& title, const SummaryNode* stored);
    void chooseWorst(); ///< the finding that a flag names, in the list of the pane

    [[nodiscard]] const LossReviewPtr& review() const { return m_rules.review(); } ///< by rules; null: none yet
    [[nodiscard]] bool isWorking() const { return m_rules.isWorking() || m_model.isWorking(); }
    [[nodiscard]] bool isReviewing() const { return m_rules.isWorking(); } ///< by rules
    [[nodiscard]] ReviewSource& rules() { return m_rules; }
    [[nodiscard]] SecondLookSource& model() { return m_model; }

signals:
    void changed(); ///< what the rules say
    void modelWanted(); ///< none is set up
    void noticed(const QString& text);

private:
    void show();
    void lookAgain();
    void askForConsent();
    void showFailure(const Error& error);
    [[nodiscard]] QString consentText(const ModelEndpoint& endpoint) const;
    [[nodiscard]] static QString wordsOf(const SecondLookMarks& marks);

    ReviewSource m_rules;
    SecondLookSource m_model;
    ReviewPane* m_pane;
    QWidget* m_window;
    QPointer<EndpointBook> m_book;
    QPointer<QMessageBox> m_box; ///< that asks
    LossReviewPtr m_shown; ///< with what a model said
    QString m_summary; ///< that is reviewed
    qint64 m_from = -1;
    qint64 m_to = -1;
    qint64 m_at = -1;
};

} // namespace stemma

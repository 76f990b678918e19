// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/summaryreviewer.h"

#include "core/base/tokenguess.h"
#include "core/models/lossflag.h"
#include "ui/common/format.h"
#include "ui/connect/endpointbook.h"
#include "ui/export/exportdialog.h"
#include "ui/export/lossreport.h"
#include "ui/pages/compaction/consentwords.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compaction/reviewpane.h"

#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace stemma {

using Status = LossFinding::Status;

SummaryReviewer::SummaryReviewer(OpenStore* store, const SessionId& session, ReviewPane* pane, QWidget* window)
    : QObject(window)
    , m_rules(store, session)
    , m_model(store, session)
    , m_pane(pane)
    , m_window(window)
{
    connect(&m_rules, &ReviewSource::changed, this, [this] {
        show();
        emit changed();
    });
    connect(&m_rules, &ReviewSource::noticed, this, &SummaryReviewer::noticed);
    connect(&m_model, &SecondLookSource::changed, this, &SummaryReviewer::show);
    connect(&m_model, &SecondLookSource::answered, this, [this] {
        if (!m_model.marksOf(m_from, m_to, m_summary))
            emit noticed(tr("The second look was at the text before your last change."));
    });
    connect(&m_model, &SecondLookSource::readyToAsk, this, &SummaryReviewer::askForConsent);
    connect(&m_model, &SecondLookSource::failed, this, &SummaryReviewer::showFailure);
    connect(&m_model, &SecondLookSource::noticed, this, &SummaryReviewer::noticed);
    connect(pane->findings(), &FindingsPane::secondLookRequested, this, &SummaryReviewer::lookAgain);
}

void SummaryReviewer::setEndpoints(EndpointBook* book)
{
    m_book = book;
    show();
}

void SummaryReviewer::review(qint64 from, qint64 to, const QString& summary, qint64 at)
{
    if (from != m_from || to != m_to || at != m_at)
        m_model.cancel();
    m_from = from;
    m_to = to;
    m_at = at;
    m_summary = summary;
    m_rules.review(from, to, summary, at);
}

void SummaryReviewer::reviewText(const QString& summary)
{
    m_summary = summary;
    m_pane->findings()->setCanExport(false); // what is shown is of the text before
    m_rules.reviewText(summary);
}

void SummaryReviewer::clear()
{
    m_from = m_to = m_at = -1;
    m_summary.clear();
    m_model.cancel();
    m_rules.clear();
}

ExportDialog* SummaryReviewer::exportReview(const QString& title, const SummaryNode* stored)
{
    if (!m_shown || m_rules.isWorking())
        return nullptr;
    const bool isStored = stored && stored->text.text == m_summary;
    const ReviewedSummary summary {title, isStored ? stored->id.value : QString(), m_from, m_to, m_summary};
    ReportDocument report = lossReport(summary, *m_shown, m_rules.isPartial());
    auto* dialog = new ExportDialog(report.title, [report] { return report; }, m_window->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

void SummaryReviewer::chooseWorst()
{
    if (const qsizetype worst = m_shown ? flaggedFinding(*m_shown) : -1; worst >= 0)
        m_pane->findings()->choose(worst);
}

void SummaryReviewer::show()
{
    const LossReviewPtr& rules = m_rules.review();
    const SecondLookMarks* marks = rules && !m_rules.isWorking() ? m_model.marksOf(m_from, m_to, m_summary) : nullptr;
    if (!marks)
        m_shown = rules;
    else if (LossReview both = withSecondLook(*rules, *marks); !m_shown || *m_shown != both)
        m_shown = std::make_shared<const LossReview>(std::move(both)); // else what is chosen in the list stays so
    m_pane->setReview(m_shown, m_rules.isWorking(), m_rules.isPartial());
    m_pane->findings()->setSecondLook(marks ? wordsOf(*marks) : QString());
    m_pane->findings()->setCanExport(rules && !m_rules.isWorking());
    m_pane->findings()->setCanLookAgain(m_book && rules && !isWorking());
}

QString SummaryReviewer::wordsOf(const SecondLookMarks& marks)
{
    QStringList sentences {tr("%1 found %Ln demand(s): %2 kept, %3 changed, %4 lost.", nullptr, int(marks.marks.size()))
            .arg(marks.model, format::number(marks.count(Status::Kept)), format::number(marks.count(Status::Changed)),
                format::number(marks.count(Status::Lost)))};
    if (marks.leftOut > 0)
        sentences += tr("%Ln answer(s) left out: not in the messages.", nullptr, int(marks.leftOut));
    if (marks.unanswered > 0)
        sentences += tr("%Ln question(s) not answered.", nullptr, int(marks.unanswered));
    return sentences.join(u' ');
}

// ---- asking a model ----------------------------------------------------------------------------------

void SummaryReviewer::lookAgain()
{
    if (!m_book || !m_book->isSet())
        return emit modelWanted();
    m_model.prepare(m_from, m_to, m_summary, m_at);
}

void SummaryReviewer::askForConsent()
{
    delete m_box;
    const ModelEndpoint endpoint = m_book->endpoint();
    m_box = consentwords::askToSend(tr("Second look by a model"), endpoint, consentText(endpoint),
        u"secondLookConsent"_s, m_window, [self = QPointer(this), endpoint](bool isAgreed) {
            if (!self)
                return;
            if (!isAgreed || !self->m_book)
                return self->m_model.cancel();
            // Something else may be prepared before the key is found, and that is not what was agreed to.
            self->m_book->findKey(
                endpoint, self, [self, endpoint, agreed = self->m_model.prepared()](const QString& key) {
                    if (self->m_model.prepared() == agreed)
                        self->m_model.ask(endpoint, key);
                });
        });
}

/// What is sent, how much, where to and at what cost.
QString SummaryReviewer::consentText(const ModelEndpoint& endpoint) const
{
    const SecondLook& look = *m_model.prepared();
    qint64 tokens = 0;
    for (const QString& question : look.questions())
        tokens += guessedTokens(QStringView(question));
    const qint64 answers = SecondLook::MostTokens * look.questions().size();
    QStringList lines {tr("Content: the summary and what users and the assistant wrote in %Ln message(s); no output of "
                          "tools",
        nullptr, int(look.messages()))};
    if (look.shortened() > 0)
        lines += tr("Of %Ln long text(s) only the beginning and the end are sent.", nullptr, int(look.shortened()));
    lines += tr("Size: ≈ %1 tokens, for answers of at most %2").arg(format::number(tokens), format::number(answers));
    if (look.questions().size() > 1)
        lines += tr("%n request(s), one after the other.", nullptr, int(look.questions().size()));
    lines += consentwords::destination(endpoint);
    lines += consentwords::cost(consentwords::money(AskCost::of(endpoint, tokens, answers, m_model.prices())));
    if (consentwords::isUnencrypted(endpoint))
        lines += consentwords::unencrypted();
    return lines.join(u'\n');
}

void SummaryReviewer::showFailure(const Error& error)
{
    if (error.code == Errc::Cancelled)
        return emit noticed(tr("The second look was cancelled."));
    consentwords::showFailure(tr("Second look by a model"), error, u"secondLookFailed"_s, m_window);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Summaries of the levels that are tried out: by a model, once its user has agreed, and beside each other.
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/comparelevelsdialog.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/window/compactionpage.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 CharactersPerToken = 4;

qint64 guessedTokens(const QString& text)
{
    return (text.size() + CharactersPerToken - 1) / CharactersPerToken;
}

/// The same wish for another level.
CompactEdit at(CompactEdit wish, int level)
{
    wish.level = level;
    return wish;
}

QString money(double cost)
{
    return QLocale().toString(cost, 'f', cost < 1 ? 4 : 2);
}

} // namespace

void CompactionPage::makeLevels(QHBoxLayout& row, QWidget* bar)
{
    const std::array names {tr("1 selective"), tr("2 aggressive"), tr("3 deterministic")};
    for (int level = 1; level <= Deterministic; ++level) {
        auto* chip = new ChipButton({}, names[size_t(level - 1)], bar);
        chip->setCheckable(true);
        chip->setChecked(level == m_level);
        row.addWidget(chip);
        m_levels[size_t(level - 1)] = chip;
        connect(chip, &QAbstractButton::clicked, this, [this, level] { chooseLevel(level); });
    }
}

void CompactionPage::setEndpoints(EndpointBook* book)
{
    m_book = book;
    connect(book, &EndpointBook::changed, this, &CompactionPage::updateTools);
    updateTools();
}

void CompactionPage::setUpModel()
{
    if (!m_book)
        return;
    auto* dialog = new EndpointDialog(*m_book, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CompactionPage::updateLevels()
{
    const bool hasModel = m_book && m_book->isSet();
    const std::array tips {tr("A model writes it under headings, and thoroughly"),
        tr("A model writes it as short as can be"), tr("Without a model: as the format makes one, or by hand")};
    for (int level = 1; level <= Deterministic; ++level) {
        ChipButton* chip = levelButton(level);
        const bool isPossible = level == Deterministic || hasModel;
        chip->setEnabled(isPossible && !m_isDrafting && !m_asker.isAsking());
        chip->setChecked(level == m_level);
        chip->setToolTip(isPossible ? tips[size_t(level - 1)]
                                    : tr("No model is set up that could write it. Do that with “Model…”."));
    }
    m_model->setEnabled(m_book);
    m_compare->setEnabled(m_drafts.size() > 1);
    m_compare->setToolTip(m_drafts.size() > 1 ? tr("Show the summaries that were tried out side by side")
                                              : tr("Try out two levels first"));
}

void CompactionPage::chooseLevel(int level)
{
    keepShown();
    m_level = level;
    if (m_draft && m_drafts.contains(level))
        showDraft(level);
    else if (m_draft)
        beginDraft(at(m_wish, level));
    updateTools();
}

/// What is shown now is shown again when its level is chosen again.
void CompactionPage::keepShown()
{
    const auto shown = m_drafts.find(m_shownLevel);
    if (!m_draft || shown == m_drafts.end())
        return;
    Draft& draft = shown->second;
    if (draft.text != m_summary->text())
        draft.kept.reset();
    draft.text = m_summary->text();
    if (m_review.review() && !m_review.isWorking())
        draft.kept = m_review.review()->total.share();
}

void CompactionPage::takeDraft(const Result<Draft>& draft)
{
    m_isDrafting = false;
    if (!draft) {
        if (m_draft)
            m_level = m_shownLevel;
        updateTools();
        emit noticed(draft.error().text);
        return;
    }
    if (draft->level < Deterministic)
        return askConsent(*draft);
    Draft made = *draft;
    made.text = made.made.text;
    takeText(std::move(made));
    if (draft->made.text.isEmpty())
        emit noticed(tr("Without a model, such sessions get no summary but one by hand. Write it here, and apply it."));
}

/// Only summaries over the same messages are kept beside each other.
void CompactionPage::takeText(Draft draft)
{
    keepShown();
    std::erase_if(m_drafts, [&](const auto& other) { return at(other.second.wish, draft.level) != draft.wish; });
    const int level = draft.level;
    m_drafts[level] = std::move(draft);
    showDraft(level);
}

void CompactionPage::showDraft(int level)
{
    const Draft& draft = m_drafts.at(level);
    m_level = level;
    m_shownLevel = level;
    m_wish = draft.wish;
    m_draft = draft.made;
    updateMessage();
    m_graph->setMarked(draft.from, draft.to);
    m_summary->setText(draft.text);
    m_summary->setEditing(true);
    showCovered(draft.from, draft.to);
    m_review.review(draft.from, draft.to, draft.text);
    updateHeads();
    updateTools();
}

// ---- what is sent ----------------------------------------------------------------------------------

QString CompactionPage::consentText(const Draft& draft) const
{
    const ModelEndpoint& endpoint = m_book->endpoint();
    const qint64 tokens = guessedTokens(draft.made.prompt);
    const QString what = isOfSummaries(draft.wish) ? tr("What: the texts of %1 summaries of this session")
                                                   : tr("What: the texts of %1 messages of this session");
    QStringList lines {what.arg(format::number(draft.made.covers)),
        tr("How much: ≈ %1 tokens, for an answer of at most %2")
            .arg(format::number(tokens), format::number(draft.made.maxTokens)),
        tr("To: %1, for the model %2").arg(endpoint.host(), endpoint.model)};
    const auto cost = endpoint.cost(tokens, draft.made.maxTokens);
    lines += cost ? tr("Estimated cost: at most %1").arg(money(*cost)) : tr("Estimated cost: no price is known");
    if (endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine())
        lines += tr("It goes there unencrypted, and others in the network could read it.");
    return lines.join(u'\n');
}

/// Nothing leaves the machine before this was answered.
void CompactionPage::askConsent(const Draft& draft)
{
    if (!m_book || !m_book->isSet())
        return updateTools();
    m_asked = draft;
    m_asked->endpoint = m_book->endpoint();
    auto* box = new QMessageBox(QMessageBox::Question, tr("Summary by a model"),
        tr("Send this to %1?").arg(m_asked->endpoint.host()), QMessageBox::Cancel, this);
    box->setObjectName(u"consent"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(consentText(draft));
    QPushButton* send = box->addButton(tr("Send"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QDialog::finished, this, [this, box, send] {
        if (box->clickedButton() == send)
            return sendDraft();
        giveUpAsking();
    });
    box->open();
    updateTools();
}

/// The level is again that of what is shown.
void CompactionPage::giveUpAsking()
{
    m_asked.reset();
    if (m_draft)
        m_level = m_shownLevel;
    updateTools();
}

void CompactionPage::sendDraft()
{
    m_book->findKey(m_asked->endpoint, this, [this](const QString& key) {
        if (!m_asked)
            return;
        m_asker.ask(m_asked->endpoint, key, ModelRequest::ofPrompt(m_asked->made.prompt, m_asked->made.maxTokens));
        updateTools();
    });
}

void CompactionPage::takeAnswer(const ModelAnswer& answer)
{
    if (!m_asked)
        return;
    if (const Result<> sound = checkAnswer(answer, m_asked->endpoint); !sound)
        return takeFailure(sound.error());
    Draft draft = *std::exchange(m_asked, {});
    draft.made.text = answer.text;
    draft.text = answer.text;
    draft.answer = answer;
    const bool isSmaller = guessedTokens(answer.text) < draft.made.tokens;
    takeText(std::move(draft));
    if (!isSmaller)
        emit noticed(tr("The summary takes no less than what it stands for. The next level makes it shorter."));
}

void CompactionPage::takeFailure(const Error& error)
{
    giveUpAsking();
    if (error.code == Errc::Cancelled)
        return emit noticed(tr("The model was not waited for any longer."));
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Summary by a model"), error.text, QMessageBox::Ok, this);
    box->setObjectName(u"modelFailed"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (!error.cause.isEmpty())
        box->setDetailedText(error.cause);
    box->open();
}

// ---- side by side ----------------------------------------------------------------------------------

void CompactionPage::compareLevels()
{
    keepShown();
    QList<ComparedSummary> compared;
    for (const auto& [level, draft] : m_drafts) {
        ComparedSummary summary {level, levelButton(level)->text(), draft.text, {}, {}, {}};
        if (draft.answer)
            summary.title += u" · "_s + draft.endpoint.model;
        summary.tokens = u"≈ "_s + format::number(guessedTokens(draft.text));
        summary.coverage = draft.kept ? QLocale().toString(100 * *draft.kept, 'f', 0) + u" %"_s : u"–"_s;
        const auto in = draft.answer ? draft.answer->tokensIn : std::nullopt;
        const auto out = draft.answer ? draft.answer->tokensOut : std::nullopt;
        if (!draft.answer)
            summary.cost = tr("none");
        else if (const auto cost = draft.endpoint.cost(in.value_or(0), out.value_or(0)); cost && in && out)
            summary.cost = money(*cost);
        else
            summary.cost = in && out ? tr("%1 tokens sent, %2 received").arg(format::number(*in), format::number(*out))
                                     : tr("not known");
        compared += summary;
    }
    auto* dialog = new CompareLevelsDialog(compared, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareLevelsDialog::chosen, this, &CompactionPage::chooseLevel);
    dialog->open();
}

} // namespace stemma

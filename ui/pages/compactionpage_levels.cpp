// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Summaries of the levels that are tried out, and beside each other.
#include "core/models/losstexts.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/choosemodelsdialog.h"
#include "ui/compaction/comparelevelsdialog.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/modelfigures.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/pages/compactionpage.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The same wish for another level.
CompactEdit at(CompactEdit wish, int level)
{
    wish.level = level;
    return wish;
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
    const std::array tips {tr("A model writes a thorough summary with headings"),
        tr("A model writes the shortest possible summary"),
        tr("Without a model: made by the format’s rules, or written by you")};
    for (int level = 1; level <= Deterministic; ++level) {
        ChipButton* chip = levelButton(level);
        const bool isPossible = level == Deterministic || hasModel;
        chip->setEnabled(isPossible && !m_isDrafting && !m_asker.isAsking());
        chip->setChecked(level == m_level);
        chip->setToolTip(isPossible ? tips[size_t(level - 1)] : tr("No model is set up. Set one up with “Model…”."));
    }
    m_model->setEnabled(m_book);
    m_compare->setEnabled(m_drafts.size() > 1);
    m_compare->setToolTip(
        m_drafts.size() > 1 ? tr("Show the previewed summaries side by side") : tr("Preview two levels first"));
}

CompactionPage::DraftKey CompactionPage::Draft::key() const
{
    return {level, answer ? QString(endpoint.host() + u' ' + endpoint.model) : QString()};
}

/// Of several models, the one that is set up is meant.
void CompactionPage::chooseLevel(int level)
{
    keepShown();
    m_level = level;
    auto there = m_drafts.end();
    for (auto it = m_drafts.begin(); m_draft && it != m_drafts.end(); ++it) {
        if (it->first.first == level
            && (there == m_drafts.end() || (m_book && it->second.endpoint == m_book->endpoint())))
            there = it;
    }
    if (there != m_drafts.end())
        showDraft(there->first);
    else if (m_draft) {
        m_stepWords.clear();
        beginDraft(at(m_wish, level));
    }
    updateTools();
}

/// What is shown now is shown again when its level is chosen again.
void CompactionPage::keepShown()
{
    const auto shown = m_drafts.find(m_shownDraft);
    if (!m_draft || shown == m_drafts.end())
        return;
    Draft& draft = shown->second;
    if (draft.text != m_summary->text())
        draft.kept.reset();
    draft.text = m_summary->text();
    if (m_review.review() && !m_review.isWorking())
        draft.kept = m_review.review()->total.share();
}

void CompactionPage::takeDraft(const Result<QList<Draft>>& drafts)
{
    if (!drafts) {
        if (m_draft)
            m_level = m_shownDraft.first;
        updateTools();
        emit noticed(drafts.error().text);
        return;
    }
    if (drafts->constFirst().level < Deterministic)
        return askConsent(*drafts, m_goesOn ? Asking::UntilOneDoes : Asking::Once);
    Draft made = drafts->constFirst();
    made.text = made.made.text;
    const bool isEmpty = made.text.isEmpty();
    const bool isAfterOthers = !m_stepWords.isEmpty(); // whose answers did not do
    if (isAfterOthers)
        tellStep(isEmpty ? tr("Level 3: this format makes no summary without a model")
                         : tr("Level 3: made without a model"));
    if (isAfterOthers && isEmpty && m_draft) {
        m_level = m_shownDraft.first; // what a model wrote is more than nothing
        return updateTools();
    }
    takeText(std::move(made));
    if (isEmpty)
        emit noticed(tr("This format makes no summary without a model. Write it here, then apply it."));
}

/// Only summaries over the same messages are kept beside each other.
void CompactionPage::takeText(Draft draft)
{
    keepShown();
    std::erase_if(m_drafts, [&](const auto& other) { return at(other.second.wish, draft.level) != draft.wish; });
    const DraftKey key = draft.key();
    m_drafts[key] = std::move(draft);
    showDraft(key);
}

void CompactionPage::showDraft(const DraftKey& key)
{
    const Draft& draft = m_drafts.at(key);
    m_level = draft.level;
    m_shownDraft = key;
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

// ---- side by side ----------------------------------------------------------------------------------

/// Which levels and models are tried out, besides what is there.
void CompactionPage::beginComparison()
{
    if (!m_book || !m_book->isSet())
        return;
    auto* dialog = new ChooseModelsDialog(m_book->endpoints(), m_book->chosen(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog] { draftComparison(dialog->wanted(), dialog->withoutModel()); });
    dialog->open();
}

void CompactionPage::draftComparison(const QList<std::pair<int, ModelEndpoint>>& wanted, bool withoutModel)
{
    QList<int> levels;
    if (withoutModel)
        levels += Deterministic;
    for (const auto& [level, endpoint] : wanted) {
        if (!levels.contains(level))
            levels += level;
    }
    const CompactEdit wish = m_draft ? m_wish : CompactEdit {session(), {}, {}, m_level, {}};
    runDrafts(wish, levels, [this, wanted](const Result<QList<Draft>>& drafts) {
        if (!drafts)
            return takeDraft(drafts);
        QList<Draft> calls;
        for (const auto& [level, endpoint] : wanted) {
            const auto made = std::ranges::find(*drafts, level, &Draft::level);
            if (made == drafts->end())
                continue;
            calls += *made;
            calls.last().endpoint = endpoint;
        }
        if (drafts->constFirst().level == Deterministic) {
            Draft made = drafts->constFirst();
            made.text = made.made.text;
            if (!made.text.isEmpty())
                takeText(std::move(made));
        }
        if (calls.isEmpty()) {
            emit noticed(tr("None of the chosen levels is possible here."));
            return updateTools();
        }
        askConsent(calls, Asking::All);
    });
}

void CompactionPage::compareLevels()
{
    keepShown();
    QList<ComparedSummary> compared;
    QList<DraftKey> keys;
    for (const auto& [key, draft] : m_drafts) {
        keys += key;
        ComparedSummary summary {levelButton(draft.level)->text(), draft.text, {}, {}, {}};
        if (draft.answer)
            summary.title += u" · "_s + draft.endpoint.model + u" · "_s + draft.endpoint.host();
        summary.tokens = u"≈ "_s + format::number(modelfigures::guessedTokens(draft.text));
        summary.coverage = draft.kept ? losswords::percentOf(*draft.kept) + u" %"_s : u"–"_s;
        const auto in = draft.answer ? draft.answer->tokensIn : std::nullopt;
        const auto out = draft.answer ? draft.answer->tokensOut : std::nullopt;
        if (!draft.answer)
            summary.cost = tr("none");
        else if (const auto cost = draft.endpoint.cost(in.value_or(0), out.value_or(0)); cost && in && out)
            summary.cost = modelfigures::money(*cost);
        else
            summary.cost = in && out ? tr("%1 tokens sent, %2 received").arg(format::number(*in), format::number(*out))
                                     : tr("not known");
        compared += summary;
    }
    auto* dialog = new CompareLevelsDialog(compared, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareLevelsDialog::chosen, this, [this, keys](qsizetype index) {
        keepShown();
        if (m_drafts.contains(keys.at(index)))
            showDraft(keys.at(index));
    });
    dialog->open();
}

} // namespace stemma

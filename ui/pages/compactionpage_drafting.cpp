// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A summary is tried out: what there is to be summarised at each level.
#include "ui/pages/compactionpage.h"

#include "core/edit/modelsummary.h"
#include "core/store/ruledstore.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/summarypane.h"
#include "ui/context/countingmenu.h"
#include "ui/context/rulesbook.h"
#include "ui/context/vocabularychoice.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

void CompactionPage::beginCompaction(const MessageId& to)
{
    m_stepWords.clear();
    beginDraft({.session = session(), .to = to, .nodes = {}, .level = m_level, .text = {}});
}

void CompactionPage::beginCompaction(const QList<NodeId>& nodes)
{
    m_stepWords.clear();
    beginDraft({.session = session(), .to = {}, .nodes = nodes, .level = m_level, .text = {}});
}

void CompactionPage::beginDraft(const CompactEdit& wish)
{
    // The requests of the next levels are shown before the first one is sent.
    QList<int> levels;
    for (int level = wish.level; level < Deterministic; ++level)
        levels += level;
    if (levels.isEmpty())
        levels += wish.level;
    runDrafts(wish, levels, [this](const Result<QList<Draft>>& drafts) { takeDraft(drafts); });
}

/// What there is to be summarised at each of the levels; where it cannot be had for the first one there is nothing.
void CompactionPage::runDrafts(
    const CompactEdit& wish, const QList<int>& levels, const std::function<void(const Result<QList<Draft>>&)>& take)
{
    if (!refusal(EditKind::Compact).isEmpty())
        return;
    if (isUnsaved() && !m_draft) { // the text of a stored summary, as somebody is typing it
        emit noticed(tr("Apply or discard the new text first."));
        return;
    }
    stopDrafting();
    m_isDrafting = true;
    updateTools();
    store()
        ->run(
            [wish, levels](SessionStore& store, const JobControl& job) -> Result<QList<Draft>> {
                QList<Draft> drafts;
                for (const int level : levels) {
                    CompactEdit edit = wish;
                    edit.level = level;
                    auto call = draftCall(store, edit, job);
                    if (!call && drafts.isEmpty())
                        return std::unexpected(call.error());
                    if (!call)
                        continue;
                    Draft draft;
                    draft.level = level;
                    draft.wish = edit;
                    // Without a model, what was asked for is what is written.
                    draft.edit = level < Deterministic ? call->edit : edit;
                    draft.made = std::move(call->draft);
                    const auto outline = store.outline(wish.session, job);
                    const auto first = store.keyOf(wish.session, draft.made.first, job);
                    const auto last = store.keyOf(wish.session, draft.made.last, job);
                    if (!outline || !first || !last)
                        return std::unexpected(!outline ? outline.error() : !first ? first.error() : last.error());
                    const auto place = [&](qint64 key) {
                        return qint64(std::ranges::find(*outline, key, &OutlineRow::key) - outline->begin());
                    };
                    draft.from = place(*first);
                    draft.to = place(*last);
                    drafts += draft;
                }
                return drafts;
            },
            Lane::Visible, m_drafting)
        .then(this, [this, take, job = m_drafting](const Result<QList<Draft>>& drafts) {
            if (job.isCancelled())
                return;
            m_isDrafting = false;
            take(drafts);
        });
}

void CompactionPage::setRules(RulesBook* book, VocabularyChoice* counting)
{
    auto* menu = new QMenu(m_rules);
    menu->setToolTipsVisible(true);
    QAction* rules
        = menu->addAction(tr("Rules and window…"), this, [this, book] { book->showDialog(store(), session(), this); });
    store()
        ->run([](SessionStore& opened, const JobControl&) { return rulesOffer(opened).fixedBecause; }, Lane::Visible)
        .then(rules, [rules](const QString& reason) {
            rules->setEnabled(reason.isEmpty());
            rules->setToolTip(reason);
        });
    menu->addSection(tr("Counting"));
    menu->addActions((new CountingMenu(counting, menu))->actions());
    m_rules->setMenu(menu);
    connect(book, &RulesBook::changed, this, [this](const OpenStore* changed) {
        if (changed == store())
            takeRules();
    });
    connect(counting, &VocabularyChoice::changed, this, &CompactionPage::takeRules);
}

/// What is tried out without a model is made anew; what somebody or a model wrote stays.
void CompactionPage::takeRules()
{
    reload();
    if (!m_draft || m_asker.isAsking())
        return;
    keepShown();
    const auto shown = m_drafts.find(m_shownDraft);
    const bool isMade = shown != m_drafts.end() && shown->first.first == Deterministic
        && shown->second.text == shown->second.made.text;
    if (!isMade) {
        emit noticed(tr("This preview was made with the previous rules. Preview again to use the new ones."));
        return;
    }
    m_drafts.clear();
    m_stepWords.clear();
    beginDraft(m_wish);
}

/// What is still being made, or asked of a model, is not wanted any more.
void CompactionPage::stopDrafting()
{
    m_drafting.cancel();
    m_drafting = {};
    m_isDrafting = false;
    m_waitsForReview = false;
    m_asked.reset();
    m_next.clear();
    m_asker.cancel();
    updateSteps();
}

void CompactionPage::endDraft()
{
    if (!m_draft)
        return;
    m_draft.reset();
    m_graph->setMarked(-1, -1);
    updateMessage();
}

} // namespace stemma

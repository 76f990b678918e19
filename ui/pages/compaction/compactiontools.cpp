// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/compactiontools.h"

#include "core/compaction/compactiongraph.h"
#include "core/models/summarydraft.h"
#include "ui/common/chip.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/pages/compaction/draftwords.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

CompactionTools::CompactionTools(QWidget* parent)
    : QWidget(parent)
{
    const int u = Style::measures().u;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(u + u / 2);
    const auto button = [&](const QString& icon, const QString& text, const QString& tip) {
        auto* made = new QToolButton(this);
        made->setIcon(icons::icon(icon));
        made->setText(text);
        made->setToolTip(tip);
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(made);
        return made;
    };
    m_compact = button(u"compact"_s, tr("Preview compaction"), tr("Try out a new summary; nothing is written"));
    makeLevels(*row);
    m_compare = button({}, tr("Compare levels"), {});
    m_model = button(u"configure"_s, tr("Model…"), tr("Set up the model that writes summaries of level 1 and 2"));
    m_edit = button(u"document-edit"_s, tr("Edit text"), tr("Edit the text of the summary"));
    m_dissolve = button(u"dissolve"_s, tr("Dissolve…"), tr("Put the replaced messages back into the context"));
    m_prune = button(u"prune"_s, tr("Prune outputs…"), {});
    m_rules = button(u"context"_s, tr("Rules"), tr("Rules, window and token counting for new summaries"));
    m_rules->setPopupMode(QToolButton::InstantPopup);
    makeNodeActions();
    m_figures = new QLabel(this);
    m_figures->setTextFormat(Qt::RichText);
    row->addStretch();
    row->addWidget(m_figures);
    setMinimumWidth(1); // what does not fit is left out
    connect(m_compact, &QToolButton::clicked, this, &CompactionTools::compactRequested);
}

void CompactionTools::makeLevels(QHBoxLayout& row)
{
    for (int level = 1; level <= SummaryDraft::Deterministic; ++level) {
        auto* chip = new ChipButton({}, draftwords::level(level), this);
        chip->setCheckable(true);
        row.addWidget(chip);
        m_levels[size_t(level - 1)] = chip;
        connect(chip, &QAbstractButton::clicked, this, [this, level] { emit levelChosen(level); });
    }
}

/// What is done with summaries that are there already; in the menu of the graph and below the preview's button.
void CompactionTools::makeNodeActions()
{
    const auto make
        = [this](const QString& icon, const QString& text) { return new QAction(icons::icon(icon), text, this); };
    m_mergeAll = make(u"compact"_s, tr("Merge all active summaries"));
    m_merge = make(u"compact"_s, tr("Merge with previous summary"));
    m_again = make(u"view-refresh"_s, tr("Summarise again"));
    m_bringBack = make(u"edit-undo"_s, tr("Restore to the context…"));
    m_compareModels = make({}, tr("Compare levels and models…"));
    auto* menu = new QMenu(m_compact);
    menu->setToolTipsVisible(true);
    menu->addActions({m_mergeAll, m_merge, m_again, m_bringBack});
    menu->addSeparator();
    menu->addAction(m_compareModels);
    m_compact->setMenu(menu);
    m_compact->setPopupMode(QToolButton::MenuButtonPopup);
}

void CompactionTools::setRulesMenu(QMenu* menu)
{
    m_rules->setMenu(menu);
}

QMenu* CompactionTools::makeNodeMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (QToolButton* button : {m_edit, m_dissolve}) {
        QAction* action = menu->addAction(button->icon(), button->text(), button, &QToolButton::click);
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
    }
    menu->addActions({m_again, m_merge, m_bringBack});
    return menu;
}

void CompactionTools::setState(const State& state)
{
    const auto set = [](QAbstractButton* button, bool on, const QString& reason, const QString& tip) {
        button->setEnabled(on && reason.isEmpty());
        button->setToolTip(on && !reason.isEmpty() ? reason : tip);
    };
    updateLevels(state);
    set(m_compact, !state.isBusy && !state.hasDraft && !state.isEditing, state.againstCompact,
        tr("Try out a new summary; nothing is written"));
    set(m_edit, state.node && !state.isEditing, state.againstText, tr("Edit the text of the summary"));
    set(m_dissolve, state.node && !state.isEditing, state.againstDissolve,
        tr("Put the replaced messages back into the context"));
    set(m_prune, true, state.againstPrune, tr("Choose which tool outputs to prune or restore"));
    updateNodeActions(state);
}

void CompactionTools::updateLevels(const State& state)
{
    const std::array tips {tr("A model writes a thorough summary with headings"),
        tr("A model writes the shortest possible summary"),
        tr("Without a model: made by the format’s rules, or written by you")};
    for (int level = 1; level <= SummaryDraft::Deterministic; ++level) {
        ChipButton* chip = levelButton(level);
        const bool isPossible = level == SummaryDraft::Deterministic || state.hasModel;
        chip->setEnabled(isPossible && !state.isBusy);
        chip->setChecked(level == state.level);
        chip->setToolTip(isPossible ? tips[size_t(level - 1)] : tr("No model is set up. Set one up with “Model…”."));
    }
    m_model->setEnabled(state.hasEndpoints);
    m_compare->setEnabled(state.drafts > 1);
    m_compare->setToolTip(
        state.drafts > 1 ? tr("Show the previewed summaries side by side") : tr("Preview two levels first"));
}

void CompactionTools::updateNodeActions(const State& state)
{
    const QString busy
        = state.hasDraft || state.isBusy || state.isEditing ? tr("Apply or discard the new text first.") : QString();
    const auto set = [&](QAction* action, const QString& tip, const QString& reason) {
        const QString why = !state.againstCompact.isEmpty() ? state.againstCompact
            : !state.againstNodes.isEmpty()                 ? state.againstNodes
            : !busy.isEmpty()                               ? busy
                                                            : reason;
        action->setEnabled(why.isEmpty());
        action->setToolTip(why.isEmpty() ? tip : why);
    };
    const CompactionNode* shown = state.node;
    const bool isActive = shown && shown->state == CompactionNode::State::Active;
    const bool isLost = shown && !isActive && shown->child < 0;
    set(m_mergeAll, tr("Preview one summary that replaces all summaries in the context"),
        state.active.size() < 2 ? tr("This needs two summaries in the context.") : QString());
    set(m_merge, tr("Preview one summary that replaces this one and the previous one"),
        !isActive || state.active.indexOf(shown->summary.id) < 1
            ? tr("The selected summary is not in the context, or is the first one there.")
            : QString());
    set(m_again, tr("Preview a new summary of the messages that this one replaces"),
        isActive ? QString() : tr("Only a summary in the context can be rewritten."));
    set(m_bringBack, tr("Replace the messages in the context with this summary"),
        isLost         ? QString()
            : isActive ? tr("The summary is already in the context.")
            : shown    ? tr("Another summary replaced it. Dissolve that one.")
                       : tr("No summary is selected."));
    const bool canCompare = !state.isBusy && (state.hasDraft || !state.isEditing);
    const QString noModel = state.hasModel ? QString() : tr("No model is set up. Set one up with “Model…”.");
    m_compareModels->setEnabled(state.againstCompact.isEmpty() && canCompare && noModel.isEmpty());
    m_compareModels->setToolTip(!state.againstCompact.isEmpty() ? state.againstCompact
            : !noModel.isEmpty()                                ? noModel
            : canCompare ? tr("Preview summaries of several levels and models side by side")
                         : tr("Apply or discard the new text first."));
}

void CompactionTools::setFigures(const QStringList& words)
{
    m_words = words;
    fit();
}

/// Where there is no room for all words, those that can be had elsewhere are left out first.
void CompactionTools::fit()
{
    for (int leftOut = 0; leftOut < 5; ++leftOut) {
        for (QToolButton* button : {m_rules, m_model, m_prune, m_edit, m_dissolve, m_compact}) {
            const bool isShort = leftOut > (button == m_compact ? 3 : 1);
            button->setToolButtonStyle(isShort ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        }
        const QStringList words = leftOut > 0 ? m_words.last(qMin(qsizetype(1), m_words.size())) : m_words;
        m_figures->setText(words.join(u" &nbsp;|&nbsp; "_s));
        m_figures->setVisible(leftOut < 3);
        layout()->invalidate();
        if (layout()->sizeHint().width() <= width())
            return;
    }
}

void CompactionTools::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QStringList>
#include <QWidget>

#include <array>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace stemma {

class ChipButton;
struct CompactionNode;

/// The tool bar of the compaction page: what can be done with the summary that is shown, at which level one is tried
/// out, and figures on what is there. Where it is narrow, words that can be had elsewhere are left out.
class CompactionTools final : public QWidget
{
    Q_OBJECT
public:
    explicit CompactionTools(QWidget* parent = nullptr);

    /// What there is to be done something with. The reasons against are translated; empty: it can be done.
    struct State
    {
        const CompactionNode* node = nullptr; ///< the stored summary that is shown; null: none, or a draft is
        QList<NodeId> active; ///< summaries in the context, in the order of the messages
        int level = 3; ///< that is tried out next
        qsizetype drafts = 0; ///< that can be compared
        bool hasDraft = false; ///< one is shown
        bool isBusy = false; ///< one is made or asked for
        bool isEditing = false; ///< somebody types
        bool hasEndpoints = false; ///< a model can be set up
        bool hasModel = false; ///< one is
        QString againstCompact;
        QString againstNodes; ///< why the format makes nothing of summaries themselves
        QString againstText;
        QString againstDissolve;
        QString againstPrune;
    };
    void setState(const State& state);
    void setFigures(const QStringList& words); ///< rich text; the last ones matter most
    void setRulesMenu(QMenu* menu);
    /// What is done with the summary that is shown. Deletes itself when it closes.
    [[nodiscard]] QMenu* makeNodeMenu();

    [[nodiscard]] ChipButton* levelButton(int level) const { return m_levels[size_t(level - 1)]; }
    [[nodiscard]] QToolButton* editButton() const { return m_edit; }
    [[nodiscard]] QToolButton* dissolveButton() const { return m_dissolve; }
    [[nodiscard]] QToolButton* compareButton() const { return m_compare; }
    [[nodiscard]] QToolButton* modelButton() const { return m_model; }
    [[nodiscard]] QToolButton* pruneButton() const { return m_prune; }
    [[nodiscard]] QToolButton* rulesButton() const { return m_rules; }
    [[nodiscard]] QAction* mergeAllAction() const { return m_mergeAll; }
    [[nodiscard]] QAction* mergeAction() const { return m_merge; } ///< of the current one with the one before it
    [[nodiscard]] QAction* againAction() const { return m_again; }
    [[nodiscard]] QAction* bringBackAction() const { return m_bringBack; }
    [[nodiscard]] QAction* compareModelsAction() const { return m_compareModels; }
    [[nodiscard]] QLabel* figures() const { return m_figures; }

signals:
    void compactRequested();
    void levelChosen(int level);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeLevels(QHBoxLayout& row);
    void makeNodeActions();
    void updateLevels(const State& state);
    void updateNodeActions(const State& state);
    void fit();

    QToolButton* m_compact = nullptr;
    std::array<ChipButton*, 3> m_levels {}; ///< by level, from 1
    QToolButton* m_compare = nullptr;
    QToolButton* m_model = nullptr;
    QToolButton* m_edit = nullptr;
    QToolButton* m_dissolve = nullptr;
    QToolButton* m_prune = nullptr;
    QToolButton* m_rules = nullptr;
    QAction* m_mergeAll = nullptr;
    QAction* m_merge = nullptr;
    QAction* m_again = nullptr;
    QAction* m_bringBack = nullptr;
    QAction* m_compareModels = nullptr;
    QLabel* m_figures = nullptr;
    QStringList m_words; ///< of the figures
};

} // namespace stemma

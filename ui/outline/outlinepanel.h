// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/turnsearch.h"
#include "ui/outline/turnmodel.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace stemma {

class FilterEdit;

/// The turns of the session in the current tab, to be folded, filtered and gone to: the content of the outline dock.
class OutlinePanel final : public QWidget
{
    Q_OBJECT
public:
    explicit OutlinePanel(QWidget* parent = nullptr);

    /// What the current tab shows; null: no session, or no checkpoints are known.
    void setCurrent(
        OpenStore* store, const SessionId& session, MessageModel* messages, SessionCheckpoints* checkpoints = nullptr);
    /// The message and the part that are current in the timeline; nothing is opened for them.
    void setCurrentRow(int row, int part);

    [[nodiscard]] TurnModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] FilterEdit* filterEdit() const { return m_filterEdit; }
    [[nodiscard]] QLabel* emptyLabel() const { return m_empty; }
    [[nodiscard]] TurnSearch* search() const { return m_search; }

signals:
    void rowChosen(int row, int part); ///< of the messages of the current tab; part -1: the whole message

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeView();
    void choose(const QModelIndex& index);
    void follow();
    void takeMatches();
    void updateEmptyState();

    TurnModel* m_model;
    TurnSearch* m_search;
    FilterEdit* m_filterEdit;
    QTreeView* m_view;
    QLabel* m_empty;
    int m_row = -1; ///< current in the timeline
    int m_part = -1;
    QString m_words; ///< of the matches that are shown
    bool m_isTaking = false; ///< other matches
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/thinkingsource.h"
#include "ui/common/currentsessionpanel.h"
#include "ui/thinking/thinkingmodel.h"
#include "ui/thinking/thinkingpane.h"

#include <QSortFilterProxyModel>

class QSplitter;
class QTreeView;

namespace stemma {

class FilterEdit;

/// All thinking of the session in the current tab, to be searched, read, compared and gone to: the content of the
/// thinking dock.
class ThinkingPanel final : public CurrentSessionPanel
{
    Q_OBJECT
public:
    explicit ThinkingPanel(QWidget* parent = nullptr);

    [[nodiscard]] ThinkingSource* source() const { return m_source; }
    [[nodiscard]] ThinkingModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] FilterEdit* searchEdit() const { return m_searchEdit; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* emptyLabel() const { return m_empty; }
    [[nodiscard]] ThinkingPane* pane() const { return m_pane; }
    [[nodiscard]] ThinkingPane* otherPane() const { return m_otherPane; } ///< visible while two blocks are compared

signals:
    void allRequested(int row, int part); ///< the whole text of a block

protected:
    void follow() override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< widths of the list

private:
    void makeView();
    void connectParts();
    void take();
    void fitColumns();
    void choose(const QModelIndex& index);
    void showSelected();
    void markDifferences();
    void updateSummary();
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] int rowAt(const QModelIndex& index) const { return m_order->mapToSource(index).row(); }

    ThinkingSource* m_source;
    ThinkingModel* m_model;
    QSortFilterProxyModel* m_order;
    FilterEdit* m_searchEdit;
    QLabel* m_summary;
    QTreeView* m_view;
    ThinkingPane* m_pane;
    ThinkingPane* m_otherPane;
    QSplitter* m_split;
    QLabel* m_empty;
};

} // namespace stemma

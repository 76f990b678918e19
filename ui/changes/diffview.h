// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/difflistmodel.h"

#include <QWidget>

class QScrollBar;
class QTreeView;

namespace stemma {

class DiffDelegate;

/// Diffs below each other, or side by side. Only the lines that are seen are laid out.
class DiffView final : public QWidget
{
    Q_OBJECT
public:
    explicit DiffView(QWidget* parent = nullptr);

    void setSections(std::vector<DiffSection> sections); ///< the first line becomes the current one
    void setLayout(DiffListModel::Layout layout); ///< stays at the hunk that is current
    using QWidget::setLayout;
    void showMessage(qint64 row); ///< goes to the first diff of a message, if there is one
    bool stepHunk(int by); ///< false: there is none
    [[nodiscard]] int currentHunk() const; ///< -1: before the first

    [[nodiscard]] DiffListModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }

signals:
    void rowChosen(int row, int part); ///< of the messages
    void currentChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void goTo(int row);
    void updateScrollBar();
    void choose(const QModelIndex& index);

    DiffListModel* m_model;
    DiffDelegate* m_delegate;
    QTreeView* m_view;
    QScrollBar* m_bar; ///< moves the texts and not the numbers
};

} // namespace stemma

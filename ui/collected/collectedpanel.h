// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/collectedchanges.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QListView;
class QPushButton;

namespace stemma {

/// The changes that are to be made together to the current store: their order, and the ways to change one and to a
/// plan of all of them. The content of the dock of collected changes.
class CollectedPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @p changes must outlive the panel.
    explicit CollectedPanel(CollectedChanges& changes, QWidget* parent = nullptr);

    [[nodiscard]] QListView* view() const { return m_view; }
    [[nodiscard]] QPushButton* planButton() const { return m_plan; }
    [[nodiscard]] QPushButton* upButton() const { return m_up; }
    [[nodiscard]] QPushButton* downButton() const { return m_down; }
    [[nodiscard]] QPushButton* changeButton() const { return m_change; }
    [[nodiscard]] QPushButton* removeButton() const { return m_remove; }
    [[nodiscard]] QPushButton* clearButton() const { return m_clear; }

signals:
    void planRequested();
    void changeRequested(int row); ///< another edit is wished in its place

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< keys of the list

private:
    void connectParts();
    void update();
    void moveCurrent(int by);
    [[nodiscard]] QPushButton* buttonFor(const QKeyEvent& event) const;

    CollectedChanges& m_changes;
    QLabel* m_count = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_clear = nullptr;
    QPushButton* m_plan = nullptr;
    QListView* m_view = nullptr;
    QLabel* m_empty = nullptr;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"
#include "ui/timeline/timelineview.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace stemma {

class ChipButton;

/// The row above a timeline: which kinds are shown, where one is, and jumps.
class FilterRow final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterRow(QWidget* parent = nullptr);

    /// Bits of the chips that are off, in the order of the row; for the settings.
    [[nodiscard]] int hiddenChips() const;
    void setHiddenChips(int bits);
    [[nodiscard]] PartKinds hiddenKinds() const;
    [[nodiscard]] bool hidesPrompts() const;
    void setHasEvents(bool has); ///< whether the session holds any: else they have no chip
    void setFiltering(bool on); ///< whether a FilterBar is open below
    void setOnlyTurns(bool on);
    [[nodiscard]] bool showsOnlyTurns() const;
    void setPosition(int row, int rows, int unread = 0); ///< @p unread: that came below the screen
    [[nodiscard]] QString positionText() const;
    [[nodiscard]] TimelineView::Target target() const { return m_target; }
    [[nodiscard]] const QList<ChipButton*>& chips() const { return m_chips; }
    QSize minimumSizeHint() const override;

signals:
    void filtersChanged();
    void filterRequested(bool on); ///< that a FilterBar is opened, or closed
    void onlyTurnsChanged(bool on); ///< a line a turn is asked for
    void jumpRequested(stemma::TimelineView::Target target, bool forward);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Jump
    {
        TimelineView::Target target;
        QString word;
        QString previous; ///< of the button upwards
        QString next; ///< of the button downwards
    };
    void makeJumps();
    void setJump(const Jump& jump);
    void showOnly(int at);
    void fit();

    QList<ChipButton*> m_chips;
    QToolButton* m_filter = nullptr;
    QToolButton* m_turns = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_jumpLabel = nullptr;
    QToolButton* m_targetButton = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    TimelineView::Target m_target = TimelineView::Target::Prompt;
};

} // namespace stemma

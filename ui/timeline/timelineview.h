// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/markedrows.h"
#include "ui/timeline/timelinecursor.h"

#include <QAbstractScrollArea>

namespace stemma {

class CodeColours;
class OverviewStrip;
class PartActions;
class TimelineMenu;
class TimelineMouse;
class TimelinePainter;
class TimelineText;
class Thumbnails;
class TurnFolds;

/// The messages of one session, painted: TimelineRows lays them out, TimelineScroller knows where the viewport stands,
/// TimelineCursor which part is current, TimelinePainter paints. Reads a MessageModel it does not own; GUI thread.
class TimelineView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    using Target = JumpTarget;
    using Place = TimelineScroller::Place;
    using RowRun = stemma::RowRun;
    using Emphasis = stemma::Emphasis;
    using EmphasisOf = EmphasisedRows::EmphasisOf;

    explicit TimelineView(QWidget* parent = nullptr);
    ~TimelineView() override;

    void setModel(MessageModel* model); ///< null takes it away
    [[nodiscard]] MessageModel* model() const { return m_rows.model(); }
    void setMarks(FindingMarks* marks); ///< what a check found in the model's session; null: nothing is known
    void setCheckpoints(SessionCheckpoints* checkpoints); ///< of the model's session; null: none are known
    void setBranches(SessionBranches* branches); ///< of the model's session; null: none are known
    void setLosses(LossFlagSource* flags); ///< of the summaries in the model's session; null: none are known
    void setEmphasis(EmphasisOf emphasis); ///< empty: nothing stands out
    void addMarks(std::unique_ptr<MarkedRows> marks); ///< of the model's session
    [[nodiscard]] Thumbnails& thumbnails() { return *m_thumbnails; } ///< shown as soon as they have a source
    /// The rows from @p row on came after this time; no time: none are new.
    void setNewRows(int row, std::optional<Time> since) { m_new.setFirst(row, since); }

    [[nodiscard]] TimelineRows& rows() { return m_rows; }
    [[nodiscard]] TimelineScroller& scroller() { return m_scroller; }
    [[nodiscard]] TimelineCursor& cursor() { return m_cursor; }
    [[nodiscard]] TimelineText& text() { return *m_text; }
    [[nodiscard]] TimelineMenu& menu() { return *m_menu; }
    [[nodiscard]] OverviewStrip* overview() const { return m_overview; } ///< the strip at the edge

    // Position.
    [[nodiscard]] Place place() const { return m_scroller.place(); }
    void restore(const Place& place) { m_scroller.restore(place); }
    [[nodiscard]] int topRow() const { return m_scroller.topRow(); }
    /// Everything on screen is loaded and laid out.
    [[nodiscard]] bool isComplete() const { return m_scroller.isComplete(); }
    void goToRow(int row, int part = -1) { m_cursor.goToRow(row, part); }
    [[nodiscard]] int currentRow() const { return m_cursor.row(); }
    [[nodiscard]] int currentPart() const { return m_cursor.part(); } ///< Part::index

    // How things are shown.
    [[nodiscard]] const RowFilter& filter() const { return m_rows.filter(); }
    void setFilter(RowFilter filter) { m_rows.setFilter(std::move(filter)); }
    /// Shows these rows and no others; @p last may lie behind the end.
    void setShownRows(int first, int last);
    void setFoldedRuns(std::vector<RowRun> runs) { m_rows.setRuns(std::move(runs)); } ///< see RowFilter::runs
    void setOnlyTurns(bool on); ///< a line a turn, opened in place
    [[nodiscard]] bool showsOnlyTurns() const;
    [[nodiscard]] const std::vector<RowRun>& foldedRuns() const { return m_rows.filter().runs; }
    void setAllFolded(bool folded);
    void setThinkingFolded(bool folded);
    [[nodiscard]] bool isThinkingFolded() { return !m_rows.folds().thinkingIsOpen(); }
    void setOverviewShown(bool shown);
    void setZoom(double zoom); ///< 1: the application's font
    void setFlashing(bool on); ///< off where motion is to be reduced

    /// Does what a click on a place of the part does.
    void perform(const BlockAction& action, int row, int part);

signals:
    void currentPartChanged(int row, int partIndex);
    void activated(int row, int partIndex); ///< show it in the inspector
    void selectionChanged(int parts, qint64 tokens, bool isWhole); ///< tokens partly estimated; not whole: at least
    void topRowChanged(int row);
    void linkActivated(const QString& target);
    void showAllRequested(int row, int partIndex); ///< of a text that was cut on loading
    void sessionRequested(const stemma::SessionId& session);
    void fileRequested(int row, int partIndex, bool isToExplore); ///< the large file of a part is to be opened
    void filesRequested(const stemma::CheckpointId& checkpoint, bool save); ///< as they were there
    void rawRequested(int row, int partIndex); ///< the part is to be seen as it is stored
    void pictureRequested(int row, int partIndex, int number); ///< @p number: among those of the part, from 0
    void jumpFailed(const QString& text); ///< e.g. no further error
    void zoomRequested(int steps); ///< by wheel
    void findingActivated(const stemma::MessageId& id); ///< its mark was clicked
    void reviewRequested(const stemma::NodeId& node); ///< of what a compaction lost
    void branchRequested(const stemma::SessionId& session, const stemma::MessageId& shared); ///< see BranchChoice
    void lossRequested(const stemma::NodeId& node); ///< the same, at what its chip names

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectParts();
    void remakeStyle();
    void placeOverview();

    std::unique_ptr<TimelineStyle> m_style; ///< outlives the layouts made with it
    OverviewStrip* m_overview = nullptr;
    EmphasisedRows m_emphasised;
    NewRows m_new;
    std::unique_ptr<FindingRows> m_findings;
    std::unique_ptr<CheckpointRows> m_checkpoints;
    std::unique_ptr<BranchRows> m_branches;
    std::unique_ptr<LossRows> m_losses;
    std::vector<std::unique_ptr<MarkedRows>> m_marks;
    TimelineRows m_rows;
    std::unique_ptr<TurnFolds> m_turns;
    TimelineScroller m_scroller;
    TimelineCursor m_cursor;
    std::unique_ptr<TimelineText> m_text;
    std::unique_ptr<PartActions> m_actions;
    std::unique_ptr<TimelinePainter> m_painter;
    std::unique_ptr<CodeColours> m_colours;
    std::unique_ptr<Thumbnails> m_thumbnails;
    std::unique_ptr<TimelineMouse> m_mouse;
    std::unique_ptr<TimelineMenu> m_menu;
    bool m_overviewShown = true;
    double m_zoom = 1;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessioncheckpoints.h"
#include "core/models/findingmarks.h"
#include "ui/timeline/columns.h"
#include "ui/timeline/foldstates.h"
#include "ui/timeline/rowheights.h"
#include "ui/timeline/rowlayoutcache.h"
#include "ui/timeline/textblock.h"
#include "ui/timeline/timelineselection.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPointer>

#include <functional>
#include <limits>
#include <optional>

class QAction;
class QHelpEvent;
class QMenu;

namespace stemma {

class Highlighter;
class OverviewStrip;

/// The messages of one session, painted. Its position is an anchor, a row and a pixel in it, from which
/// the scroll bar is derived: what is measured, loaded or written above never moves the picture. Lays
/// out what is seen and nothing else. Reads a MessageModel it does not own; GUI thread.
class TimelineView final : public QAbstractScrollArea
{
    Q_OBJECT
public:
    /// What one can jump to.
    enum class Target : quint8 {
        Prompt,
        Error, ///< a failed tool, a damaged part, or a message with findings
        Patch,
        Compaction,
        Checkpoint
    };
    Q_ENUM(Target)

    /// A position that outlives the view and the program.
    struct Place
    {
        qint64 key = -1; ///< the outline key of the row at the top
        int pixel = 0;
        bool atEnd = false;

        bool operator==(const Place&) const = default;
    };

    explicit TimelineView(QWidget* parent = nullptr);
    ~TimelineView() override;

    void setModel(MessageModel* model); ///< null takes it away
    [[nodiscard]] MessageModel* model() const { return m_model; }
    void setMarks(FindingMarks* marks); ///< what a check found in the model's session; null: nothing is known
    void setCheckpoints(SessionCheckpoints* checkpoints); ///< of the model's session; null: none are known

    // Position.
    [[nodiscard]] Place place() const;
    void restore(const Place& place); ///< waits for the model to be ready
    [[nodiscard]] int topRow() const { return m_anchor.row; }
    [[nodiscard]] int topPixel() const { return m_anchor.pixel; }
    [[nodiscard]] bool followsEnd() const { return m_followEnd; }
    void scrollByPixels(int pixels); ///< positive: on to later messages
    /// Makes a part current, shows it and flashes it. @p part < 0: the first of the row.
    void goToRow(int row, int part = -1);
    void goToMessage(const MessageId& id);
    void goToStart();
    void goToEnd();
    /// The next one after the current part, or the one before it. False: there is none known.
    bool goToNext(Target target, bool forward);

    // The current part and the selected ones.
    [[nodiscard]] int currentRow() const { return m_selection.current().row; }
    [[nodiscard]] int currentPart() const { return m_selection.current().part; } ///< Part::index
    void setCurrent(int row, int part);
    /// The checkpoint that is current instead of a part.
    [[nodiscard]] std::optional<Checkpoint> currentCheckpoint() const;
    [[nodiscard]] const TimelineSelection& selection() const { return m_selection; }
    [[nodiscard]] bool hasTextSelection() const { return m_textAnchor != m_textCursor; }
    [[nodiscard]] QString selectedText(bool asMarkdown = false);
    void copy(bool asMarkdown = false);
    void clearTextSelection();
    void selectAllText(); ///< of the current part

    // How things are shown.
    void setHiddenKinds(PartKinds kinds);
    [[nodiscard]] PartKinds hiddenKinds() const { return m_hiddenKinds; }
    void setHiddenRoles(const QSet<Role>& roles);
    [[nodiscard]] const QSet<Role>& hiddenRoles() const { return m_hiddenRoles; }
    /// Shows these rows and no others; @p last may lie behind the end.
    void setShownRows(int first, int last);
    /// Rows that are shown as one line until somebody opens it; several runs, ascending and apart, each of two rows at
    /// least.
    struct RowRun
    {
        int first = 0;
        int last = 0;
        int kept = 0; ///< findings in these rows, all of them kept
        bool operator==(const RowRun&) const = default;
    };
    void setFoldedRuns(std::vector<RowRun> runs);
    [[nodiscard]] const std::vector<RowRun>& foldedRuns() const { return m_runs; }
    void setOverviewShown(bool shown); ///< the strip at the edge
    /// What stands out of a message beside its own looks.
    struct Emphasis
    {
        QList<TextMark> marks;
        QString chip; ///< at its role line; empty: none
    };
    using EmphasisOf = std::function<Emphasis(const Message& message)>;
    void setEmphasis(EmphasisOf emphasis); ///< empty: nothing stands out
    void setZoom(double zoom); ///< 1: the application's font
    [[nodiscard]] double zoom() const { return m_zoom; }
    /// Put at the end of the menu of a part; the part is the current one then.
    void setMenuActions(const QList<QAction*>& actions) { m_menuActions = actions; }
    /// What is done from a checkpoint, in its own menu; the checkpoint is the current part then.
    struct CheckpointActions
    {
        QAction* goBack = nullptr;
        QAction* fork = nullptr;
        QAction* compare = nullptr;
        QAction* remove = nullptr;
    };
    void setCheckpointActions(const CheckpointActions& actions) { m_checkpointActions = actions; }
    void setFlashing(bool on) { m_flashing = on; } ///< off where motion is to be reduced
    void setFolded(int row, int part, bool folded);
    void toggleFold(int row, int part);
    void setAllFolded(bool folded);
    void setThinkingFolded(bool folded);
    [[nodiscard]] bool isThinkingFolded() const { return !m_folds.thinkingIsOpen(); }

    // For tests, benches and the accessible interface.
    [[nodiscard]] const RowHeights& heights() const { return m_heights; }
    [[nodiscard]] RowLayout* layoutOf(int row) { return m_layouts.peek(row); }
    [[nodiscard]] int firstVisibleRow() const { return m_anchor.row; }
    [[nodiscard]] int lastVisibleRow() const { return m_lastVisible; }
    /// Everything on screen is loaded and laid out.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QRect partRect(int row, int part) const; ///< in the viewport; empty if not laid out
    [[nodiscard]] OverviewStrip* overview() const { return m_overview; }
    [[nodiscard]] const TimelineStyle& style() const { return *m_style; }
    [[nodiscard]] qint64 bytesPerMillionRows() const;

signals:
    void currentPartChanged(int row, int partIndex);
    void activated(int row, int partIndex); ///< show it in the inspector
    void selectionChanged(int parts, qint64 tokens); ///< tokens partly estimated
    void topRowChanged(int row);
    void linkActivated(const QString& target);
    void showAllRequested(int row, int partIndex); ///< of a text that was cut on loading
    void jumpFailed(const QString& text); ///< e.g. no further error
    void zoomRequested(int steps); ///< by wheel
    void findingActivated(const stemma::MessageId& id); ///< its mark was clicked
    void reviewRequested(const stemma::NodeId& node); ///< of what a compaction lost

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    struct Anchor
    {
        int row = 0;
        int pixel = 0; ///< of the row at the viewport's top
        bool operator==(const Anchor&) const = default;
    };
    struct Jump
    {
        int row = -1;
        int part = -1; ///< Part::index; -1: the first
        std::optional<Target> target; ///< instead of `part`: the first or last that fits
        bool forward = true;
    };
    struct Spot
    {
        int row = -1;
        int top = 0; ///< of the row, in the viewport
        RowHit hit;
    };

    struct PaintedRow
    {
        int top = 0; ///< in the viewport
        int height = 0;
        int row = 0;
        const RowLayout* layout = nullptr; ///< only compared: null, or gone since
        bool operator==(const PaintedRow&) const = default;
    };

    /// A block that waits for its colours.
    struct ColourTicket
    {
        TextPosition at;
        QString text;
    };

    // Layout: timelineview_layout.cpp.
    void remakeStyle();
    void placeOverview();
    void relayoutAll();
    void fitColumns();
    void guessAgain();
    [[nodiscard]] int rowCount() const { return m_heights.count(); }
    [[nodiscard]] int guessHeight(int row) const;
    [[nodiscard]] bool isHidden(int row) const;
    [[nodiscard]] qint64 tokensOfRows(int first, int last) const; ///< 0: not all of them are known yet
    [[nodiscard]] const RowRun* runAt(int row) const; ///< null: the row stands for itself
    [[nodiscard]] bool isFoldedAway(int row) const;
    bool openRun(int row); ///< false: it is in none
    void guessRows(int first, int last);
    RowLayout* layoutRow(int row); ///< null while its message is missing
    [[nodiscard]] RowRequest requestFor(int row, const MessagePtr& message) const;
    [[nodiscard]] bool continuesRowAbove(int row, const Message& message) const;
    int ensureRow(int row, int top, int bottom, int keep);
    /// From the anchor down to the viewport's bottom; where the last row ends.
    int layoutDown(const QElapsedTimer& spent);
    /// Lays out what is on screen, as much as a frame has time for; the rest comes with the next one.
    void layoutVisible();
    void placeAtEnd();
    void normaliseAnchor();
    void updateScrollBar();
    void wantRows();
    [[nodiscard]] int screen() const { return viewport()->height(); }
    void forgetRow(int row);
    void relayoutRow(int row); ///< keeping its top where it is

    // Model.
    void takeReady();
    void takeInserted(int first, int last);
    void takeReset();
    void takeData(int first, int last);
    void takeDetails(int first, int last);
    void takeMarks();
    void takeCheckpoints();
    void resolveJump();
    void rememberKeys();

    // Input: timelineview_input.cpp.
    [[nodiscard]] Spot spotAt(QPoint point) const;
    [[nodiscard]] TextPosition textPositionOf(const Spot& spot) const;
    void moveCurrent(int step, bool extend);
    [[nodiscard]] PartPlace neighbour(PartPlace place, int step);
    bool handleFoldKey(const QKeyEvent& event);
    void showAll(int row, int part);
    bool showFindingTip(const QHelpEvent& event);
    bool showCheckpointTip(const QHelpEvent& event);
    template<typename Visitor> void visitSelected(Visitor visit) const;
    void makeVisible(int row, int part);
    [[nodiscard]] bool matches(const Message& message, const Part& part, Target target) const;
    [[nodiscard]] bool mayMatch(int row, Target target) const;
    [[nodiscard]] int partMatching(const Message& message, Target target, int after, bool forward) const;
    void perform(const BlockAction& action, int row, int part);
    void selectWord(const Spot& spot);
    void selectBlock(const Spot& spot);
    void setTextSelection(TextPosition anchor, TextPosition cursor);
    void autoScroll();
    void setHover(int row, int part);
    void flash(int row, int part);
    void addMenuActions(QMenu& menu);
    void addCheckpointActions(QMenu& menu);
    bool goToNextCheckpoint(bool forward);
    bool failJump(bool forward);
    bool handleJumpKey(const QKeyEvent& event);
    void emitSelection();
    [[nodiscard]] bool currentIsFoldable() const;

    // Painting: timelineview_paint.cpp.
    void updateFrom(int top); ///< down to the viewport's bottom, with the next frame
    [[nodiscard]] int firstChange(); ///< where rows stand otherwise than in the last frame
    void paintRows(QPainter& painter, const QRectF& clip);
    void paintPlaceholder(QPainter& painter, int row, int top, int height) const;
    void paintRail(QPainter& painter, int row, int top, int height) const;
    void paintEmpty(QPainter& painter) const;
    [[nodiscard]] RowMarks marksFor(int row) const;
    void requestColours();
    void takeColours(quint64 ticket, const std::vector<ColourRun>& colours);

    QPointer<MessageModel> m_model;
    QPointer<FindingMarks> m_marks;
    QPointer<SessionCheckpoints> m_checkpoints;
    std::unique_ptr<TimelineStyle> m_style; ///< outlives the layouts made with it
    RowLayoutCache m_layouts;
    RowHeights m_heights;
    Columns m_columns;
    FoldStates m_folds;
    TimelineSelection m_selection;
    OverviewStrip* m_overview = nullptr;
    Highlighter* m_highlighter = nullptr;

    Anchor m_anchor;
    int m_lastVisible = -1;
    bool m_followEnd = false;
    bool m_layoutDirty = true;
    qint64 m_barScale = 1; ///< pixels a step of the scroll bar
    std::optional<Place> m_restore;
    std::optional<Jump> m_jump;
    qint64 m_anchorKey = -1; ///< of the anchor's row before a reset
    qint64 m_currentKey = -1;
    int m_anchorHeight = 0;
    std::vector<int> m_summaries; ///< rows known to be compactions, ascending

    PartKinds m_hiddenKinds;
    QSet<Role> m_hiddenRoles;
    int m_firstShown = 0;
    int m_lastShown = std::numeric_limits<int>::max();
    std::vector<RowRun> m_runs; ///< folded
    EmphasisOf m_emphasis;
    bool m_overviewShown = true;
    double m_zoom = 1;

    TextPosition m_textAnchor;
    TextPosition m_textCursor;
    bool m_selecting = false;
    QPoint m_pressedAt;
    QPoint m_mouseAt;
    int m_hoverRow = -1;
    int m_hoverPart = -1;
    bool m_keyboardUsed = false;
    QElapsedTimer m_lastDoubleClick;

    QList<QAction*> m_menuActions;
    CheckpointActions m_checkpointActions;
    bool m_flashing = true;
    int m_flashRow = -1;
    int m_flashPart = -1;
    bool m_showPlaceholders = false;
    qint64 m_spentNs = 0; ///< on layout since the last frame
    bool m_sawMissing = false;
    std::optional<int> m_waitingTop; ///< of the first row on screen that waits for the next frame's time
    std::vector<PaintedRow> m_painted; ///< by the last frame
    bool m_endVisible = false; ///< and nothing on screen was missing
    bool m_moving = false; ///< by the scroll bar: loading waits until it rests
    int m_reportedTop = -1;
    QBasicTimer m_flashTimer;
    QBasicTimer m_placeholderTimer;
    QBasicTimer m_autoScrollTimer;
    QBasicTimer m_colourTimer;
    QBasicTimer m_wantTimer;
    QHash<quint64, ColourTicket> m_colourTickets;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "ui/timeline/columns.h"
#include "ui/timeline/foldstates.h"
#include "ui/timeline/rowfilter.h"
#include "ui/timeline/rowheights.h"
#include "ui/timeline/rowlayoutcache.h"

#include <QPointer>

namespace stemma {

class MarkedRows;

/// The rows of a timeline: which of them are shown, how high they are, and the layouts of those on screen, made as
/// they are asked for. Knows nothing of the scroll position. Reads a MessageModel it does not own; GUI thread.
class TimelineRows final : public QObject
{
    Q_OBJECT
public:
    /// @p viewport is what the rows are laid out for; style() must be set before anything else.
    explicit TimelineRows(const QWidget& viewport, QObject* parent = nullptr);

    void setModel(MessageModel* model); ///< null takes it away
    [[nodiscard]] MessageModel* model() const { return m_model; }
    [[nodiscard]] int count() const { return m_heights.count(); }

    void addMarks(MarkedRows* marks); ///< until removed
    void removeMarks(MarkedRows* marks);
    [[nodiscard]] const QList<MarkedRows*>& marks() const { return m_marks; }

    void setStyle(const TimelineStyle& style); ///< must live until the next call; followed by refit()
    [[nodiscard]] const TimelineStyle& style() const { return *m_style; }
    [[nodiscard]] const Columns& columns() const { return m_columns; }
    [[nodiscard]] bool isFitting() const; ///< the columns suit the viewport and the number of rows
    void refit(); ///< forgets every layout and takes the viewport's width

    [[nodiscard]] const RowFilter& filter() const { return m_filter; }
    void setFilter(RowFilter filter);
    [[nodiscard]] bool isHidden(int row) const;
    /// Folded away in a turn at most: who wants to see the row can open it.
    [[nodiscard]] bool isReachable(int row) const;
    void setRuns(std::vector<RowRun> runs); ///< of the filter; what is shown of the others stays as it is
    bool openRun(int row); ///< shows each row of the folded run; false: the row is in none

    [[nodiscard]] FoldStates& folds() { return m_folds; } ///< followed by foldsChanged()
    void foldsChanged(int row = -1); ///< of this row, or of all
    void setFolded(int row, int part, bool folded);

    [[nodiscard]] RowHeights& heights() { return m_heights; }
    [[nodiscard]] const RowHeights& heights() const { return m_heights; }
    /// The row's layout, made if need be; null while its message is missing and for rows folded away.
    RowLayout* layout(int row);
    /// The same, kept by nobody, and of rows folded away as well; for copying.
    [[nodiscard]] std::unique_ptr<RowLayout> makeLayout(int row) const;
    /// Null: it is not laid out.
    [[nodiscard]] RowLayout* peek(int row) const;
    [[nodiscard]] bool isFresh(int row) const; ///< its layout is still to be made
    /// Lays out what lies between @p top and @p bottom of the row and takes its height. Answers how far what stands at
    /// @p keep moved.
    int ensure(int row, int top, int bottom, int keep);

signals:
    void reset(); ///< everything may be another, as after QAbstractItemModel::modelReset
    void inserted(int first, int last);
    void changed(int first, int last); ///< contents, or what is shown beside them
    void detailed(int first, int last); ///< the outline tells more of these rows
    void refolded(int row); ///< by the user, who looks at it
    void runOpened(int row);
    void allFolded(); ///< or unfolded; relaid() follows
    void relaid(); ///< each row is to be laid out again
    void filtered(bool onlyRuns); ///< other rows are shown; or other runs of them are folded

private:
    void takeReset();
    void takeInserted(int first, int last);
    void takeData(int first, int last);
    void takeDetails(int first, int last);
    void takeMarks();
    [[nodiscard]] const OutlineDetail* detail(int row) const { return m_model ? m_model->detail(row) : nullptr; }
    [[nodiscard]] int guessHeight(int row) const;
    void guessRows(int first, int last);
    [[nodiscard]] RowExtras extrasOf(const Message& message) const;
    [[nodiscard]] bool continuesRowAbove(int row, const Message& message) const;
    [[nodiscard]] ToolJoints loadedJoints(int row, const Message& message) const;
    [[nodiscard]] ToolJoints jointsOf(int row, const Message& message) const;
    /// RowRequest::calledAgents.
    [[nodiscard]] QHash<int, QList<SubAgent>> agentsOf(const ToolJoints& joints) const;
    [[nodiscard]] RowRequest requestFor(int row, const MessagePtr& message) const;
    void addRun(RowRequest& request, const RowRun& run) const;
    void setTurnOpen(int row, bool open);
    void forget(int first, int last);

    const QWidget& m_viewport;
    QPointer<MessageModel> m_model;
    QList<MarkedRows*> m_marks;
    const TimelineStyle* m_style = nullptr;
    Columns m_columns;
    RowFilter m_filter;
    FoldStates m_folds;
    RowHeights m_heights;
    mutable RowLayoutCache m_layouts; ///< asking it notes that a row was used
    std::vector<int> m_summaries; ///< rows known to be compactions, ascending
};

} // namespace stemma

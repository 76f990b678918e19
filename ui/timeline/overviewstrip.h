// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/rail.h"
#include "ui/timeline/timelinestyle.h"

#include <QBasicTimer>
#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace stemma {

class MessageModel;
class SessionCheckpoints;
class FindingMarks;

/// The whole session in a narrow strip: membership, kinds of messages and errors, from the outline's
/// details. Rows are gathered a pixel each as details arrive, so that a million of them cost a frame
/// nothing. Child of the TimelineView.
class OverviewStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewStrip(QWidget* parent);

    void setModel(MessageModel* model);
    void setStyle(const TimelineStyle* style); ///< must outlive the next call
    void setMarks(FindingMarks* marks); ///< null: no findings are known
    void setCheckpoints(SessionCheckpoints* checkpoints); ///< null: none are known
    void setFound(std::vector<int> rows); ///< in which something was found, ascending
    void addFound(const std::vector<int>& rows); ///< behind those before
    void rowsChanged(); ///< other rows, or another number of them
    void detailsChanged(int firstRow, int lastRow);
    void setWindow(int firstRow, int lastRow); ///< what the timeline shows

    [[nodiscard]] int rowAt(int y) const;
    [[nodiscard]] int yOf(int row) const;
    [[nodiscard]] qint64 bytes() const { return qint64(m_bins.capacity() * sizeof(Bin)); }

    /// The content of one pixel.
    struct Bin
    {
        enum Mark : quint8 { Prompt = 1, Tool = 2, Other = 4, Compaction = 8, Error = 16, Warning = 32 };
        quint8 marks = 0;
        rail::Membership membership = rail::Membership::None;

        bool operator==(const Bin&) const = default;
    };
    [[nodiscard]] const std::vector<Bin>& bins();
    /// The marks of findings at a pixel.
    [[nodiscard]] quint8 findingsAt(int y);
    /// What a tool tip says there: the checkpoints around it, else what the strip is for.
    [[nodiscard]] QString tipAt(int y) const;

signals:
    void rowChosen(int row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] int rowCount() const;
    void gather(int firstRow, int lastRow);
    void rebuild();
    void gatherMarks();
    void paintBins();
    void paintCheckpoints(QPainter& painter) const;
    void paintFound(QPainter& painter) const;

    QPointer<MessageModel> m_model;
    QPointer<FindingMarks> m_marks;
    QPointer<SessionCheckpoints> m_checkpoints;
    const TimelineStyle* m_style = nullptr;
    std::vector<Bin> m_bins; ///< one a pixel
    std::vector<quint8> m_findings; ///< Bin::Error and Bin::Warning of findings, one a pixel; empty: none
    bool m_findingsDirty = true;
    std::vector<int> m_found; ///< rows
    QPixmap m_picture; ///< of the bins; null: to be painted
    bool m_dirty = true;
    QBasicTimer m_pictureTimer; ///< while details pour in, the picture follows at this pace
    int m_firstShown = 0;
    int m_lastShown = -1;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/highlighter.h"
#include "ui/timeline/timelinescroller.h"

#include <QBasicTimer>

class QWidget;

namespace stemma {

/// Colours the code on screen: asks the highlighter for what has no colours yet and puts them in as they come. GUI
/// thread.
class CodeColours final : public QObject
{
    Q_OBJECT
public:
    CodeColours(TimelineRows& rows, TimelineScroller& scroller, QWidget& viewport);

    void requestSoon(); ///< after a frame, so that the first sight does not wait for it

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    /// A block that waits for its colours.
    struct Ticket
    {
        TextPosition at;
        QString text;
    };

    void request();
    void take(quint64 ticket, const std::vector<ColourRun>& colours);

    TimelineRows& m_rows;
    TimelineScroller& m_scroller;
    QWidget& m_viewport;
    Highlighter m_highlighter;
    QHash<quint64, Ticket> m_tickets;
    QBasicTimer m_timer;
};

} // namespace stemma

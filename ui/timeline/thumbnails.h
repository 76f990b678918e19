// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/message.h"
#include "ui/timeline/pictureblock.h"
#include "ui/timeline/timelinescroller.h"

#include <QBasicTimer>
#include <QCache>
#include <QFuture>
#include <QHash>

#include <functional>

class QWidget;

namespace stemma {

/// The pictures on screen, made small: asks for the images that have none yet, decodes them in a thread of its own and
/// puts them in as they come. Keeps those seen last. GUI thread.
class Thumbnails final : public QObject
{
    Q_OBJECT
public:
    /// The file of an image of a part, by its number among those of the part.
    using Source
        = std::function<QFuture<Result<QByteArray>>(const MessagePtr&, int part, int number, const JobControl&)>;

    Thumbnails(TimelineRows& rows, TimelineScroller& scroller, QWidget& viewport);
    ~Thumbnails() override;

    void setSource(Source source);
    void requestSoon(); ///< after a frame, so that the first sight does not wait for it
    [[nodiscard]] bool isIdle() const { return m_jobs.isEmpty() && !m_timer.isActive(); }

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Key
    {
        qint64 row = 0; ///< key in the outline
        int part = 0;
        int number = 0;

        bool operator==(const Key&) const = default;
        friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.row, key.part, key.number); }
    };
    struct Kept
    {
        std::weak_ptr<const Message> message; ///< another one may have another image there
        Thumbnail thumbnail;
    };

    void request();
    void start(const Key& key, const MessagePtr& message);
    void take(const Key& key, const MessagePtr& message, const Result<Thumbnail>& thumbnail);

    TimelineRows& m_rows;
    TimelineScroller& m_scroller;
    QWidget& m_viewport;
    Source m_source;
    QCache<Key, Kept> m_kept; ///< by bytes
    QHash<Key, JobControl> m_jobs;
    QBasicTimer m_timer;
};

} // namespace stemma

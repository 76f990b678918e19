// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/thumbnails.h"

#include "ui/common/picture.h"

#include <QThreadPool>
#include <QTimerEvent>
#include <QWidget>

namespace stemma {

namespace {

constexpr qsizetype KeptBytes = 16 * 1024 * 1024;
constexpr qsizetype MostJobs = 4; ///< at once; the others wait, and those scrolled away are never asked for

/// One picture at a time, as each may take 256 MB. Outlives every view, so that none has to wait for it.
QThreadPool& decoderPool()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    return pool;
}

} // namespace

Thumbnails::Thumbnails(TimelineRows& rows, TimelineScroller& scroller, QWidget& viewport)
    : m_rows(rows)
    , m_scroller(scroller)
    , m_viewport(viewport)
    , m_kept(KeptBytes)
{
    connect(&rows, &TimelineRows::reset, this, [this] { m_kept.clear(); });
}

Thumbnails::~Thumbnails()
{
    for (JobControl& job : m_jobs)
        job.cancel();
}

void Thumbnails::setSource(Source source)
{
    m_source = std::move(source);
    requestSoon();
}

void Thumbnails::requestSoon()
{
    if (m_source && !m_timer.isActive())
        m_timer.start(0, this);
}

void Thumbnails::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    m_timer.stop();
    request();
}

void Thumbnails::request()
{
    const TimelineScroller::Anchor anchor = m_scroller.anchor();
    for (int row = anchor.row; row >= 0 && row <= m_scroller.lastRow(); ++row) {
        RowLayout* layout = m_rows.peek(row);
        if (!layout)
            continue;
        const int top = row == anchor.row ? anchor.pixel : 0;
        layout->visitSeen(top, top + m_scroller.screen(), [&](PartLayout& part, Block& block) {
            if (part.kind != PartKind::Image && part.kind != PartKind::Tool)
                return;
            auto* found = dynamic_cast<PictureBlock*>(&block);
            if (!found || !found->isWaiting())
                return;
            PictureBlock& picture = *found;
            const Key key {m_rows.model()->outlineRow(row).key, part.index, picture.number()};
            const Kept* kept = m_kept.object(key);
            if (kept && kept->message.lock() == layout->message()) {
                picture.setThumbnail(kept->thumbnail);
                m_viewport.update(m_scroller.partRect(row, part.index)); // its height stays
            } else if (!m_jobs.contains(key) && m_jobs.size() < MostJobs) {
                start(key, layout->message());
            }
        });
    }
}

void Thumbnails::start(const Key& key, const MessagePtr& message)
{
    const JobControl job;
    m_jobs.insert(key, job);
    const QSize most = PictureBlock::tileIn(m_rows.style()) * m_viewport.devicePixelRatioF();
    m_source(message, key.part, key.number, job)
        .then(&decoderPool(),
            [most, ratio = m_viewport.devicePixelRatioF()](const Result<QByteArray>& file) -> Result<Thumbnail> {
                if (!file)
                    return std::unexpected(file.error());
                return Picture::read(*file, most).transform([ratio](Picture picture) {
                    picture.image.setDevicePixelRatio(ratio);
                    return Thumbnail {std::move(picture.image), picture.size, {}};
                });
            })
        .then(this, [this, key, message](const Result<Thumbnail>& thumbnail) { take(key, message, thumbnail); });
}

void Thumbnails::take(const Key& key, const MessagePtr& message, const Result<Thumbnail>& thumbnail)
{
    m_jobs.remove(key);
    if (thumbnail || thumbnail.error().code != Errc::Cancelled) {
        const Thumbnail known = thumbnail ? *thumbnail : Thumbnail {{}, {}, thumbnail.error().text};
        m_kept.insert(key, new Kept {message, known}, 1024 + known.image.sizeInBytes());
    }
    requestSoon();
}

} // namespace stemma

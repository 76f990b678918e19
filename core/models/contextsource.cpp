// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextsource.h"

#include "core/base/text.h"
#include "core/models/contextrequest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The id of the message at a place; none where the place is that of now.
Result<std::optional<MessageId>> messageAt(
    SessionStore& store, const SessionId& session, const Outline& outline, qint64 index, const JobControl& job)
{
    if (index < 0 || index >= qint64(outline.size()))
        return std::nullopt;
    const qint64 key = outline[size_t(index)].key;
    const auto message = store.messages(session, {&key, 1}, {.maxText = 0}, job);
    if (!message)
        return std::unexpected(message.error());
    if (!message->front())
        return fail(Errc::NotFound, ContextSource::tr("Message %1 is no longer there.").arg(index + 1));
    return message->front()->id;
}

Result<ContextPicture> readPicture(
    SessionStore& store, const SessionId& session, std::optional<qint64> at, const JobControl& job)
{
    const auto outline = store.outline(session, job);
    if (!outline)
        return std::unexpected(outline.error());
    ContextPicture picture;
    picture.messages = qint64(outline->size());
    picture.at = at && *at + 1 < picture.messages ? *at : -1;
    const auto id = messageAt(store, session, *outline, picture.at, job);
    if (!id)
        return std::unexpected(id.error());
    const auto budget = store.context(
        session, *id,
        [&](ContextItem item) {
            item.text
                = firstLine(QStringView(item.text).left(4 * ContextPicture::MostOfText), ContextPicture::MostOfText);
            picture.isExact = picture.isExact && item.exact;
            const bool isSent = item.leftOut.isEmpty();
            picture.sent += isSent;
            picture.leftOut += !isSent;
            picture.summaries += isSent && item.kind == ContextItem::Kind::Summary;
            if (isSent || picture.leftOut <= ContextPicture::MostLeftOut)
                picture.rows.push_back({std::move(item), false});
            return !job.isCancelled();
        },
        job);
    if (!budget)
        return std::unexpected(budget.error());
    picture.budget = *budget;
    return picture;
}

/// The same with what was not sent one message earlier.
Result<ContextPicture> compared(
    SessionStore& store, const SessionId& session, ContextPicture picture, const JobControl& job)
{
    const qint64 before = (picture.at < 0 ? picture.messages - 1 : picture.at) - 1;
    if (before < 0)
        return picture;
    const auto earlier = readPicture(store, session, before, job);
    if (!earlier)
        return std::unexpected(earlier.error());
    QSet<QString> sent;
    for (const ContextRow& row : earlier->rows) {
        if (row.isSent() && !row.item.id.isEmpty())
            sent += row.item.id;
    }
    ContextPicture::Difference difference;
    for (ContextRow& row : picture.rows) {
        if (!row.isSent() || row.item.id.isEmpty())
            continue;
        row.isNew = !sent.remove(row.item.id);
        difference.added += row.isNew;
    }
    difference.removed = sent.size();
    difference.tokens = picture.budget.total - earlier->budget.total;
    picture.difference = difference;
    return picture;
}

} // namespace

ContextSource::ContextSource(QObject* parent)
    : QObject(parent)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &ContextSource::load);
}

ContextSource::~ContextSource()
{
    m_control.cancel();
    m_search.cancel();
}

void ContextSource::setCurrent(OpenStore* store, const SessionId& session)
{
    if (m_store == store && m_session == session)
        return;
    if (m_store)
        disconnect(m_store, nullptr, this, nullptr);
    end();
    m_store = store;
    m_session = session;
    m_at.reset();
    m_picture.reset();
    m_error.reset();
    m_stale = true;
    if (store)
        connect(store, &OpenStore::changed, this, [this](StoreChange change) {
            m_stale = true;
            if (m_wanted && change != StoreChange::Vanished && !m_later.isActive())
                m_later.start(int(std::clamp<qint64>(10 * m_tookMs, QuietMs, 60'000)));
        });
    emit changed();
    if (m_wanted)
        load();
}

void ContextSource::setWanted(bool wanted)
{
    m_wanted = wanted;
    if (!wanted)
        end();
    else if (m_stale)
        load();
}

void ContextSource::setAt(std::optional<qint64> index)
{
    if (m_at == index)
        return;
    m_at = index;
    m_stale = true;
    if (m_wanted)
        m_later.start(RestMs);
}

void ContextSource::end()
{
    ++m_generation;
    m_control.cancel();
    m_search.cancel();
    m_later.stop();
    if (std::exchange(m_loading, false))
        emit ended();
}

void ContextSource::load()
{
    end();
    if (!m_store || !m_wanted)
        return;
    m_control = {};
    m_error.reset();
    m_loading = true;
    m_stale = false;
    m_since.start();
    emit begun(tr("Putting the context together"), m_control);
    emit changed();
    m_store
        ->run([session = m_session, at = m_at](
                  SessionStore& store, const JobControl& job) { return readPicture(store, session, at, job); },
            Lane::Normal, m_control)
        .then(this, [this, generation = m_generation](const Result<ContextPicture>& picture) {
            if (generation == m_generation)
                take(picture);
        });
}

void ContextSource::take(const Result<ContextPicture>& picture)
{
    m_loading = false;
    m_tookMs = m_since.elapsed();
    if (picture)
        m_picture = std::make_shared<const ContextPicture>(*picture);
    else
        m_error = picture.error();
    emit ended();
    emit changed();
    if (picture)
        compare();
}

void ContextSource::compare()
{
    if (!m_store)
        return;
    m_store
        ->run([session = m_session, picture = m_picture](
                  SessionStore& store, const JobControl& job) { return compared(store, session, *picture, job); },
            Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Result<ContextPicture>& picture) {
            if (generation != m_generation || !picture)
                return;
            m_picture = std::make_shared<const ContextPicture>(*picture);
            emit changed();
        });
}

void ContextSource::find(const QString& words)
{
    m_search.cancel();
    m_search = {};
    if (words.isEmpty() || !m_store) {
        emit found(words, {});
        return;
    }
    const auto look = [session = m_session, at = m_picture ? m_picture->at : -1, words](
                          SessionStore& store, const JobControl& job) -> Result<QSet<qint64>> {
        const auto outline = store.outline(session, job);
        const auto id = outline ? messageAt(store, session, *outline, at, job) : std::unexpected(outline.error());
        if (!id)
            return std::unexpected(id.error());
        QSet<qint64> positions;
        const auto read = store.context(
            session, *id,
            [&](const ContextItem& item) {
                if (item.text.contains(words, Qt::CaseInsensitive))
                    positions += item.position;
                return !job.isCancelled();
            },
            job);
        if (!read)
            return std::unexpected(read.error());
        return positions;
    };
    m_store->run(look, Lane::Normal, m_search)
        .then(this, [this, words, job = m_search](const Result<QSet<qint64>>& positions) {
            if (job.isCancelled())
                return;
            if (positions)
                emit found(words, *positions);
            else
                emit noticed(positions.error().text);
        });
}

void ContextSource::exportRequest(bool asCurl)
{
    if (!m_store)
        return;
    const auto write = [session = m_session, at = m_picture ? m_picture->at : -1, asCurl](
                           SessionStore& store, const JobControl& job) -> Result<QString> {
        const auto outline = store.outline(session, job);
        const auto id = outline ? messageAt(store, session, *outline, at, job) : std::unexpected(outline.error());
        const auto info = id ? store.session(session, ListDetail::Basic, job) : std::unexpected(id.error());
        if (!info)
            return std::unexpected(info.error());
        ContextRequest request(info->model);
        const auto read = store.context(
            session, *id,
            [&](const ContextItem& item) {
                request.add(item);
                return !job.isCancelled();
            },
            job);
        if (!read)
            return std::unexpected(read.error());
        return asCurl ? request.curl() : request.json();
    };
    m_store->run(write, Lane::Normal).then(this, [this](const Result<QString>& text) {
        if (text)
            emit exported(*text);
        else
            emit noticed(text.error().text);
    });
}

} // namespace stemma

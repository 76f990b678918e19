// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextsource.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/models/compactionsource.h"
#include "core/models/contextrequest.h"
#include "core/models/turnindex.h"
#include "core/store/contextplace.h"
#include "core/store/incrementalcontext.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What one step takes of an item for a list.
void add(ContextPicture& picture, ContextItem item)
{
    const size_t hash = qHash(item.text);
    const QStringView beginning = QStringView(item.text).left(4 * ContextPicture::MostOfText);
    item.text = firstLine(beginning.toString().simplified(), ContextPicture::MostOfText);
    picture.isExact = picture.isExact && item.exact;
    const bool isSent = item.leftOut.isEmpty();
    picture.sent += isSent;
    picture.leftOut += !isSent;
    picture.summaries += isSent && item.kind == ContextItem::Kind::Summary;
    if (isSent || picture.leftOut <= ContextPicture::MostLeftOut)
        picture.rows.push_back({std::move(item), hash, false});
}

/// The last message of the turn before the one in which @p newest stands; -1: none. A summary that was written between
/// the two is a change of the later one.
Result<qint64> endOfTurnBefore(
    SessionStore& store, const SessionId& session, const Outline& outline, qint64 newest, const JobControl& job)
{
    constexpr qint64 Piece = 256;
    bool isBefore = false; // the prompt was found
    for (qint64 end = newest + 1; end > 0; end -= Piece) {
        const qint64 begin = qMax<qint64>(0, end - Piece);
        std::vector<qint64> keys;
        for (qint64 row = begin; row < end; ++row)
            keys.push_back(outline[size_t(row)].key);
        const auto details = store.outlineDetails(session, keys, job);
        if (!details)
            return std::unexpected(details.error());
        for (qint64 row = qMin(end - begin, qint64(details->size())); row-- > 0;) {
            const OutlineDetail& detail = (*details)[size_t(row)];
            if (isBefore && !MessageStates::fromInt(detail.states).testFlag(MessageState::Summary))
                return begin + row;
            isBefore = isBefore || TurnIndex::isPrompt(detail);
        }
    }
    return -1;
}

/// The same with what was not sent one message earlier.
ContextPicture compared(ContextPicture picture, QHash<QString, qint64> sent, qint64 tokens)
{
    ContextPicture::Difference difference;
    for (ContextRow& row : picture.rows) {
        if (!row.isSent() || row.item.id.isEmpty())
            continue;
        const auto before = sent.find(row.item.id);
        row.isNew = before == sent.end() || (*before)-- <= 0;
        difference.added += row.isNew;
    }
    for (const qint64 left : std::as_const(sent))
        difference.removed += qMax<qint64>(0, left);
    difference.tokens = saturatingSubtract(picture.budget.total, tokens);
    picture.difference = difference;
    return picture;
}

} // namespace

/// One context, given item by item; used on the lane.
class ContextSource::Reading
{
public:
    using Take = std::function<void(ContextItem)>;

    enum class When : quint8 { Then, TurnBefore };

    /// @p at: Message::index of the newest message; -1: as it is now
    Reading(SessionId session, qint64 at, Take take, When when = When::Then)
        : m_session(std::move(session))
        , m_at(at)
        , m_take(std::move(take))
        , m_when(when)
    {
    }

    Result<bool> step(SessionStore& store, const JobControl& job)
    {
        if (!m_steps) {
            if (const Result<> begun = begin(store, job); !begun)
                return std::unexpected(begun.error());
        }
        if (!m_steps)
            return true;
        const auto pass = [&](ContextItem item) {
            m_take(std::move(item));
            return !job.isCancelled();
        };
        const Result<bool> done = m_steps->step(pass, job);
        return job.isCancelled() ? fail(Errc::Cancelled, {}) : done;
    }

    [[nodiscard]] qint64 at() const { return m_at; }
    [[nodiscard]] qint64 messages() const { return m_messages; }
    [[nodiscard]] ContextBudget budget() const { return m_steps->budget(); }
    [[nodiscard]] ContextRules rules() const { return m_steps->rules(); }
    [[nodiscard]] std::optional<qint64> measured() const { return m_steps->measured(); }

private:
    Result<> begin(SessionStore& store, const JobControl& job)
    {
        const auto outline = store.outline(m_session, job);
        if (!outline)
            return std::unexpected(outline.error());
        m_messages = qint64(outline->size());
        if (m_when == When::TurnBefore) {
            const qint64 newest = m_at < 0 ? m_messages - 1 : qMin(m_at, m_messages - 1);
            const auto end = endOfTurnBefore(store, m_session, *outline, newest, job);
            if (!end)
                return std::unexpected(end.error());
            m_at = *end;
            if (m_at < 0)
                return {}; // there is nothing to put together
        }
        const auto id = newestOfContext(store, m_session, *outline, m_at, job);
        if (!id)
            return std::unexpected(id.error());
        if (!*id)
            m_at = -1;
        m_steps = incrementalContext(store, m_session, *id);
        return {};
    }

    SessionId m_session;
    qint64 m_at;
    Take m_take;
    When m_when;
    qint64 m_messages = 0;
    std::unique_ptr<IncrementalContext> m_steps; ///< null before the first step, and where no turn came before
};

ContextSource::ContextSource(QObject* parent)
    : StoreSource(QuietMs, parent)
{
    m_searchRest.setSingleShot(true);
    m_searchRest.setInterval(FindRestMs);
    connect(&m_searchRest, &QTimer::timeout, this, &ContextSource::findNow);
}

ContextSource::~ContextSource()
{
    for (const auto& walk : m_walks) {
        if (walk)
            walk->control.cancel();
    }
}

void ContextSource::setCurrent(OpenStore* store, const SessionId& session)
{
    if (this->store() == store && m_session == session)
        return;
    giveUp(Walk::Search);
    giveUp(Walk::Export);
    m_searchRest.stop();
    setStore(store);
    m_session = session;
    m_at.reset();
    m_picture.reset();
    m_comparison.reset();
    m_summaries.reset();
    m_stale = true;
    if (store) {
        connect(store, &QObject::destroyed, this, [this] { setCurrent(nullptr, {}); });
        connect(store, &OpenStore::changed, this, [this] { m_summaries.reset(); });
    }
    emit changed();
    load();
}

void ContextSource::setWanted(bool wanted)
{
    m_wanted = wanted;
    if (!wanted) {
        m_stale = m_stale || isReading() || m_comparing || m_comparingTurns
            || !m_summaries; // their answers are dropped as well
        giveUp(Walk::Search);
        m_searchRest.stop();
        stop();
    } else if (m_stale) {
        load();
    }
}

void ContextSource::setAt(std::optional<qint64> index)
{
    if (m_at == index)
        return;
    m_at = index;
    m_stale = true;
    if (m_wanted)
        loadLater(RestMs);
}

void ContextSource::readAgain()
{
    m_stale = true;
    if (m_wanted)
        loadLater(RestMs);
}

void ContextSource::load()
{
    m_stale = true;
    if (!store() || !m_wanted)
        return;
    m_stale = false;
    m_comparingTurns = false; // the answer would be dropped
    const auto picture = std::make_shared<ContextPicture>();
    const auto reading = std::make_shared<Reading>(
        m_session, m_at.value_or(-1), [picture](ContextItem item) { add(*picture, std::move(item)); });
    begin(tr("Building the context"));
    readOn(reading, Lane::Normal, [this, reading, picture](const Result<>& done) {
        if (!done)
            return finish(done.error());
        picture->at = reading->at();
        picture->messages = reading->messages();
        picture->budget = reading->budget();
        picture->rules = reading->rules();
        picture->measured = reading->measured();
        m_picture = picture;
        finish();
        readSummaries();
        compare();
        compareTurns();
    });
}

void ContextSource::readSummaries()
{
    if (m_summaries)
        return;
    const auto read = [session = m_session](SessionStore& store, const JobControl& job) -> Result<CompactionGraphPtr> {
        const auto outline = store.outline(session, job);
        return outline ? readCompactions(store, session, *outline, job) : std::unexpected(outline.error());
    };
    ask(read, Lane::Idle, [this](const Result<CompactionGraphPtr>& graph) {
        if (!graph)
            return; // the context itself was read, and says what matters
        m_summaries = *graph;
        emit changed();
    });
}

void ContextSource::compare()
{
    const qint64 before = (m_picture->at < 0 ? m_picture->messages - 1 : m_picture->at) - 1;
    m_comparing = before >= 0;
    if (!m_comparing)
        return;
    const auto sent = std::make_shared<QHash<QString, qint64>>(); // items by id
    const auto reading = std::make_shared<Reading>(m_session, before, [sent](const ContextItem& item) {
        if (item.leftOut.isEmpty() && !item.id.isEmpty())
            ++(*sent)[item.id];
    });
    readOn(reading, Lane::Idle, [this, reading, sent](const Result<>& done) {
        if (!done) {
            m_comparing = false;
            return;
        }
        const auto work = [picture = m_picture, sent, tokens = reading->budget().total](
                              const SessionStore&, const JobControl&) { return compared(*picture, *sent, tokens); };
        ask(work, Lane::Idle, [this](const ContextPicture& picture) {
            m_comparing = false;
            m_picture = std::make_shared<const ContextPicture>(picture);
            emit changed();
        });
    });
}

void ContextSource::setCompared(bool compared)
{
    if (std::exchange(m_isCompared, compared) == compared)
        return;
    m_comparison.reset();
    if (compared && m_picture && m_wanted && !isReading())
        compareTurns();
    emit changed();
}

void ContextSource::compareTurns()
{
    if (!m_isCompared)
        return;
    m_comparingTurns = true;
    const auto before = std::make_shared<ContextPicture>();
    const auto reading = std::make_shared<Reading>(
        m_session, m_picture->at, [before](ContextItem item) { add(*before, std::move(item)); },
        Reading::When::TurnBefore);
    readOn(reading, Lane::Idle, [this, reading, before](const Result<>& done) {
        m_comparingTurns = false;
        if (!done || reading->at() < 0) {
            m_comparison.reset();
            emit changed();
            return;
        }
        const auto work = [picture = m_picture, before, at = reading->at()](const SessionStore&, const JobControl&) {
            ContextComparison made = ContextComparison::of(std::move(before->rows), picture->rows);
            made.beforeAt = at;
            made.nowAt = picture->at < 0 ? picture->messages - 1 : picture->at;
            return made;
        };
        m_comparingTurns = true;
        ask(work, Lane::Idle, [this](const ContextComparison& made) {
            m_comparingTurns = false;
            m_comparison = m_isCompared ? std::make_shared<const ContextComparison>(made) : nullptr;
            emit changed();
        });
    });
}

/// A reading of the context on screen.
std::shared_ptr<ContextSource::Reading> ContextSource::shown(std::function<void(ContextItem)> take) const
{
    return std::make_shared<Reading>(m_session, m_picture ? m_picture->at : -1, std::move(take));
}

void ContextSource::giveUp(Walk walk)
{
    if (auto& now = m_walks[size_t(walk)]) {
        now->control.cancel();
        now.reset();
        emit walkEnded(walk);
    }
}

void ContextSource::walk(
    Walk walk, const QString& title, std::function<void(ContextItem)> take, std::function<void(const Result<>&)> done)
{
    giveUp(walk);
    const UnderWay begun {++m_lastWalk, {}};
    m_walks[size_t(walk)] = begun;
    emit walkBegun(walk, title, begun.control);
    const auto end = [this, walk, begun, done = std::move(done)](const Result<>& answer) {
        auto& now = m_walks[size_t(walk)];
        if (!now || now->number != begun.number)
            return; // given up
        now.reset();
        emit walkEnded(walk);
        if (!begun.control.isCancelled())
            done(answer);
    };
    readOn(shown(std::move(take)), Lane::Normal, begun.control, end);
}

void ContextSource::find(const QString& words)
{
    giveUp(Walk::Search);
    m_searched = words;
    if (!words.isEmpty() && store())
        return m_searchRest.start(); // a long context is not walked at each letter
    m_searchRest.stop();
    emit found(words, {});
}

void ContextSource::findNow()
{
    const QString words = m_searched;
    const auto positions = std::make_shared<QSet<qint64>>();
    const auto take = [words, positions](const ContextItem& item) {
        if (item.text.contains(words, Qt::CaseInsensitive))
            positions->insert(item.position);
    };
    walk(Walk::Search, tr("Searching the context for “%1”").arg(words), take,
        [this, words, positions](const Result<>& done) {
            if (done)
                emit found(words, *positions);
            else
                emit noticed(done.error().text);
        });
}

void ContextSource::exportRequest(bool asCurl)
{
    if (!store())
        return;
    const auto request = std::make_shared<ContextRequest>();
    const auto take = [request](const ContextItem& item) { request->add(item); };
    walk(Walk::Export, tr("Writing the request"), take,
        [this, request, asCurl, session = m_session](const Result<>& done) {
            if (!done) {
                emit noticed(done.error().text);
                return;
            }
            const auto write
                = [request, asCurl, session](SessionStore& store, const JobControl& job) -> Result<QString> {
                const auto info = store.session(session, ListDetail::Basic, job);
                if (!info)
                    return std::unexpected(info.error());
                return asCurl ? request->curl(info->model) : request->json(info->model);
            };
            store()->run(write).then(this, [this](const Result<QString>& text) {
                if (text)
                    emit exported(*text);
                else
                    emit noticed(text.error().text);
            });
        });
}

} // namespace stemma

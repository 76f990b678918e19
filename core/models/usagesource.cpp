// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/usagesource.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace stemma {

/// The reading of one store.
class UsageSource::Work
{
public:
    using Identities = std::shared_ptr<QSet<quint64>>;

    /// @p store: its place; -1: it is not shown. @p counted: of the stores that are read before.
    Work(const Request& request, int store, const QString& format, Identities counted)
        : m_prices(request.prices)
        , m_without(request.without)
        , m_format(format)
        , m_most(store < 0 ? 0 : size_t(request.mostCalls))
        , m_store(store)
        , m_counted(std::move(counted))
        , m_reader(request.query, *m_prices)
    {
        m_reader.setCountedBefore(m_counted.get());
        if (m_most > 0)
            m_reader.setSink([this](const UsageRecord& record) { keep(record); });
    }

    Result<bool> step(SessionStore& store, const JobControl& job) { return m_reader.step(store, job); }
    [[nodiscard]] UsageReportPtr report() const { return m_reader.report(); }
    [[nodiscard]] UsageCallsPtr calls() const { return std::make_shared<UsageCalls>(m_calls); }
    [[nodiscard]] qint64 seen() const { return m_seen; }

private:
    [[nodiscard]] bool isAskedFor(const UsageRecord& record) const
    {
        if (!m_without)
            return true;
        switch (*m_without) {
        case UsageAxis::Model:
            return record.model.isEmpty();
        case UsageAxis::Agent:
            return record.agent.isEmpty();
        case UsageAxis::Project:
            return record.project.isEmpty();
        case UsageAxis::Day:
            return !record.at;
        case UsageAxis::Turn:
            return record.turn < 0;
        case UsageAxis::Session:
            return record.session.isEmpty();
        }
        return true;
    }

    void keep(const UsageRecord& record)
    {
        if (!isAskedFor(record))
            return;
        ++m_seen;
        if (m_calls.size() >= m_most)
            return;
        UsageCall call {record, std::nullopt, m_prices->billingOf(record, m_format), m_store};
        if (record.notCounted == NotCounted::Counted)
            call.cost = m_prices->cost(record);
        m_calls.push_back(std::move(call));
    }

    std::shared_ptr<const PriceTable> m_prices;
    std::optional<UsageAxis> m_without;
    QString m_format;
    size_t m_most;
    int m_store;
    Identities m_counted;
    UsageReader m_reader;
    UsageCalls m_calls;
    qint64 m_seen = 0;
};

/// What one step gave.
struct UsageSource::Answer
{
    Result<bool> done;
    UsageReportPtr report; ///< where it was asked for
    UsageCallsPtr calls;
    qint64 callsSeen = 0;
};

UsageSource::UsageSource(QObject* parent)
    : QObject(parent)
    , m_tables(std::make_shared<UsageTables>())
    , m_calls(std::make_shared<UsageCalls>())
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &UsageSource::load);
}

UsageSource::~UsageSource()
{
    stop();
}

void UsageSource::setRequest(const Request& request)
{
    if (request == m_request)
        return;
    for (OpenStore* store : m_request.before + m_request.stores)
        store->disconnect(this);
    stop();
    m_later.stop();
    m_request = request;
    m_isFresh = true;
    for (OpenStore* store : m_request.before + m_request.stores) {
        connect(store, &OpenStore::changed, this, &UsageSource::noteChange);
        connect(store, &QObject::destroyed, this, [this, store] {
            Request rest = m_request;
            for (Request* of : {&rest, &m_request}) { // it is not to be touched any more
                of->stores.removeOne(store);
                of->before.removeOne(store);
            }
            setRequest(rest);
        });
    }
}

void UsageSource::noteChange(StoreChange change)
{
    if (change != StoreChange::Vanished && !m_later.isActive())
        m_later.start(int(std::clamp<qint64>(10 * m_tookMs, QuietMs, 60'000)));
}

void UsageSource::stop()
{
    ++m_generation;
    m_taken = m_made;
    m_control.cancel();
    for (Part& part : m_parts)
        release(part);
    if (m_since.isValid()) {
        m_since.invalidate();
        emit ended();
    }
}

void UsageSource::clear()
{
    setRequest({});
    stop();
    m_parts.clear();
    m_tables = std::make_shared<UsageTables>();
    m_calls = std::make_shared<UsageCalls>();
    m_callsSeen = 0;
    m_errors.clear();
    emit changed();
}

void UsageSource::release(Part& part)
{
    part.control.cancel();
    // The reader may hold what belongs to the store.
    if (part.store && part.work)
        part.store->run([work = std::move(part.work)](SessionStore&, const JobControl&) mutable { work.reset(); },
            Lane::Idle, part.control);
    part.work.reset();
}

void UsageSource::load()
{
    stop();
    m_later.stop();
    m_parts.clear();
    m_control = {};
    m_wasCancelled = false;
    m_errors.clear();
    m_shown.invalidate();
    if (!m_request.prices || m_request.stores.isEmpty())
        return makeTables(true);
    m_since.start();
    QMap<QString, Work::Identities> counted; // by format
    const int before = int(m_request.before.size());
    for (int i = 0; i < before + int(m_request.stores.size()); ++i) {
        OpenStore* store = i < before ? m_request.before[i] : m_request.stores[i - before];
        const QString format = store->info().format;
        if (!counted.contains(format))
            counted.insert(format, std::make_shared<QSet<quint64>>());
        m_parts.push_back({.store = store,
            .format = format,
            .isShown = i >= before,
            .work = std::make_shared<Work>(m_request, i < before ? -1 : i - before, format, counted.value(format)),
            .control = {},
            .report = {},
            .calls = {},
            .callsSeen = 0,
            .isDone = false});
    }
    emit begun(tr("Adding up the usage"), m_control);
    emit changed();
    for (const QString& format : counted.keys())
        readNext(format);
}

void UsageSource::readNext(const QString& format)
{
    const auto next
        = std::ranges::find_if(m_parts, [&](const Part& part) { return part.format == format && !part.isDone; });
    if (next != m_parts.end())
        readOn(int(next - m_parts.begin()));
}

void UsageSource::readOn(int part)
{
    Part& at = m_parts[size_t(part)];
    if (!at.store)
        return take(part, {fail(Errc::Cancelled, {}), {}, {}, 0});
    const bool shows = m_shown.isValid() && m_shown.hasExpired(ShowMs);
    if (!m_shown.isValid() || shows)
        m_shown.start();
    at.store
        ->run(
            [work = at.work, shows](SessionStore& store, const JobControl& job) {
                Answer answer {work->step(store, job), {}, {}, 0};
                // What was read before an error is shown too.
                if (shows || !answer.done || *answer.done) {
                    answer.report = work->report();
                    answer.calls = work->calls();
                    answer.callsSeen = work->seen();
                }
                return answer;
            },
            Lane::Normal, at.control)
        .then(this, [this, part, generation = m_generation](const Answer& answer) {
            if (generation == m_generation)
                take(part, answer);
        });
}

void UsageSource::take(int part, const Answer& answer)
{
    Part& at = m_parts[size_t(part)];
    if (answer.report) {
        at.report = answer.report;
        at.calls = answer.calls;
        at.callsSeen = answer.callsSeen;
    }
    if (answer.done && !*answer.done && !m_control.isCancelled()) {
        showProgress();
        if (answer.report)
            makeTables(false);
        return readOn(part);
    }
    m_wasCancelled = m_wasCancelled || m_control.isCancelled();
    if (!answer.done && answer.done.error().code != Errc::Cancelled)
        m_errors.append(answer.done.error().text);
    at.isDone = true;
    release(at);
    showProgress();
    if (std::ranges::all_of(m_parts, &Part::isDone))
        finish();
    else
        readNext(QString(at.format)); // may end there, and forget the part
}

void UsageSource::showProgress()
{
    qint64 done = 0;
    for (const Part& part : m_parts)
        done += part.isDone ? 1'000 : std::clamp<qint64>(part.control.progress().done, 0, 1'000);
    m_control.setProgress(done, 1'000 * qint64(m_parts.size()));
}

void UsageSource::finish()
{
    m_tookMs = m_since.elapsed();
    m_since.invalidate();
    makeTables(!m_wasCancelled);
    emit ended();
}

void UsageSource::makeTables(bool isWhole)
{
    std::vector<UsageReportPtr> reports;
    auto calls = std::make_shared<UsageCalls>();
    m_callsSeen = 0;
    for (const Part& part : m_parts) {
        if (!part.isShown)
            continue;
        reports.push_back(part.report);
        m_callsSeen += part.callsSeen;
        if (part.calls)
            calls->insert(calls->end(), part.calls->begin(), part.calls->end());
    }
    m_calls = calls;
    QtConcurrent::run([reports, isWhole] {
        return makeUsageTables(reports, isWhole);
    }).then(this, [this, generation = m_generation, number = ++m_made](const UsageTablesPtr& tables) {
        // A state that was made while the rest came in may be late.
        if (generation != m_generation || number <= m_taken)
            return;
        m_taken = number;
        m_isFresh = false;
        m_tables = tables;
        emit changed();
    });
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usagereader.h"

#include "core/base/shownzone.h"
#include "core/base/stablehash.h"
#include "core/session/modelname.h"
#include "core/usage/messageusage.h"
#include "core/usage/turntitles.h"
#include "core/usage/usageadder.h"
#include "core/usage/usagecache.h"
#include "core/usage/usagedifferences.h"
#include "core/usage/usageunits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ReaderText
{
    Q_DECLARE_TR_FUNCTIONS(Usage)
};

constexpr size_t CallsAStep = 20'000; ///< that are known already
constexpr qint64 WholeProgress = 1'000;

/// Identities of calls that have none of their own, in sessions that are copies of each other: copies keep the times,
/// or where there are none the places, and the tokens, and not always the name of the model. Equal ones of one session
/// are told apart by their number.
class FamilyIdentities
{
public:
    explicit FamilyIdentities(const SessionId& family)
        : m_family(family.value)
    {
    }

    [[nodiscard]] quint64 next(const UsageRecord& call)
    {
        ++m_place;
        if (m_family.isEmpty())
            return 0;
        const qint64 when = call.at ? toMs(*call.at) : m_place;
        StableHash hash;
        hash.add(0, m_family.constData(), m_family.size() * qsizetype(sizeof(QChar)));
        hash.add(call.at ? 1 : 2, &when, sizeof when);
        hash.add(3, &call.tokens, sizeof call.tokens);
        const int number = m_numbers[hash.value()]++;
        hash.add(4, &number, sizeof number);
        return hash.value();
    }

private:
    QString m_family;
    qint64 m_place = 0;
    QHash<quint64, int> m_numbers;
};

} // namespace

/// What is known between the steps.
class UsageReader::Work
{
public:
    Work(UsageReader& reader, const StoreInfo& info)
        : m_reader(reader)
        , m_cache(info.format, info.path)
        , m_adder(reader.m_prices, info.format, reader.m_query.withTurns)
        , m_differences(reader.m_prices)
        , m_isFleeting(CacheFile::isFleeting(info.path))
        , m_seen(reader.m_countedBefore ? *reader.m_countedBefore : QSet<quint64>())
    {
    }

    [[nodiscard]] Result<> begin(SessionStore& store, UsageStore* service, const JobControl& job);
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] bool isOf(const UsageStore* service) const { return m_service == service; }
    [[nodiscard]] UsageReportPtr report() const { return m_adder.report(); }

private:
    [[nodiscard]] Result<std::unique_ptr<UsageScan>> scanOf(
        SessionStore& store, const UsageUnit& unit, const JobControl& job);
    [[nodiscard]] Result<bool> scanUnit(SessionStore& store, const JobControl& job);
    void addUnit(const UsageUnit& unit, const UnitCalls& calls);
    [[nodiscard]] bool isAsked(const UsageUnit& unit, const SessionId& session) const;
    [[nodiscard]] bool isAsked(const UsageRecord& call);
    [[nodiscard]] bool isNew(quint64 identity);
    void finish();
    [[nodiscard]] Result<bool> nameTurns(SessionStore& store, const JobControl& job);

    UsageReader& m_reader;
    UsageStore* m_service = nullptr;
    UsageUnits m_units;
    UsageCache m_cache;
    UsageAdder m_adder;
    UsageDifferences m_differences;
    bool m_isFleeting;
    bool m_keeps = false; ///< what is read is written to the cache
    size_t m_unit = 0;
    std::unique_ptr<UsageScan> m_scan; ///< of m_unit
    UnitCalls m_calls; ///< so far
    QSet<quint64> m_seen; ///< identities of the units before, and of the stores before
    qint64 m_doneBytes = 0;
    qint64 m_allBytes = 0;
    bool m_isUnread = false; ///< the last unit failed, and has to be read the next time
    std::optional<TurnTitles> m_titles; ///< once all units are read
    int m_failed = 0;
    QString m_firstFailure;
};

Result<> UsageReader::Work::begin(SessionStore& store, UsageStore* service, const JobControl& job)
{
    m_service = service;
    auto units = service ? service->usageUnits(job) : usageUnitsOf(store, job);
    if (!units)
        return std::unexpected(units.error());
    for (const UsageUnit& unit : *units)
        m_allBytes += unit.bytes;
    m_units = UsageUnits(*std::move(units));
    const bool tellsChanges
        = std::ranges::any_of(m_units.all(), [](const UsageUnit& unit) { return !unit.stamp.isEmpty(); });
    const bool isKept = tellsChanges && !m_isFleeting && m_allBytes >= CacheFile::leastBytes();
    if (isKept)
        m_cache.read();
    m_keeps = isKept && !m_cache.isCurrent(m_units.all());
    if (m_keeps)
        m_cache.begin(m_units.all().size());
    return {};
}

Result<std::unique_ptr<UsageScan>> UsageReader::Work::scanOf(
    SessionStore& store, const UsageUnit& unit, const JobControl& job)
{
    if (m_service)
        return m_service->scanUsage(unit, job);
    return std::make_unique<MessageUsage>(store, unit.session);
}

/// Reads some of the unit. True: all of it is read. What cannot be read is left out and told.
Result<bool> UsageReader::Work::scanUnit(SessionStore& store, const JobControl& job)
{
    const UsageUnit& unit = m_units.all()[m_unit];
    const auto fails = [&](const Error& error) -> Result<bool> {
        if (error.code == Errc::Cancelled)
            return std::unexpected(error);
        ++m_failed;
        m_firstFailure = m_firstFailure.isEmpty() ? error.text : m_firstFailure;
        m_scan.reset();
        m_calls = {};
        m_isUnread = true;
        return true;
    };
    if (!m_scan) {
        auto scan = scanOf(store, unit, job);
        if (!scan)
            return fails(scan.error());
        m_scan = *std::move(scan);
        m_calls = {};
    }
    const auto done = m_scan->step([this](const UsageRecord& record) { m_calls.add(record); }, job);
    if (!done)
        return fails(done.error());
    if (*done) {
        m_calls.finish(m_scan->total());
        m_scan.reset();
    }
    return *done;
}

bool UsageReader::Work::isAsked(const UsageUnit& unit, const SessionId& session) const
{
    const UsageQuery& query = m_reader.m_query;
    return !query.session || *query.session == session || *query.session == unit.session;
}

bool UsageReader::Work::isAsked(const UsageRecord& call)
{
    const UsageQuery& query = m_reader.m_query;
    const auto fits = [](const QString& wanted, const QString& is) { return wanted.isEmpty() || wanted == is; };
    if (!fits(query.model, call.model) && !fits(query.model, withoutProvider(call.model)))
        return false;
    if (!fits(query.agent, call.agent) || !fits(query.project, call.project))
        return false;
    if ((query.since || query.until || !query.day.isEmpty()) && !call.at)
        return false;
    if ((query.since && *call.at < *query.since) || (query.until && *call.at >= *query.until))
        return false;
    if (!query.day.isEmpty() && query.day != inShownZone(*call.at).date().toString(Qt::ISODate))
        return false;
    return query.turn < 0 || (call.turn == query.turn && (!query.session || call.storedIn == *query.session));
}

bool UsageReader::Work::isNew(quint64 identity)
{
    const qsizetype before = m_seen.size();
    m_seen.insert(identity);
    return m_seen.size() > before;
}

void UsageReader::Work::addUnit(const UsageUnit& unit, const UnitCalls& calls)
{
    const SessionId session = m_units.sessionOf(unit);
    const bool isAskedUnit = isAsked(unit, session);
    FamilyIdentities family(m_units.familyOf(unit));
    if (isAskedUnit) {
        m_differences.setUnit(unit, session, calls.total());
        m_adder.setTitle(unit.session, unit.title.isEmpty() ? unit.session.value : unit.title);
        for (int reason = 1; reason < NotCountedReasons; ++reason) {
            const UnitCalls::LeftOut& sum = calls.leftOut(NotCounted(reason));
            if (sum.records > 0)
                m_adder.leaveOut(NotCounted(reason), session, sum.tokens, sum.records);
            m_differences.leaveOut(NotCounted(reason), sum.tokens);
        }
    }
    const bool withIds = m_reader.m_sink || m_reader.m_query.withTurns;
    for (size_t i = 0; i < calls.size(); ++i) {
        UsageRecord call = calls.record(i, withIds);
        call.session = session;
        call.storedIn = unit.session;
        call.project = unit.project;
        call.model = call.model.isEmpty() ? unit.model : call.model;
        call.agent = call.agent.isEmpty() ? unit.agent : call.agent;
        call.isSubAgent = call.isSubAgent || !unit.startedBy.isEmpty();
        if (call.identity == 0)
            call.identity = family.next(call);
        if (call.identity != 0 && !isNew(call.identity))
            call.notCounted = NotCounted::Copied;
        if (!isAskedUnit)
            continue;
        m_differences.add(call);
        if (!isAsked(call))
            continue;
        if (call.notCounted == NotCounted::Counted)
            m_adder.add(call);
        else
            m_adder.leaveOut(call.notCounted, session, call.tokens);
        if (m_reader.m_sink)
            m_reader.m_sink(call);
    }
}

void UsageReader::Work::finish()
{
    m_cache.commit();
    if (m_reader.m_countedBefore)
        *m_reader.m_countedBefore = m_seen;
    for (const UsageDifference& difference : m_differences.found())
        m_adder.add(difference);
    if (m_failed > 0)
        m_adder.addNote(ReaderText::tr("%n session(s) could not be read and are not counted. %1", nullptr, m_failed)
                .arg(m_firstFailure));
}

Result<bool> UsageReader::Work::step(SessionStore& store, const JobControl& job)
{
    size_t calls = 0;
    while (m_unit < m_units.all().size()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const UsageUnit& unit = m_units.all()[m_unit];
        const bool isBegun = m_scan != nullptr;
        auto known = isBegun ? std::nullopt : m_cache.take(unit);
        if (!known) {
            const auto done = scanUnit(store, job);
            if (!done)
                return done;
            if (!*done)
                return false;
            known = std::exchange(m_calls, {});
            calls += CallsAStep / 8;
        }
        if (m_keeps)
            m_cache.add(unit, *known, !std::exchange(m_isUnread, false));
        addUnit(unit, *known);
        calls += known->size();
        ++m_unit;
        m_doneBytes += unit.bytes;
        job.setProgress(m_allBytes > 0 ? m_doneBytes * WholeProgress / m_allBytes : WholeProgress, WholeProgress);
        if (calls >= CallsAStep && m_unit < m_units.all().size())
            return false;
    }
    return nameTurns(store, job);
}

/// At the end, when it is known which turns have calls.
Result<bool> UsageReader::Work::nameTurns(SessionStore& store, const JobControl& job)
{
    if (!m_titles) {
        finish();
        m_titles.emplace().setTurns(m_adder.turns());
    }
    const auto done = m_titles->step(store, job);
    if (done && *done)
        m_adder.setTurnTitles(m_titles->byKey());
    return done;
}

UsageReader::UsageReader(UsageQuery query, const PriceTable& prices)
    : m_query(std::move(query))
    , m_prices(prices)
{
}

UsageReader::~UsageReader() = default;

Result<bool> UsageReader::step(SessionStore& store, const JobControl& job)
{
    if (m_isDone)
        return true;
    // A packed store that was unpacked anew is another one.
    UsageStore* const service = store.service<UsageStore>();
    if (!m_work || !m_work->isOf(service)) {
        m_work = std::make_unique<Work>(*this, store.info());
        if (const Result<> begun = m_work->begin(store, service, job); !begun) {
            m_work.reset();
            return std::unexpected(begun.error());
        }
        return false;
    }
    const auto done = m_work->step(store, job);
    m_isDone = done && *done;
    return done;
}

Result<UsageReportPtr> UsageReader::run(SessionStore& store, const JobControl& job)
{
    for (;;) {
        const auto done = step(store, job);
        if (!done)
            return std::unexpected(done.error());
        if (*done)
            return report();
    }
}

UsageReportPtr UsageReader::report() const
{
    return m_work ? m_work->report() : std::make_shared<const UsageReport>();
}

} // namespace stemma

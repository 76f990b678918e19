// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/store.h"

#include "core/store/conversation/forkorigins.h"
#include "core/store/conversation/sessionlist.h"
#include "core/store/formats/opencode/check/findings.h"
#include "core/store/formats/opencode/format.h"
#include "core/store/formats/opencode/plan/exportwriter.h"
#include "core/store/formats/opencode/plan/policy.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/formats/opencode/read/usage.h"
#include "core/store/plan/forkplanner.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

QString generationText(Generation generation, bool isOld)
{
    switch (generation) {
    case Generation::Tables2:
        return StoreText::tr("tables of OpenCode 2");
    case Generation::Tables1:
        return isOld ? StoreText::tr("exists only in old tables (OpenCode 1)") : StoreText::tr("tables of OpenCode 1");
    case Generation::Tree:
        return isOld ? StoreText::tr("exists only in old files, not in the database") : StoreText::tr("files");
    case Generation::Export:
        break;
    }
    return StoreText::tr("export, to be imported into OpenCode");
}

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : m_path(path)
    , m_detection(detection)
{
    const QFileInfo file(path);
    m_exports = file.isDir() ? path : file.path();
    if (!file.isDir() && detection.dialect == exportDialect()) {
        m_sources.push_back(std::make_unique<ExportSource>(path));
        return;
    }
    const Places places = placesIn(path);
    for (const QString& database : places.databases) {
        m_sources.push_back(std::make_unique<TableSource>(database));
        m_watchable << database << database + u"-wal"_s;
    }
    for (const QString& tree : places.trees)
        m_sources.push_back(std::make_unique<TreeSource>(tree));
    m_sources.push_back(std::make_unique<ExportSource>(m_exports));
}

Store::~Store() = default;

StoreInfo Store::info() const
{
    StoreInfo info;
    info.path = m_path;
    info.format = m_detection.format;
    info.dialect = m_detection.dialect;
    info.version = m_detection.version;
    info.notWritable = m_detection.notWritable;
    info.refusals = Policy::instance().refusals();
    for (const auto& source : m_sources) {
        info.size += source->bytes();
        info.live = info.live || source->isLive();
    }
    return info;
}

// ---- the list -----------------------------------------------------------------------------------

quint64 Store::revision() const
{
    quint64 revision = 0;
    for (const auto& source : m_sources)
        revision += source->revision();
    return revision;
}

Result<const std::vector<Store::Entry>*> Store::list(const JobControl& job)
{
    // What another program wrote since is noticed here too.
    for (const auto& source : m_sources) {
        if (const Result<> looked = source->read(job, [] { return Result<>(); }); !looked)
            return std::unexpected(looked.error());
    }
    if (m_listRevision == revision())
        return &m_list;
    m_listRevision.reset();
    m_list.clear();
    m_byId.clear();
    m_repeated.clear();
    bool hasTables2 = false;
    bool hasTables = false;
    std::set<QString> known;
    for (const auto& source : m_sources) {
        std::vector<Listed> sessions;
        const Result<> done = source->read(job, [&] {
            return source->list(job).transform([&](std::vector<Listed> listed) { sessions = std::move(listed); });
        });
        if (!done)
            return std::unexpected(done.error());
        if (m_sources.size() == 1 && sessions.empty() && !source->problems().isEmpty())
            return fail(Errc::Corrupt, source->problems().first().second);
        for (Listed& session : sessions) {
            hasTables2 = hasTables2 || session.generation == Generation::Tables2;
            hasTables = hasTables || session.generation <= Generation::Tables1;
            if (session.info.id.isEmpty())
                continue;
            if (!known.insert(session.info.id.value).second) {
                m_repeated << session.info.id.value;
                continue;
            }
            const bool isOld = (session.generation == Generation::Tables1 && hasTables2)
                || (session.generation == Generation::Tree && hasTables);
            session.info.fields << StoredField {
                u"generation"_s, generationText(session.generation, isOld), Unit::None, false};
            m_list.push_back({std::move(session), source.get(), isOld});
        }
    }
    std::ranges::stable_sort(
        m_list, [](const Entry& a, const Entry& b) { return a.listed.info.createdAt > b.listed.info.createdAt; });
    for (size_t i = 0; i < m_list.size(); ++i)
        m_byId.emplace(m_list[i].listed.info.id.value, i);
    std::vector<DatedSession> dated;
    for (auto& [listed, source, isOld] : m_list)
        dated.push_back(
            {&listed.info, listed.firstMs == OutlineRow::NoTime ? std::nullopt : std::optional(listed.firstMs),
                forkTitle(listed.info.title, -1)});
    findForkOrigins(dated); // spec opencode, 5.4
    m_listRevision = revision();
    return &m_list;
}

Result<const Store::Entry*> Store::entry(const SessionId& id, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    const auto found = m_byId.find(id.value);
    return found == m_byId.end() ? Result<const Entry*>(noSession(id)) : &(**all)[found->second];
}

Result<> Store::complete(SessionInfo& info, const JobControl& job)
{
    const auto found = entry(info.id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    return with(info.id, job, [&](const Conversation& session) {
        info.messages = qint64(session.size());
        if (info.tokens.isEmpty())
            info.tokens = static_cast<const Rows&>(session).usage();
        info.firstPrompt = firstPromptOf(session);
        return entry.source->sizeOf(entry.listed).transform([&](qint64 size) { info.size = size; });
    });
}

std::vector<SessionInfo> Store::infos() const
{
    std::vector<SessionInfo> infos;
    for (const Entry& entry : m_list)
        infos.push_back(entry.listed.info);
    return infos;
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    if (const auto all = list(job); !all)
        return std::unexpected(all.error());
    return giveSessions(infos(), detail, [&](SessionInfo& info) { return complete(info, job); }, sink, job);
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    SessionInfo info = (*found)->listed.info;
    const Result<> done = detail == ListDetail::Full ? complete(info, job) : Result<>();
    return done ? Result<SessionInfo>(std::move(info)) : std::unexpected(done.error());
}

// ---- one session --------------------------------------------------------------------------------

Result<Rows*> Store::load(const Entry& entry, const JobControl& job)
{
    const QString id = entry.listed.info.id.value;
    const quint64 now = entry.source->revision();
    if (m_loaded.rows && m_loaded.id == id && m_loaded.revision == now)
        return m_loaded.rows.get();
    m_loaded = {};
    auto rows = entry.source->load(entry.listed, job);
    if (!rows)
        return std::unexpected(rows.error());
    m_loaded = {id, now, *std::move(rows)};
    m_loaded.rows->setOutputs(m_exports + "/tool-output"_L1);
    return m_loaded.rows.get();
}

Result<const Conversation*> Store::open(const SessionId& id, const JobControl& job)
{
    const Conversation* session = nullptr;
    const Result<> done = with(id, job, [&](const Conversation& rows) {
        session = &rows;
        return Result<>();
    });
    return done ? Result<const Conversation*>(session) : std::unexpected(done.error());
}

Result<> Store::with(const SessionId& id, const JobControl& job, const Work& work)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    return entry.source->read(job, [&]() -> Result<> {
        const auto rows = load(entry, job);
        if (!rows)
            return std::unexpected(rows.error());
        return work(**rows);
    });
}

Result<QByteArray> Store::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    Result<QByteArray> answer = fail(Errc::NotFound, {});
    for (const auto& source : m_sources) {
        answer = source->rawBytes(place, maxBytes, job);
        if (answer || answer.error().code != Errc::NotFound)
            break;
    }
    return answer;
}

Result<QList<Checkpoint>> Store::checkpoints(const SessionId& id, const JobControl& job)
{
    // OpenCode names none.
    return entry(id, job).transform([](const Entry*) { return QList<Checkpoint>(); });
}

Result<QList<LineageEdge>> Store::edges(const SessionId& id, const JobControl& job)
{
    const auto known = entry(id, job);
    if (!known)
        return std::unexpected(known.error());
    return edgesByOrigins(infos(), id, [&](const SessionInfo& fork) {
        return answer(fork.id, job, [](const Conversation& rows) {
            return Result<std::vector<qint64>>(timesOf(rows));
        }).and_then([&](const std::vector<qint64>& times) {
            return answer(fork.origin.session, job, [&](const Conversation& rows) {
                const size_t same = commonBeginning(rows, times);
                return same > 0 ? rows.message(same - 1, 0).transform([](const Message& last) { return last.id; })
                                : Result<MessageId>(MessageId());
            });
        });
    });
}

const ChangePolicy& Store::policy() const
{
    return Policy::instance();
}

Result<std::vector<UsageUnit>> Store::usageUnits(const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    std::map<const Source*, std::pair<QByteArray, qint64>> sources; // stamp, sessions
    for (const Entry& entry : **all) {
        auto [known, isNew] = sources.try_emplace(entry.source);
        if (isNew)
            known->second.first = entry.source->stamp();
        ++known->second.second;
    }
    std::vector<UsageUnit> units;
    for (const auto& [listed, source, isOld] : **all) {
        const SessionInfo& info = listed.info;
        const bool isSubAgent = info.origin.kind == Origin::Kind::SubAgent;
        UsageUnit unit;
        unit.session = info.id;
        (isSubAgent ? unit.startedBy : unit.copyOf) = info.origin.session;
        unit.title = info.title;
        unit.model = info.model;
        unit.agent = info.agent;
        unit.project = info.directory;
        unit.created = info.createdAt;
        unit.updated = info.updatedAt;
        unit.bytes = source->bytes() / sources[source].second;
        unit.stamp = sources[source].first;
        units.push_back(std::move(unit));
    }
    return units;
}

Result<std::unique_ptr<UsageScan>> Store::scanUsage(const UsageUnit& unit, const JobControl& job)
{
    const auto found = entry(unit.session, job);
    if (!found)
        return std::unexpected(found.error());
    return std::make_unique<SessionUsage>(*(*found)->source, (*found)->listed);
}

// ---- the whole ----------------------------------------------------------------------------------

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    if (id && !m_byId.contains(id->value))
        return noSession(*id);
    Findings findings = findingsTo(sink);
    if (!id) {
        for (const auto& source : m_sources) {
            for (const auto& [file, why] : source->problems())
                findings.add(CheckRule::UnreadableFile, {}, {}, QFileInfo(file).fileName(), {why});
        }
    }
    const std::vector<Entry> entries = **all;
    const QStringList repeated = m_repeated;
    for (const Entry& entry : entries) {
        const SessionId& session = entry.listed.info.id;
        if (id && session != *id)
            continue;
        if (entry.isOld)
            findings.add(CheckRule::OnlyInOldTables, session, {}, entry.listed.info.title);
        if (repeated.contains(session.value))
            findings.add(CheckRule::SeveralGenerations, session, {}, entry.listed.info.title);
        const Result<> done
            = with(session, job, [&](const Conversation& rows) { return checkSession(rows, session, findings, job); });
        if (!done && done.error().code != Errc::NotFound)
            return done;
    }
    findings.finish();
    return {};
}

Result<EditPlan> Store::planned(
    const SessionId& id, const JobControl& job, const std::function<Result<EditPlan>(const WriteTarget&)>& work)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    Result<EditPlan> plan = EditPlan();
    const Result<> done = with(id, job, [&](const Conversation& rows) {
        plan = work(WriteTarget {entry.listed, static_cast<const Rows&>(rows), m_exports});
        return Result<>();
    });
    return done ? std::move(plan) : std::unexpected(done.error());
}

Result<EditPlan> Store::plan(const Edit& edit, const JobControl& job)
{
    return planned(sessionOf(edit), job, [&](const WriteTarget& target) -> Result<EditPlan> {
        ExportWriter writer(target);
        return ConversationPlanner(writer, Policy::instance(), job).plan(edit);
    });
}

Result<EditPlan> Store::planForked(const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job)
{
    if (edits.isEmpty())
        return fail(Errc::Usage, plantexts::notInFork());
    return planned(sessionOf(toEdit(edits.first())), job, [&](const WriteTarget& target) -> Result<EditPlan> {
        ExportWriter writer(target);
        return ForkPlanner(writer, Policy::instance(), job).plan(edits, dropsThinking);
    });
}

Result<StoreChange> Store::poll()
{
    StoreChange change = StoreChange::None;
    for (const auto& source : m_sources) {
        const auto one = source->poll();
        if (!one)
            return one;
        change = std::max(change, *one);
    }
    return change == StoreChange::Changed && !QFileInfo::exists(m_path) ? StoreChange::Vanished : change;
}

} // namespace stemma::opencode

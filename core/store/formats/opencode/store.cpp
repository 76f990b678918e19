// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/store.h"

#include "core/store/formats/opencode/check/check.h"
#include "core/store/formats/opencode/format.h"
#include "core/store/formats/opencode/plan/exportwriter.h"
#include "core/store/formats/opencode/plan/policy.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/plan/conversationplanner.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

/// The title of a session that a fork with this title was made of; empty: it is no title of a fork.
QString titleOfOrigin(const QString& title)
{
    static const QRegularExpression Fork(u"^(.+) \\(fork #(\\d+)\\)$"_s);
    const auto match = Fork.match(title);
    if (!match.hasMatch())
        return {};
    const int number = match.captured(2).toInt();
    return number <= 1 ? match.captured(1) : u"%1 (fork #%2)"_s.arg(match.captured(1)).arg(number - 1);
}

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
    for (const QString& database : places.databases)
        m_sources.push_back(std::make_unique<TableSource>(database));
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
    findOrigins();
    m_listRevision = revision();
    return &m_list;
}

/// A copy keeps the times of the messages, so that its first one is older than the session itself (spec opencode, 5.4).
void Store::findOrigins()
{
    std::map<qint64, std::vector<size_t>> byFirst;
    for (size_t i = m_list.size(); i-- > 0;) { // the oldest first
        if (m_list[i].listed.firstMs != OutlineRow::NoTime)
            byFirst[m_list[i].listed.firstMs].push_back(i);
    }
    for (Entry& entry : m_list) {
        SessionInfo& info = entry.listed.info;
        if (!info.parent.isEmpty() && info.origin.kind == Origin::Kind::None)
            info.origin = {Origin::Kind::SubAgent, info.parent, {}};
        const bool isCopy = info.createdAt && entry.listed.firstMs != OutlineRow::NoTime
            && entry.listed.firstMs < toMs(*info.createdAt);
        if (info.origin.kind != Origin::Kind::None || !isCopy)
            continue;
        const QString wanted = titleOfOrigin(info.title);
        const Entry* origin = nullptr;
        for (const size_t other : byFirst[entry.listed.firstMs]) {
            const Entry& candidate = m_list[other];
            if (&candidate == &entry || candidate.listed.info.createdAt >= info.createdAt)
                continue;
            const bool isNamed = !wanted.isEmpty() && candidate.listed.info.title == wanted;
            if (!origin || (isNamed && origin->listed.info.title != wanted))
                origin = &candidate;
        }
        if (origin)
            info.origin = {Origin::Kind::Fork, origin->listed.info.id, {}};
    }
}

Result<const Store::Entry*> Store::entry(const SessionId& id, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    const auto found = m_byId.find(id.value);
    return found == m_byId.end() ? Result<const Entry*>(noSession(id)) : &(**all)[found->second];
}

Result<> Store::complete(const Entry& entry, SessionInfo& info, const JobControl& job)
{
    return entry.source->read(job, [&]() -> Result<> {
        const auto rows = load(entry, job);
        if (!rows)
            return std::unexpected(rows.error());
        info.messages = qint64((*rows)->size());
        if (info.tokens.isEmpty())
            info.tokens = (*rows)->usage();
        constexpr qint64 PromptBytes = 800;
        constexpr qsizetype PromptLength = 200;
        for (size_t i = 0; i < (*rows)->size() && info.firstPrompt.isEmpty(); ++i) {
            if (!(*rows)->row(i).flags.testFlag(RowFlag::User))
                continue;
            const auto message = (*rows)->message(i, PromptBytes);
            for (const Part& part : message ? message->parts : QList<Part>()) {
                const auto* text = part.as<TextPart>();
                if (text && info.firstPrompt.isEmpty())
                    info.firstPrompt = text->text.text.left(PromptLength);
            }
        }
        const auto size = entry.source->sizeOf(entry.listed);
        info.size = size ? std::optional(*size) : std::nullopt;
        return size ? Result<>() : std::unexpected(size.error());
    });
}

Result<> Store::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    const std::vector<Entry> entries = **all;
    constexpr size_t Batch = 128;
    for (size_t from = 0; from < entries.size(); from += Batch) {
        std::vector<SessionInfo> batch;
        for (size_t i = from; i < std::min(from + Batch, entries.size()); ++i) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            batch.push_back(entries[i].listed.info);
            const Result<> done = detail == ListDetail::Full ? complete(entries[i], batch.back(), job) : Result<>();
            if (!done && done.error().code != Errc::NotFound)
                return done;
        }
        if (!sink(std::move(batch)))
            break;
    }
    return {};
}

Result<SessionInfo> Store::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    SessionInfo info = (*found)->listed.info;
    const Result<> done = detail == ListDetail::Full ? complete(**found, info, job) : Result<>();
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

Result<MessageId> Store::forkedAt(const Entry& fork, const JobControl& job)
{
    std::vector<qint64> times;
    const auto gather = [&](const Conversation& session) -> Result<> {
        for (size_t i = 0; i < session.size(); ++i)
            times.push_back(session.row(i).timeMs);
        return {};
    };
    const SessionId origin = fork.listed.info.origin.session;
    Result<> done = with(fork.listed.info.id, job, gather);
    MessageId last;
    if (done) {
        done = with(origin, job, [&](const Conversation& session) -> Result<> {
            size_t same = 0;
            while (same < session.size() && same < times.size() && session.row(same).timeMs == times[same])
                ++same;
            const auto message = same > 0 ? session.message(same - 1, 0) : Result<Message>(Message());
            if (!message)
                return std::unexpected(message.error());
            last = message->id;
            return {};
        });
    }
    return done ? Result<MessageId>(last) : std::unexpected(done.error());
}

Result<QList<LineageEdge>> Store::edges(const SessionId& id, const JobControl& job)
{
    const auto known = entry(id, job);
    const auto all = known ? list(job) : std::unexpected(known.error());
    if (!all)
        return std::unexpected(all.error());
    const std::vector<Entry> entries = **all;
    QList<LineageEdge> edges;
    for (const Entry& entry : entries) {
        const SessionInfo& info = entry.listed.info;
        const Origin& origin = info.origin;
        if (origin.kind == Origin::Kind::None || (info.id != id && origin.session != id))
            continue;
        if (origin.kind == Origin::Kind::SubAgent) {
            edges << LineageEdge {origin.session, info.id, LineageEdge::Kind::SubAgent, {}};
            continue;
        }
        const auto at = forkedAt(entry, job);
        if (!at && at.error().code == Errc::Cancelled)
            return std::unexpected(at.error());
        edges << LineageEdge {origin.session, info.id, LineageEdge::Kind::Fork, at.value_or(MessageId())};
    }
    return edges;
}

Result<QList<SummaryNode>> Store::summariesOf(
    const Conversation& session, const SessionId& id, const JobControl& job) const
{
    return compactionSummaries(session, Codec::instance(), Context::instance(), id, job);
}

Result<ContextBudget> Store::assemble(const Conversation& session, const std::optional<MessageId>& at,
    const ContextSink& sink, const JobControl& job) const
{
    return assembleContext(Context::instance(), session, at, sink, job);
}

Result<CompactionDraft> Store::draft(const Conversation& session, const CompactEdit& edit, const JobControl& job) const
{
    const CompactionRule rule = Policy::instance().compactionRule();
    auto choice = chooseCompaction(Context::instance(), session, edit, rule, job);
    return choice ? stemma::draftCompaction(session, edit, *std::move(choice), rule, job)
                  : std::unexpected(choice.error());
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

Result<EditPlan> Store::planForked(const SingleEdit& edit, const JobControl& job)
{
    return planned(sessionOf(toEdit(edit)), job, [&](const WriteTarget& target) -> Result<EditPlan> {
        ExportWriter writer(target);
        return ConversationPlanner(writer, Policy::inFork(), job).planForked(edit);
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

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/store.h"

#include "core/store/formats/opencode/check/findings.h"
#include "core/store/formats/opencode/format.h"
#include "core/store/formats/opencode/plan/exportwriter.h"
#include "core/store/formats/opencode/plan/policy.h"
#include "core/store/formats/opencode/read/codec.h"
#include "core/store/plan/forkplanner.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

QString generationText(quint8 generation, bool isOld)
{
    switch (generation) {
    case Generation::Tables2:
        return StoreText::tr("tables of OpenCode 2");
    case Generation::Tables1:
        return isOld ? StoreText::tr("exists only in old tables (OpenCode 1)") : StoreText::tr("tables of OpenCode 1");
    case Generation::Tree:
        return isOld ? StoreText::tr("exists only in old files, not in the database") : StoreText::tr("files");
    default:
        return StoreText::tr("export, to be imported into OpenCode");
    }
}

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : PolicyStore(path, detection)
{
    const QFileInfo file(path);
    m_exports = file.isDir() ? path : file.path();
    const auto add = [this](std::unique_ptr<Source> source, const QStringList& watched) {
        source->setOutputs(m_exports + "/tool-output"_L1);
        addSource(std::move(source), watched);
    };
    const bool isExport = !file.isDir() && detection.dialect == ExportDialect;
    const Places places = isExport ? Places() : placesIn(path);
    for (const QString& database : places.databases)
        add(std::make_unique<TableSource>(database), {database, database + u"-wal"_s});
    for (const QString& tree : places.trees)
        add(std::make_unique<TreeSource>(tree), {});
    add(std::make_unique<ExportSource>(isExport ? path : m_exports), {});
}

const ChangePolicy& Store::policy() const
{
    return Policy::instance();
}

QMap<EditKind, QString> Store::refusals() const
{
    return Policy::instance().refusals();
}

bool Store::isLeftBehind(quint8 generation, quint8 newest) const
{
    return (generation == Generation::Tables1 && newest == Generation::Tables2)
        || (generation == Generation::Tree && newest <= Generation::Tables1);
}

void Store::addGeneration(SessionInfo& info, quint8 generation, bool isOld) const
{
    info.fields << StoredField {u"generation"_s, generationText(generation, isOld), Unit::None, false};
}

QString Store::titleOfOrigin(const QString& title) const
{
    return forkTitle(title, -1); // spec opencode, 5.4
}

void Store::addStored(SessionInfo& info, const Conversation& session) const
{
    if (info.tokens.isEmpty())
        info.tokens = static_cast<const Rows&>(session).usage();
}

Result<TurnSigns> Store::turnSigns(const SessionId& id, const JobControl& job)
{
    return answer(id, All, job,
        [](const Conversation& rows) -> Result<TurnSigns> { return turnSignsAtEnd(rows, Codec::instance()); });
}

Result<> Store::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    if (const auto known = id ? entry(*id, job) : Result<const Entry*>(nullptr); !known)
        return std::unexpected(known.error());
    Findings findings = findingsTo(sink);
    if (!id) {
        for (const auto& source : sources()) {
            for (const auto& [file, why] : source->problems())
                findings.add(CheckRule::UnreadableFile, {}, {}, QFileInfo(file).fileName(), {why});
        }
    }
    const std::vector<Entry> entries = **all;
    for (const Entry& entry : entries) {
        const SessionId& session = entry.listed.info.id;
        if (id && session != *id)
            continue;
        if (entry.isOld)
            findings.add(CheckRule::OnlyInOldTables, session, {}, entry.listed.info.title);
        if (isRepeated(session))
            findings.add(CheckRule::SeveralGenerations, session, {}, entry.listed.info.title);
        const Result<> done = with(
            session, All, job, [&](const Conversation& rows) { return checkSession(rows, session, findings, job); });
        if (!done && done.error().code != Errc::NotFound)
            return done;
    }
    findings.finish();
    return {};
}

Result<EditPlan> Store::planned(
    const SessionId& id, const JobControl& job, const std::function<Result<EditPlan>(const WriteTarget&)>& work)
{
    takeFollowed();
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    Result<EditPlan> plan = EditPlan();
    const Result<> done = with(id, All, job, [&](const Conversation& rows) {
        plan = work(WriteTarget {entry.listed, static_cast<const Rows&>(rows), m_exports, planFollows(), moved()});
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
        return fail(Errc::Usage, PlanText::notInFork());
    return planned(sessionOf(toEdit(edits.first())), job, [&](const WriteTarget& target) -> Result<EditPlan> {
        ExportWriter writer(target);
        return ForkPlanner(writer, Policy::instance(), job).plan(edits, dropsThinking);
    });
}

} // namespace stemma::opencode

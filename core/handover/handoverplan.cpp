// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/handoverplan.h"

#include "core/base/plainjson.h"
#include "core/handover/handoverreader.h"
#include "core/handover/sessioncomposer.h"
#include "core/handover/spooledsession.h"
#include "core/store/files/fileio.h"
#include "core/store/json/json.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryFile>

#include <algorithm>
#include <cerrno>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct HandOverPlanText
{
    Q_DECLARE_TR_FUNCTIONS(HandOver)
};

const StoreFormat* formatNamed(const QString& name)
{
    const auto& all = storeFormats();
    const auto found = std::ranges::find(all, name, &StoreFormat::name);
    return found == all.end() ? nullptr : *found;
}

bool isDatabase(const Receiver& receiver)
{
    return receiver.filePattern().isEmpty();
}

/// The folder below which a pattern's files stand: the one that has, or is within, the pattern's first folder. A single
/// transcript elsewhere gets its neighbour beside it, a folder of none of these becomes the agent's.
QString placeOf(const QString& store, const QString& file)
{
    const QFileInfo at(store);
    const QString folder = at.isFile() ? at.absolutePath() : at.absoluteFilePath();
    const QString first = file.section(u'/', 0, 0);
    if (first == file) // no folder of its own
        return folder + u'/' + file;
    const QStringList names = folder.split(u'/');
    if (const qsizetype known = names.lastIndexOf(first); known > 0)
        return names.first(known).join(u'/') + u'/' + file;
    if (at.isFile())
        return folder + u'/' + file.section(u'/', -1);
    // Files that lie flat in a folder, as some agents can be told to keep them.
    const QDir inside(folder);
    const bool isFlat = !inside.exists(first) && !inside.entryList({u"*.jsonl"_s}, QDir::Files).isEmpty();
    return folder + u'/' + (isFlat ? file.section(u'/', -1) : file);
}

/// What there is of the way to a place: itself, or the nearest folder above it.
QFileInfo nearestTo(const QString& path)
{
    QFileInfo at(path);
    while (!at.exists() && !at.isRoot())
        at.setFile(at.absolutePath());
    return at;
}

/// That a whole file system cannot be written now may be for planning only, so it is left to the writing.
Result<> checkRights(const QString& path)
{
    const QString place = nearestTo(path).absoluteFilePath();
    const bool isDenied = ::access(QFile::encodeName(place).constData(), W_OK) != 0 && errno == EACCES;
    return isDenied ? Result<>(fileio::failure(place, EACCES)) : Result<>();
}

/// Where what a plan writes goes, and where it waits until then.
struct NewPlace
{
    QString path; ///< of the file, or of the database
    std::shared_ptr<const ScratchFolder> folder;
};

Result<> addFile(
    EditPlan& plan, SessionComposer& composer, HandOverContents& contents, const NewPlace& place, const JobControl& job)
{
    SpooledFile file(place.folder);
    const SessionComposer::Output output {[&](QByteArrayView bytes) { return file.add(bytes); }, {}};
    return composer.compose(contents, output, job).and_then([&] { return file.addTo(plan, place.path); });
}

Result<> addRows(EditPlan& plan, SessionComposer& composer, HandOverContents& contents, const Receiver& receiver,
    const NewPlace& place, const JobControl& job)
{
    const StoreCandidate candidate(place.path);
    const auto& tables = candidate.sqliteTables();
    if (!tables)
        return std::unexpected(tables.error());
    for (const JsonValue& needed : receiver.shape("tables")) {
        const QString name = textOf(needed);
        if (std::ranges::find(*tables, name, &StoreCandidate::Table::name) == tables->end())
            return fail(Errc::NotSupported, HandOverPlanText::tr("The store has no table “%1”.").arg(name));
    }
    SpooledRows rows(place.folder, *tables);
    const SessionComposer::Output output {{}, [&](const SessionComposer::Row& row) { return rows.add(row); }};
    return composer.compose(contents, output, job).and_then([&] { return rows.addTo(plan); });
}

/// Of what is written, by the rules of providers; what breaks one is a defect, and is to be seen.
void addChecks(EditPlan& plan, const HandOverDraft& draft, const QString& agent)
{
    std::vector<SentMessage> sent;
    for (const DraftedMessage& message : draft.messages) {
        SentMessage one;
        one.role = message.isAnswer ? Role::Assistant : Role::User;
        one.kind = ContextItem::Kind::Message;
        sent.push_back(one);
        if (message.blocks.back().kind == HandedBlock::Kind::Call) {
            one.role = Role::Tool;
            sent.push_back(one);
        }
    }
    addWindowChecks(plan, agent, sent, {});
    plan.checks += PlannedCheck {u"calls-answered"_s, true, PlanText::callsHaveResults(), true};
}

qint64 failedCalls(const HandOverDraft& draft)
{
    qint64 count = 0;
    for (const DraftedMessage& message : draft.messages)
        count += std::ranges::count_if(message.blocks,
            [](const DraftedBlock& block) { return block.kind == HandedBlock::Kind::Call && block.hasFailed; });
    return count;
}

/// The provider of a session's model, where the receiver's file tells how it is stored.
QString providerOf(const SessionInfo& info, const Receiver& receiver)
{
    const QString field = textOf(memberOf(receiver.shape("provider"), "field"));
    const StoredField* stored = fieldNamed(info.fields, field);
    if (field.isEmpty() || !stored)
        return {};
    const QString member = textOf(memberOf(receiver.shape("provider"), "member"));
    QString text = stored->value.toString();
    if (member.isEmpty())
        return text;
    const auto value = json::parse(text.toUtf8());
    return value ? value->text(member) : QString();
}

/// The model that the agent would go on with, of its newest sessions. What cannot be read is left out.
void addModel(HandOverTarget& target, SessionStore& store, const Receiver& receiver, const JobControl& job)
{
    constexpr size_t Most = 5;
    std::vector<SessionId> newest;
    const auto take = [&](const std::vector<SessionInfo>& some) {
        for (const SessionInfo& info : some) {
            if (newest.size() < Most)
                newest.push_back(info.id);
        }
        return newest.size() < Most;
    };
    if (!store.sessions(ListDetail::Basic, take, job))
        return;
    const bool needsProvider = !receiver.shape("provider").is_null();
    for (const SessionId& id : newest) {
        const auto info = store.session(id, ListDetail::Full, job);
        if (!info)
            continue;
        const QString provider = providerOf(*info, receiver);
        if (provider.isEmpty() && (needsProvider || info->model.isEmpty()))
            continue;
        target.model = info->model;
        target.provider = provider;
        return;
    }
}

} // namespace

StoreInfo HandOverTarget::info() const
{
    StoreInfo info;
    info.path = path;
    info.format = format;
    const Receiver* receiver = Receiver::of(format, dialect);
    info.dialect = dialect.isEmpty() && receiver ? receiver->dialects().value(0) : dialect;
    return info;
}

QStringList handOverFormats()
{
    QStringList names;
    for (const StoreFormat* format : storeFormats()) {
        if (std::ranges::any_of(Receiver::all(), [&](const Receiver& one) { return one.format() == format->name(); }))
            names << format->name();
    }
    return names;
}

bool canBeginStore(const QString& format)
{
    return Receiver::of(format, {}) != nullptr;
}

Result<HandOverTarget> handOverTarget(const QString& format, const QString& path, const JobControl& job)
{
    const StoreFormat* known = formatNamed(format);
    if (!known || !handOverFormats().contains(format))
        return fail(Errc::NotSupported,
            HandOverPlanText::tr("Sessions cannot be handed over to “%1”.").arg(known ? known->title() : format));
    HandOverTarget target {.format = format, .path = path};
    if (path.isEmpty())
        target.path = known->defaultPlaces().value(0);
    target.path = QDir::cleanPath(QFileInfo(target.path).absoluteFilePath());
    const auto noStore = [&] {
        return fail(Errc::NotSupported,
            HandOverPlanText::tr("%1 is not a store of %2. Choose a store that %2 has written to.")
                .arg(QDir::toNativeSeparators(target.path), known->title()));
    };
    const StoreCandidate candidate(target.path);
    const Detection detection = candidate.accessError() ? Detection() : known->detect(candidate);
    if (!detection.matches) {
        const bool isFree = nearestTo(target.path).isDir(); // itself a folder, or below one
        return isFree && canBeginStore(format) ? Result<HandOverTarget>(target) : noStore();
    }
    target.dialect = detection.dialect;
    if (!detection.notWritable.isEmpty())
        return fail(Errc::NotSupported, detection.notWritable);
    const Receiver* receiver = Receiver::of(format, target.dialect);
    if (!receiver)
        return noStore();
    if (const auto store = known->open(target.path, detection))
        addModel(target, **store, *receiver, job);
    return target;
}

Result<EditPlan> planHandOver(SessionStore& source, const HandOverWish& wish, const HandOverTarget& target,
    const JobControl& job, const HandOverChanges& changes)
{
    const Receiver* receiver = Receiver::of(target.format, target.dialect);
    const QString agent = titleOfFormat(target.format);
    if (!receiver)
        return fail(Errc::NotSupported, HandOverPlanText::tr("Sessions cannot be handed over to “%1”.").arg(agent));
    const auto folder = std::make_shared<const ScratchFolder>(ScratchFolder::Purpose::Trial);
    QTemporaryFile drafted(folder->filePath(u"draft"_s)); // what is read waits here, and what is written in the folder
    if (!drafted.open())
        return fileio::failure(QFileInfo(folder->path()).path(), EACCES);
    HandOverContents contents(drafted);
    const auto draft
        = HandOverReader(source, wish, {receiver->takesImages(), receiver->takesResultImages()}, contents, changes)
              .read(job);
    if (!draft)
        return std::unexpected(draft.error());
    if (draft->directory.isEmpty() && !isDatabase(*receiver))
        return fail(Errc::Usage,
            HandOverPlanText::tr("%1 keeps sessions by project, and this session does not tell its folder. Choose the "
                                 "project folder.")
                .arg(agent));
    EditPlan plan;
    plan.edit = ForkEdit {wish.session, {}, false, draft->title};
    plan.action = u"hand-over"_s;
    plan.title = HandOverPlanText::tr("Hand “%1” over to %2").arg(draft->name, agent);
    addChecks(plan, *draft, agent);
    const JsonValue& providers = receiver->shape("provider");
    const SessionComposer::NextModel next {
        target.provider.isEmpty() ? textOf(memberOf(providers, "default")) : target.provider, target.model};
    SessionComposer composer(*receiver, *draft, next, toMs(now()));
    plan.newSession = SessionId(composer.session());
    const QString file = isDatabase(*receiver) ? QString() : placeOf(target.path, composer.filePath());
    if (const Result<> allowed = checkRights(file.isEmpty() ? target.path : file); !allowed)
        return std::unexpected(allowed.error());
    const Result<> written = file.isEmpty() ? addRows(plan, composer, contents, *receiver, {target.path, folder}, job)
                                            : addFile(plan, composer, contents, {file, folder}, job);
    if (!written)
        return std::unexpected(written.error());
    if (!file.isEmpty())
        plan.writes += PlannedWrite {QDir::toNativeSeparators(file), PlannedWrite::Change::Insert, 1, {}, draft->title,
            PlanText::newSession(), {{u"id"_s, composer.session()}}};
    plan.after = ContextFigures {.messages = qint64(draft->messages.size()), .tokens = composer.tokens()};
    HandOverLosses losses = draft->losses;
    if (receiver->losesFailures())
        losses[size_t(HandOverLoss::Failures)] = failedCalls(*draft);
    plan.warnings = textsOf(losses);
    plan.warnings += source.info().format == target.format
        ? HandOverPlanText::tr("Token counts and costs are left out.")
        : HandOverPlanText::tr(
              "Token counts and costs are not handed over. %1 may not have the tools that were called before.")
              .arg(agent);
    if (next.provider.isEmpty() && flagOf(memberOf(providers, "needed")))
        plan.warnings += HandOverPlanText::tr(
            "No session of %1 tells which model to use, so name one when you resume this one: --model PROVIDER/MODEL.")
                             .arg(agent);
    return plan;
}

} // namespace stemma

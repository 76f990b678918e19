// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/handoverplan.h"

#include "core/base/plainjson.h"
#include "core/base/tokenguess.h"
#include "core/handover/handoverreader.h"
#include "core/handover/sessioncomposer.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

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

void addFile(EditPlan& plan, SessionComposer& composer, const QString& path, const QString& title)
{
    FileStep step;
    step.kind = FileStep::Kind::Create;
    step.path = path;
    step.content.add(composer.takeFileContent());
    plan.files = std::make_shared<const FileScript>(FileScript {{}, {step}});
    plan.writes += PlannedWrite {QDir::toNativeSeparators(path), PlannedWrite::Change::Insert, 1, {}, title,
        PlanText::newSession(), {{u"id"_s, composer.session()}}};
}

/// Tables and columns that this store does not have are left out: releases added them.
Result<> addRows(EditPlan& plan, const SessionComposer& composer, const Receiver& receiver, const QString& path)
{
    const StoreCandidate candidate(path);
    const auto& tables = candidate.sqliteTables();
    if (!tables)
        return std::unexpected(tables.error());
    for (const JsonValue& needed : receiver.shape("tables")) {
        const QString name = textOf(needed);
        if (std::ranges::find(*tables, name, &StoreCandidate::Table::name) == tables->end())
            return fail(Errc::NotSupported, HandOverPlanText::tr("The store has no table “%1”.").arg(name));
    }
    QMap<QString, qint64> counts;
    for (const SessionComposer::Row& row : composer.rows()) {
        const auto table = std::ranges::find(*tables, row.table, &StoreCandidate::Table::name);
        if (table == tables->end())
            continue;
        QStringList columns;
        QVariantList values;
        for (qsizetype i = 0; i < row.columns.size(); ++i) {
            if (table->columns.contains(row.columns.at(i))) {
                columns << row.columns.at(i);
                values << row.values.at(i);
            }
        }
        const QString sql = u"INSERT INTO %1(%2) VALUES(%3)"_s.arg(
            row.table, columns.join(", "_L1), QStringList(columns.size(), u"?"_s).join(", "_L1));
        // One step inserts all rows of a kind; rows that others refer to are of a kind that comes first.
        auto step = std::ranges::find(plan.script.steps, sql, &SqlStep::sql);
        if (step == plan.script.steps.end())
            step = plan.script.steps.insert(step, SqlStep {sql, {}, {}, 0});
        step->rows += values;
        ++step->expectedRows;
        ++counts[row.table];
    }
    for (const auto& [table, count] : counts.asKeyValueRange())
        plan.writes += PlannedWrite {table, PlannedWrite::Change::Insert, count, {}, {}, PlanText::newSession()};
    return {};
}

/// Of what is written, by the rules of providers; what breaks one is a defect, and is to be seen.
void addChecks(EditPlan& plan, const HandOverDraft& draft, const QString& agent)
{
    std::vector<SentMessage> sent;
    for (const HandedMessage& message : draft.messages) {
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

ContextFigures figuresOf(const HandOverDraft& draft)
{
    ContextFigures figures;
    figures.messages = qint64(draft.messages.size());
    for (const HandedMessage& message : draft.messages) {
        for (const HandedBlock& block : message.blocks) {
            figures.tokens += block.kind == HandedBlock::Kind::Image ? ImageTokens
                                                                     : ImageTokens * qint64(block.images.size())
                    + guessedTokens(block.text) + guessedTokens(block.input.size()) + guessedTokens(block.output);
        }
    }
    return figures;
}

qint64 failedCalls(const HandOverDraft& draft)
{
    qint64 count = 0;
    for (const HandedMessage& message : draft.messages)
        count += std::ranges::count_if(message.blocks, &HandedBlock::hasFailed);
    return count;
}

/// The provider of a session's model, where the receiver's file tells how it is stored.
QString providerOf(const SessionInfo& info, const Receiver& receiver)
{
    const QString field = textOf(memberOf(receiver.shape("provider"), "field"));
    const auto stored = std::ranges::find(info.fields, field, &StoredField::name);
    if (field.isEmpty() || stored == info.fields.end())
        return {};
    const QString member = textOf(memberOf(receiver.shape("provider"), "member"));
    const QString text = stored->value.toString();
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
            HandOverPlanText::tr("%1 is no store of %2. Choose a store that %2 has written to.")
                .arg(QDir::toNativeSeparators(target.path), known->title()));
    };
    const StoreCandidate candidate(target.path);
    const Detection detection = candidate.accessError() ? Detection() : known->detect(candidate);
    if (!detection.matches) {
        const bool isFree = !QFileInfo::exists(target.path) || candidate.isFolder();
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
    auto draft
        = HandOverReader(source, wish, {receiver->takesImages(), receiver->takesResultImages()}, changes).read(job);
    if (!draft)
        return std::unexpected(draft.error());
    if (draft->directory.isEmpty() && !isDatabase(*receiver))
        return fail(Errc::Usage,
            HandOverPlanText::tr("%1 keeps sessions by project, and this session does not tell its folder. Choose the "
                                 "project folder.")
                .arg(agent));
    if (receiver->losesFailures())
        draft->losses[size_t(HandOverLoss::Failures)] = failedCalls(*draft);
    const JsonValue& providers = receiver->shape("provider");
    const SessionComposer::NextModel next {
        target.provider.isEmpty() ? textOf(memberOf(providers, "default")) : target.provider, target.model};
    EditPlan plan;
    plan.edit = ForkEdit {wish.session, {}, false, draft->title};
    plan.action = u"hand-over"_s;
    plan.title = HandOverPlanText::tr("Hand “%1” over to %2").arg(draft->name, agent);
    plan.after = figuresOf(*draft);
    addChecks(plan, *draft, agent); // the composer takes the messages
    SessionComposer composer(*receiver, *draft, next, toMs(now()));
    if (const Result<> composed = composer.compose(job); !composed)
        return std::unexpected(composed.error());
    plan.newSession = SessionId(composer.session());
    if (isDatabase(*receiver)) {
        if (const Result<> added = addRows(plan, composer, *receiver, target.path); !added)
            return std::unexpected(added.error());
    } else {
        addFile(plan, composer, placeOf(target.path, composer.filePath()), draft->title);
    }
    plan.warnings = textsOf(draft->losses);
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

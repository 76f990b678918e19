// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/edit.h"

#include "core/store/conversation/idhash.h"
#include "core/base/text.h"
#include "core/store/formats/mantis/plan/compaction.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/plan/planner.h"
#include "core/store/formats/mantis/plan/planchecks.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/plan/plantexts.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype NameLength = 60;

} // namespace

TreePlanner::TreePlanner(const TreeTarget& target, const JobControl& job)
    : m_target(target)
    , m_job(job)
    , m_transcript(target.session.transcript())
{
}

// ---- reading what is there ----------------------------------------------------------------------

bool TreePlanner::isEntry(size_t row) const
{
    const RowFacts stored = m_target.session.facts(row);
    return stored.isMain && !stored.isDamaged;
}

Result<size_t> TreePlanner::rowOf(const MessageId& id) const
{
    const auto row = m_target.session.rowWithId(id.value);
    if (!row)
        return fail(Errc::NotFound, plantexts::noMessage(id.value));
    if (!isEntry(*row))
        return fail(Errc::NotSupported, noEntry());
    return *row;
}

Result<> TreePlanner::refuseSideChain(size_t row) const
{
    if (!m_target.session.row(row).flags.testFlag(RowFlag::SideChain))
        return {};
    return fail(Errc::NotSupported, sideChainStays());
}

Result<size_t> TreePlanner::changeableRow(const MessageId& id) const
{
    const auto row = rowOf(id);
    const Result<> refused = row ? refuseSideChain(*row) : std::unexpected(row.error());
    if (!refused)
        return std::unexpected(refused.error());
    if (m_target.session.row(*row).flags.testFlag(RowFlag::Boundary))
        return fail(Errc::NotSupported, boundaryStays(qint64(*row)));
    return row;
}

Result<TreePlanner::Cut> TreePlanner::cutAt(const MessageId& at, bool before) const
{
    const auto row = rowOf(at);
    if (!row)
        return std::unexpected(row.error());
    Cut cut {*row, qint64(*row) + 1};
    if (!before)
        return cut;
    cut = {};
    for (size_t i = 0; i < *row; ++i) {
        if (isEntry(i))
            cut = {i, qint64(i) + 1};
    }
    return cut;
}

std::optional<size_t> TreePlanner::lastEntry() const
{
    for (size_t row = m_target.session.size(); row-- > 0;) {
        if (isEntry(row))
            return row;
    }
    return {};
}

Result<RawLine> TreePlanner::lineOf(size_t row) const
{
    const auto bytes = m_target.session.bytes(row, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto line = RawLine::read(*bytes);
    if (!line)
        return fail(Errc::NotSupported,
            tr("The entry of message %1 is incomplete, so nothing after it can be changed. Check the session for "
               "problems.")
                .arg(row + 1));
    return *line;
}

QString TreePlanner::name() const
{
    const QString title = firstLine(m_target.title, NameLength);
    return title.isEmpty() ? m_target.id.value : title;
}

QString TreePlanner::fileName() const
{
    return QFileInfo(m_target.file.path).fileName();
}

EditPlan TreePlanner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = m_target.id};
}

// ---- what the agent sees ------------------------------------------------------------------------

std::optional<ContextFigures> TreePlanner::figures(
    const std::optional<MessageId>& at, std::vector<SentMessage>& sent, std::optional<Error>& error) const
{
    return figuresOf(m_target.session, at, sent, error, m_job);
}

void TreePlanner::addFigures(EditPlan& plan, const Cut& cut) const
{
    std::optional<Error> error;
    std::vector<SentMessage> sent;
    plan.before = figures({}, sent, error);
    error.reset();
    sent.clear();
    if (!cut.last) {
        plan.after = ContextFigures {0, 0, true, ContextBudget()};
    } else {
        const auto line = lineOf(*cut.last);
        plan.after = figures(MessageId(line ? line->idText : QString()), sent, error);
    }
    addSent(plan, sent, error);
    addOpenCalls(plan, cut);
}

TreePlanner::OpenCalls TreePlanner::openCalls(const std::optional<size_t>& last) const
{
    OpenCalls open;
    // What is open there can only be of the last answer.
    for (size_t row = last ? *last + 1 : 0; row-- > 0;) {
        if (!m_target.session.row(row).flags.testFlag(RowFlag::Assistant))
            continue;
        constexpr qint64 NoText = 0;
        const auto message = m_target.session.message(row, NoText);
        for (const Part& part : message ? message->parts : QList<Part>()) {
            const auto* tool = part.as<ToolPart>();
            const auto answer
                = tool ? resultOf(m_target.session, idHash(tool->callId)) : std::optional<ToolCallIndex::Mark>();
            const auto answerRow = answer ? m_target.session.rowOfRecord(answer->record) : std::nullopt;
            if (tool && !tool->hasOutput)
                (answerRow ? open.later : open.never) += !answerRow || *answerRow > *last ? 1 : 0;
        }
        break;
    }
    return open;
}

void TreePlanner::addOpenCalls(EditPlan& plan, const Cut& cut) const
{
    const OpenCalls calls = openCalls(cut.last);
    const int open = calls.later + calls.never;
    PlannedCheck check {u"calls-answered"_s, open == 0, plantexts::callsHaveResults()};
    check.onlyWarns = true;
    if (open > 0)
        check.text = tr("%n tool call(s) at the end have no result; mantis leaves them out when it loads the session.",
            nullptr, open);
    plan.checks += check;
}

void TreePlanner::addFigures(EditPlan& plan, const Resized& resized) const
{
    std::optional<Error> error;
    std::vector<SentMessage> sent;
    plan.before = figures({}, sent, error);
    plan.after = plan.before;
    resize(plan, resized, sent);
    addSent(plan, sent, error);
}

void TreePlanner::addFigures(EditPlan& plan, const Resized& resized, const SubsetConversation& rest) const
{
    std::optional<Error> error;
    std::vector<SentMessage> sent;
    plan.before = figures({}, sent, error);
    error.reset();
    sent.clear();
    plan.after = figuresOf(rest, {}, sent, error, m_job);
    for (SentMessage& message : sent)
        message.row = rest.wholeRow(message.row);
    resize(plan, resized, sent);
    addSent(plan, sent, error);
}

/// @p sent: of which the figures after the change were made; those that are sent then stay.
void TreePlanner::resize(EditPlan& plan, const Resized& resized, std::vector<SentMessage>& sent)
{
    std::erase_if(sent, [&](const SentMessage& message) {
        const auto found = resized.find(message.row);
        if (found == resized.end())
            return false;
        const bool isGone = !found->second;
        if (plan.after) {
            const qint64 gained = found->second.value_or(0) - message.tokens;
            plan.after->messages -= isGone ? 1 : 0;
            plan.after->tokens += gained;
            plan.after->budget->total += gained;
            plan.after->budget->messages += gained;
        }
        return isGone;
    });
}

void TreePlanner::warnOfSignatures(EditPlan& plan, const Message& message) const
{
    const bool isSigned = std::ranges::any_of(message.parts, [](const Part& part) {
        const auto* thinking = part.as<ReasoningPart>();
        return thinking && thinking->state == ReasoningPart::State::Signed;
    });
    if (isSigned)
        plan.warnings += plantexts::thinkingBesideChange(message.index + 1);
}

void TreePlanner::addSigned(EditPlan& plan, size_t first, const Changes& changes) const
{
    std::vector<size_t> rows;
    for (size_t row = first; row < m_target.session.size(); ++row) {
        // What stands before a boundary is no part of what is sent behind it.
        if (isEntry(row) && m_target.session.row(row).flags.testFlag(RowFlag::Boundary)) {
            rows.clear();
            break;
        }
        if (isEntry(row) && !changes.contains(row))
            rows.push_back(row);
    }
    addMantisSigned(plan, m_target.session, rows, m_job);
}

void TreePlanner::warnAboutWriters(EditPlan& plan) const
{
    if (!m_target.isActive)
        plan.warnings += tr("This session is not the branch that mantis resumes. The change makes it that branch.");
    if (m_target.isOpenElsewhere)
        plan.warnings += tr("A mantis terminal may have this session open. Its next message continues the old version, "
                            "and the change becomes a separate branch.");
}

Result<> TreePlanner::copyRows(
    FileContent& content, std::span<const size_t> rows, QByteArray parent, const QString& newId) const
{
    constexpr size_t Often = 1024;
    constexpr size_t PiecesOfRow = 8;
    constexpr qsizetype SpelledOfRow = 256;
    const QByteArray session = quotedText(newId);
    content.reserve(rows.size() * PiecesOfRow, qsizetype(rows.size()) * SpelledOfRow);
    Uuids ids;
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i % Often == 0 && m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (i % Often == 0)
            m_job.setProgress(qint64(i), qint64(rows.size()));
        const QByteArray id = ids.next();
        if (const Result<> copied = copyRow(content, rows[i], id, parent, session); !copied)
            return copied;
        parent = id;
    }
    return {};
}

Result<> TreePlanner::copyRow(
    FileContent& content, size_t row, const QByteArray& id, const QByteArray& parent, const QByteArray& session) const
{
    const QString& file = m_target.file.path;
    const qint64 offset = m_target.session.row(row).at.offset;
    const auto line = lineOf(row);
    if (!line)
        return std::unexpected(line.error());
    const QByteArray origin = "{\"session_id\":" + line->sourceText(line->session)
        + ",\"message_uuid\":" + line->sourceText(line->id) + '}';
    JsonCopy copy;
    copy.replace(*line->id, id);
    copy.replace(*line->parent, parent);
    copy.replace(*line->session, session);
    if (line->forkedFrom)
        copy.replace(*line->forkedFrom, origin);
    else
        copy.replace({line->end, 0}, ",\"forked_from\":" + origin);
    copy.addTo(content, file, offset, line->bytes);
    content.add("\n");
    return {};
}

FileStep TreePlanner::newTranscript(EditPlan& plan, const QString& id, const QString& title) const
{
    plan.newSession = SessionId(id);
    FileStep step {.kind = FileStep::Kind::Create,
        .path = QFileInfo(m_target.file.path).path() + u'/' + id + u".jsonl"_s,
        .like = m_target.file.path};
    // First of all, where the library looks for it however long the session grows.
    const QByteArray titleLine = "{\"session_id\":" + quotedText(id)
        + ",\"type\":\"custom-title\",\"custom_title\":" + quotedText(title) + "}\n";
    step.content.add(titleLine);
    plan.writes += PlannedWrite {QFileInfo(step.path).fileName(), PlannedWrite::Change::Insert, 1, {}, title,
        tr("the title"), {{u"session_id"_s, id}, {u"custom_title"_s, title}}};
    return step;
}

Result<> TreePlanner::finishTranscript(EditPlan& plan, FileStep&& step, qint64 end) const
{
    auto guard = FileGuard::of(m_target.file.path, {{0, end, 0}});
    if (!guard)
        return std::unexpected(guard.error());
    guard->size = guard->mtimeNs = -1;
    FileScript script;
    script.guards += *std::move(guard);
    script.steps += std::move(step);
    plan.files = std::make_shared<const FileScript>(std::move(script));
    return {};
}

// ---- fork, resume, rename -----------------------------------------------------------------------

Result<EditPlan> TreePlanner::plan(const ForkEdit& edit)
{
    const auto cut = cutAt(edit.at, edit.before);
    if (!cut)
        return std::unexpected(cut.error());
    if (!cut->last)
        return fail(Errc::Usage, plantexts::nothingBefore());
    if (const Result<> refused = refuseSideChain(*cut->last); !refused)
        return std::unexpected(refused.error());
    EditPlan plan = begun(edit, u"fork"_s, plantexts::fork(name(), cut->number));
    const QString id = newUuid();
    FileStep step = newTranscript(plan, id, edit.title.isEmpty() ? plantexts::forkTitle(name()) : edit.title);
    std::vector<size_t> rows;
    for (size_t row = 0; row <= *cut->last; ++row) {
        if (isEntry(row))
            rows.push_back(row);
    }
    if (const Result<> copied = copyRows(step.content, rows, "null", id); !copied)
        return std::unexpected(copied.error());
    const StoredAt at = m_target.session.row(*cut->last).at;
    const QString file = QFileInfo(step.path).fileName();
    if (const Result<> guarded = finishTranscript(plan, std::move(step), at.offset + at.length); !guarded)
        return std::unexpected(guarded.error());
    plan.writes += PlannedWrite {
        file, PlannedWrite::Change::Insert, qint64(rows.size()), {}, {}, plantexts::copies(1, cut->number)};
    addFigures(plan, *cut);
    return plan;
}

Result<EditPlan> TreePlanner::plan(const ResumeEdit& edit)
{
    const auto cut = cutAt(edit.at, edit.before);
    if (!cut)
        return std::unexpected(cut.error());
    const auto last = lastEntry();
    if (const Result<> refused = last ? refuseSideChain(*last) : Result<>(); !refused)
        return std::unexpected(refused.error());
    if (m_target.isActive && cut->last && cut->last == last)
        return fail(Errc::Usage, plantexts::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, plantexts::resume(name(), cut->number));
    plan.newSession = SessionId(m_target.file.id + u'#' + m_target.activeEnd);
    const auto marked = marker(cut->last);
    if (!marked)
        return std::unexpected(marked.error());
    if (const Result<> done = append(plan, FileContent(*marked)); !done)
        return std::unexpected(done.error());
    plan.writes += PlannedWrite {fileName(), PlannedWrite::Change::Insert, 1, {}, QString::fromUtf8(*marked).trimmed(),
        tr("the new end of the conversation; the discarded end stays as a branch")};
    tellMoved(cut->last ? *cut->last + 1 : 0, {}, {});
    warnAboutWriters(plan);
    addFigures(plan, *cut);
    return plan;
}

Result<EditPlan> TreePlanner::plan(const RenameEdit& edit)
{
    if (!m_target.isActive)
        return fail(Errc::NotSupported, branchHasNoTitle());
    EditPlan plan = begun(edit, u"rename"_s, plantexts::rename(name(), edit.title));
    if (edit.title == m_target.title)
        return fail(Errc::Usage, plantexts::sameTitle());
    const auto last = lastEntry();
    const auto line
        = last ? lineOf(*last) : fail(Errc::NotSupported, tr("The session has no entry that mantis can read."));
    if (!line)
        return std::unexpected(line.error());
    const QByteArray metadata = "{\"session_id\":" + line->sourceText(line->session)
        + ",\"type\":\"custom-title\",\"custom_title\":" + quotedText(edit.title) + "}\n";
    if (const Result<> done = append(plan, FileContent(metadata)); !done)
        return std::unexpected(done.error());
    plan.writes
        += PlannedWrite {fileName() + u" custom_title"_s, PlannedWrite::Change::Update, 1, m_target.title, edit.title};
    if (m_transcript.stamp().size > 2 * ListingSummary::WindowBytes)
        plan.warnings += tr("mantis looks for titles only at the beginning and the end of a long transcript. After "
                            "another 64 KiB its own list no longer shows this title.");
    return plan;
}

Result<EditPlan> TreePlanner::plan(const PruneEdit& /*edit*/)
{
    return fail(Errc::NotSupported, treeRefusals().value(EditKind::Prune));
}

// ---- delete -------------------------------------------------------------------------------------

Result<EditPlan> TreePlanner::plan(const DeleteEdit& edit)
{
    if (!m_target.isActive)
        return fail(Errc::NotSupported, branchStays());
    EditPlan plan = begun(edit, u"delete"_s, plantexts::deleteSession(name()));
    QStringList files {m_target.file.path};
    files += Layout::instance().belongings(m_target.file);
    FileScript script;
    for (const QString& file : std::as_const(files)) {
        constexpr qint64 Looked = 4096;
        const qint64 size = qMax<qint64>(0, FileStamp::of(file).size);
        auto guard = FileGuard::of(file, {{size - qMin(Looked, size), qMin(Looked, size), 0}});
        if (!guard)
            return std::unexpected(guard.error());
        script.guards += *guard;
        script.steps += FileStep {.kind = FileStep::Kind::Remove, .path = file};
        const bool isTranscript = file == m_target.file.path;
        plan.writes += PlannedWrite {QFileInfo(file).fileName(), PlannedWrite::Change::Delete,
            isTranscript ? qint64(m_transcript.lines().size()) : 1, {}, {}, QDir::toNativeSeparators(file)};
    }
    plan.files = std::make_shared<const FileScript>(script);
    if (m_target.isOpenElsewhere)
        plan.warnings += tr("A mantis terminal may have this session open. Its next message would begin a new "
                            "transcript without the deleted messages.");
    std::vector<SentMessage> sent;
    std::optional<Error> error;
    plan.before = figures({}, sent, error);
    return plan;
}

QMap<EditKind, QString> treeRefusals()
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text,
        EditKind::Remove, EditKind::Delete, EditKind::Insert, EditKind::Move, EditKind::Repair, EditKind::Compact});
    refusals.insert(EditKind::Dissolve, noDissolving());
    refusals.insert(EditKind::Prune,
        QCoreApplication::translate(
            "MantisEdit", "mantis prunes outputs only in memory; its transcripts cannot store that."));
    return refusals;
}

Result<EditPlan> planTreeEdit(const TreeTarget& target, const Edit& edit, const JobControl& job)
{
    mantis::TreePlanner planner(target, job);
    return std::visit([&](const auto& wish) { return planner.plan(wish); }, edit);
}

} // namespace stemma::mantis

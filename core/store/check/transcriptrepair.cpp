// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/transcriptrepair.h"

#include "core/store/check/transcriptcheck.h"
#include "core/store/conversation/idhash.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

Result<EditPlan> RepairPlan::finished() &&
{
    if (const Result<> told = counts.addTo(plan, found, found - counts.left()); !told)
        return std::unexpected(told.error());
    plan.warnings.removeDuplicates();
    if (!script.steps.isEmpty())
        plan.files = std::make_shared<const FileScript>(std::move(script));
    return std::move(plan);
}

TranscriptRepair::TranscriptRepair(TranscriptWriter& writer, RepairPlan& repair, bool lostEntriesComeBack)
    : m_writer(writer)
    , m_session(writer.target().conversation)
    , m_transcript(m_session.transcript())
    , m_policy(writer.policy())
    , m_planner(writer, m_policy, writer.job())
    , m_repair(repair)
    , m_lines(m_transcript)
    , m_comeBack(lostEntriesComeBack)
{
}

LostParents& TranscriptRepair::lost()
{
    return m_lost ? *m_lost : m_lost.emplace(m_transcript, m_comeBack);
}

std::optional<size_t> TranscriptRepair::rowOf(quint32 line) const
{
    const auto row = m_session.rowOfRecord(line);
    return row && isEntry(m_session.facts(*row)) ? row : std::nullopt;
}

void TranscriptRepair::addWrite(
    PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what) const
{
    const auto shown = [](const QByteArray& bytes) { return PlanText::shown(QString::fromUtf8(bytes)); };
    m_repair.plan.writes += PlannedWrite {m_writer.place(), change, 1, shown(before), shown(after), what};
}

// ---- lines --------------------------------------------------------------------------------------

std::optional<RecordPlaces> TranscriptRepair::newParentOf(quint32 line)
{
    for (auto before = lost().before(line, line); before; before = lost().before(line, *before)) {
        const auto stored = m_transcript.bytes(*before);
        auto places = stored ? m_policy.places(*stored) : std::nullopt;
        if (!places)
            continue;
        lost().link(line, *before);
        return places;
    }
    const QString warning
        = tr("Where no earlier entry can be the parent, the entry becomes the first one of its branch.");
    if (!m_repair.plan.warnings.contains(warning))
        m_repair.plan.warnings += warning;
    return {};
}

/// To an entry before it in the file, or to none: of a circle the first entry.
Result<bool> TranscriptRepair::link(quint32 line, bool toNone)
{
    const auto before = toNone ? std::nullopt : newParentOf(line);
    const QByteArray parent = before ? before->source(before->id) : QByteArray("null");
    const auto stored = m_transcript.bytes(line);
    if (!stored)
        return std::unexpected(stored.error());
    const auto places = m_policy.places(*stored);
    if (!places)
        return false;
    m_lines.replace(m_transcript.lines()[line].offset + places->parent.start, places->source(places->parent), parent);
    m_parents.insert(line, parent);
    return true;
}

Result<bool> TranscriptRepair::setVersion(quint32 line)
{
    const auto stored = m_transcript.bytes(line);
    if (!stored)
        return std::unexpected(stored.error());
    const qsizetype brace = stored->indexOf('{');
    if (brace >= 0)
        m_lines.insert(m_transcript.lines()[line].offset + brace + 1, m_policy.versionMember());
    return brace >= 0;
}

Result<bool> TranscriptRepair::add(const Finding& finding, quint32 line)
{
    switch (TranscriptRule(finding.rule)) {
    case TranscriptRule::MissingHeader:
        m_lines.insert(0, m_policy.headerRecord(m_transcript));
        return true;
    case TranscriptRule::MissingVersion:
        return setVersion(line);
    case TranscriptRule::DamagedLine:
    case TranscriptRule::TornLine:
    case TranscriptRule::NullLine:
    case TranscriptRule::EndWithoutId:
        return m_lines.cut(line).transform([] { return true; });
    case TranscriptRule::MissingLineEnd:
        m_lines.insert(m_transcript.stamp().size, "\n");
        m_isEnded = true;
        return true;
    case TranscriptRule::MissingParent:
        return link(line, false);
    case TranscriptRule::Cycle:
        return link(line, true);
    case TranscriptRule::OrphanResult:
        if (m_policy.inPlaceRefusal().isEmpty())
            return dropTools(line, true);
        m_removedInFork += finding.message;
        return true;
    default:
        return false;
    }
}

// ---- the conversation ---------------------------------------------------------------------------

Result<bool> TranscriptRepair::dropTools(quint32 line, bool areResults)
{
    const auto row = rowOf(line);
    if (!row || m_session.facts(*row).flags.testFlag(RowFlag::Boundary))
        return false;
    const auto message = m_session.message(*row, ReadOptions::NoText);
    if (!message)
        return std::unexpected(message.error());
    bool isAny = false;
    for (const Part& part : message->parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool)
            continue;
        const quint64 call = idHash(tool->callId);
        const bool isAlone = areResults ? !callRow(m_session, call) : !tool->hasOutput && !resultOf(m_session, call);
        if (!isAlone)
            continue;
        m_tools[*row].insert(part.index);
        isAny = true;
    }
    if (!areResults)
        m_repair.plan.warnings
            += tr("A running tool has no result yet either. Repair this while no agent is working in the session.");
    return isAny;
}

/// What a branch that begins with the conversation's first entry hangs under.
QByteArray TranscriptRepair::rootParent() const
{
    const ConversationPlanner::Items all = m_planner.items();
    if (all.empty())
        return "null";
    const auto parent = m_parents.constFind(m_session.facts(all.front().row).record);
    if (parent != m_parents.cend())
        return *parent;
    const auto first = changeablePlaces(m_session, all.front().row, m_policy);
    const QByteArray stored = first ? first->source(first->parent) : QByteArray();
    return m_restored.contains(stored) ? stored : "null";
}

// Of one conversation of which nothing older comes back; its checks are listed in any case.
void TranscriptRepair::takeFigures(const EditPlan& branch)
{
    EditPlan& plan = m_repair.plan;
    const bool isOnly = m_repair.script.steps.isEmpty();
    for (const PlannedCheck& check : branch.checks) {
        if (isOnly || !check.ok)
            plan.checks += check;
    }
    const bool isKnown = isOnly && m_restored.isEmpty() && m_parents.isEmpty() && !plan.session.isEmpty();
    plan.before = isKnown ? branch.before : std::nullopt;
    plan.after = isKnown ? branch.after : std::nullopt;
}

/// The conversation as it will be.
Result<ConversationPlanner::Items> TranscriptRepair::changed() const
{
    Removals tools = m_tools;
    if (const Result<> paired = addPairs(tools, m_session); !paired)
        return std::unexpected(paired.error());
    size_t firstChanged = tools.empty() ? m_session.size() : tools.begin()->first;
    for (const std::set<size_t>* rows : {&m_dropped, &m_changed}) {
        if (!rows->empty())
            firstChanged = std::min(firstChanged, *rows->begin());
    }
    ConversationPlanner::Items kept = m_planner.items();
    std::erase_if(kept, [this](const Rewrite::Item& item) { return m_dropped.contains(item.row); });
    auto left = itemsWithout(std::move(kept), m_session, tools, m_policy);
    if (!left)
        return std::unexpected(left.error());
    ConversationPlanner::Items items;
    for (Rewrite::Item& item : *left) {
        const bool isMendedCopy = item.row >= firstChanged && m_mendedCopies.contains(item.row);
        if (!isMendedCopy && !m_changed.contains(item.row))
            items.push_back(std::move(item));
        else if (const Result<> done = addItem(items, std::move(item)); !done)
            return std::unexpected(done.error());
    }
    return items;
}

Result<> TranscriptRepair::finish()
{
    auto items = changed();
    if (!items)
        return std::unexpected(items.error());
    const bool isChanged = !m_tools.empty() || !m_dropped.empty() || !m_changed.empty();
    const auto& lines = m_transcript.lines();
    // What is appended must not be glued to a line that ends in its middle.
    const bool appends = !m_appended.isEmpty() || isChanged;
    const auto last = quint32(lines.size() - 1);
    if (appends && m_transcript.endsTorn() && lines.back().isDamaged() && !m_lines.isChanged(last)) {
        if (const Result<> done = m_lines.cut(last); !done)
            return done;
    }
    m_repair.plan.writes += m_lines.writes();
    if (m_lines.isEmpty() && !appends)
        return {};
    const bool isEndMended = m_isEnded || (m_transcript.endsTorn() && m_lines.isCut(last));
    m_writer.setMending({isChanged ? m_appended : FileContent(), rootParent(), isEndMended});
    EditPlan branch {.edit = m_repair.plan.edit};
    if (isChanged) {
        auto made = m_planner.inPlace(std::move(branch), *std::move(items));
        if (!made)
            return std::unexpected(made.error());
        branch = *std::move(made);
        addBranchWrites();
        takeFigures(branch);
        m_repair.plan.writes += branch.writes;
        m_repair.plan.warnings += branch.warnings;
    } else if (const Result<> done = m_writer.append(branch, m_appended); !done) {
        return done;
    }
    FileStep step = branch.files->steps.first();
    // Only what is appended can be written while another program has the file open.
    step.allowOpenWriters = step.allowOpenWriters && m_lines.isEmpty();
    step.splices = m_lines.splices() + (appends ? step.splices : QList<FileSplice>());
    m_repair.script.guards += branch.files->guards.first();
    m_repair.script.steps += step;
    return {};
}

Result<> TranscriptRepair::takeFork()
{
    if (!m_lines.isEmpty() || !m_repair.script.steps.isEmpty()) {
        for (qsizetype i = 0; i < m_removedInFork.size(); ++i)
            m_repair.counts.leave({}, tr("Damaged lines are repaired first; then repair this."));
        return {};
    }
    auto removal = m_planner.plan(RemoveEdit {m_writer.session(), m_removedInFork, {}});
    if (!removal)
        return std::unexpected(removal.error());
    const EditPlan before = std::exchange(m_repair.plan, *std::move(removal));
    m_repair.plan.edit = before.edit;
    m_repair.plan.action = before.action;
    return {};
}

Result<> TranscriptRepair::forkReadable(const QList<Finding>& findings)
{
    QList<StoredAt> orphans;
    for (const Finding& finding : findings) {
        if (finding.code == "orphan-result"_L1)
            orphans += finding.at;
    }
    ConversationPlanner::Items items = m_planner.items();
    std::erase_if(items, [&](const Rewrite::Item& item) {
        return m_session.facts(item.row).flags.testFlag(RowFlag::Tool) && orphans.contains(m_session.row(item.row).at);
    });
    m_repair.found += findings.size();
    m_repair.plan.action = u"fork"_s;
    m_repair.plan.session = m_writer.session();
    auto made = m_planner.inPlace(std::move(m_repair.plan), std::move(items));
    if (!made)
        return std::unexpected(made.error());
    m_repair.plan = *std::move(made);
    return {};
}

Result<> TranscriptRepair::run(QList<Finding> findings)
{
    if (!m_policy.mendsLines())
        return forkReadable(findings);
    std::ranges::stable_sort(findings, {}, [this](const Finding& finding) { return rankOf(finding); });
    for (const Finding& finding : std::as_const(findings)) {
        ++m_repair.found;
        const auto line = m_transcript.lineAt(finding.at.offset);
        const bool isHere = line && finding.at.file == m_transcript.path();
        const auto added = isHere ? add(finding, *line) : Result<bool>(false);
        if (!added)
            return std::unexpected(added.error());
        if (!*added)
            m_repair.counts.leave(finding.place, std::exchange(m_why, {}));
    }
    if (!m_removedInFork.isEmpty()) {
        if (const Result<> taken = takeFork(); !taken || !m_repair.plan.newSession.isEmpty())
            return taken;
    }
    return finish();
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/repair.h"

#include "core/store/check/linerepair.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/plan/removals.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/conversation/idhash.h"
#include "core/base/text.h"
#include "core/store/formats/mantis/check/conversationcheck.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/read/summaryhead.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"
#include "core/store/plan/transcriptwriter.h"

#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

QString shown(const QByteArray& bytes)
{
    return plantexts::shown(QString::fromUtf8(bytes));
}

} // namespace

/// Mends one transcript.
class TreeRepairer
{
    Q_DECLARE_TR_FUNCTIONS(MantisRepair)
public:
    TreeRepairer(const PlanTarget& target, const EntrySource& source, Repair& repair, const JobControl& job)
        : m_target(target)
        , m_session(target.conversation)
        , m_transcript(target.conversation.transcript())
        , m_job(job)
        , m_writer(target, Policy::instance(), job)
        , m_planner(m_writer, Policy::instance(), job)
        , m_source(source)
        , m_repair(repair)
        , m_lines(m_transcript)
    {
    }

    [[nodiscard]] Result<> run(const QList<Finding>& findings);

private:
    [[nodiscard]] Result<bool> add(const Finding& finding);
    [[nodiscard]] Result<bool> unglue(quint32 line);
    [[nodiscard]] Result<bool> makeUtf8(quint32 line);
    [[nodiscard]] Result<bool> addLostParent(quint32 line);
    [[nodiscard]] Result<> findRoots();
    [[nodiscard]] quint64 rootOf(quint32 line);
    [[nodiscard]] Result<bool> dropTools(quint32 line, bool areResults);
    [[nodiscard]] Result<bool> dropMessage(quint32 line);
    [[nodiscard]] Result<bool> dropMergedBranches();
    [[nodiscard]] Result<bool> sendSummary(quint32 line);
    [[nodiscard]] Result<bool> makeLoadable(quint32 line);
    [[nodiscard]] Result<> spellLoadable(Rewrite::Item& item);
    void reportMergedBranches();
    /// The row of a line, where it can be changed.
    [[nodiscard]] std::optional<size_t> rowOf(quint32 line) const;
    [[nodiscard]] Result<ConversationPlanner::Items> changed();
    [[nodiscard]] QByteArray firstParent() const;
    void takeFigures(const EditPlan& branch);
    [[nodiscard]] Result<> finish();
    void addWrite(PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what);

    const PlanTarget& m_target;
    const TranscriptConversation& m_session;
    const LineIndex& m_transcript;
    const JobControl& m_job;
    TranscriptWriter m_writer;
    ConversationPlanner m_planner;
    const EntrySource& m_source;
    Repair& m_repair;
    LineRepair m_lines;
    QString m_why; ///< a finding stays
    QSet<QByteArray> m_lostIds; ///< entries with these are there again
    /// What each line comes from: the hash of a parent that is lost; 0: an entry without a parent, or a circle.
    std::vector<quint64> m_roots;
    std::vector<quint32> m_entries; ///< lines that the library sends
    QHash<quint64, quint64> m_joined; ///< what lost parents come from that are there again, by their hash
    FileContent m_appended;
    Removals m_tools;
    std::set<size_t> m_dropped;
    struct Summary
    {
        size_t row = 0; ///< of the boundary
        QByteArray boundary; ///< without it
        QByteArray message; ///< behind it
    };
    std::optional<Summary> m_summary;
    std::set<size_t> m_merged; ///< rows that belong to other branches of the fork's original
    std::set<size_t> m_unloadable; ///< rows of which what the library refuses becomes text
};

void TreeRepairer::addWrite(
    PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what)
{
    m_repair.plan.writes
        += PlannedWrite {QFileInfo(m_target.file.path).fileName(), change, 1, shown(before), shown(after), what};
}

std::optional<size_t> TreeRepairer::rowOf(quint32 line) const
{
    const auto row = m_session.rowOfRecord(line);
    return row && isEntry(m_session.facts(*row)) ? row : std::nullopt;
}

// ---- lines --------------------------------------------------------------------------------------

Result<bool> TreeRepairer::unglue(quint32 line)
{
    const auto bytes = m_transcript.bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const qsizetype start = secondRecord(*bytes);
    if (start == 0)
        return false;
    const QByteArray second = bytes->sliced(start);
    if (const auto found = Policy::instance().places(second))
        m_lostIds += found->source(found->id);
    m_lines.replace(m_transcript.lines()[line].offset, *bytes, second);
    return true;
}

Result<bool> TreeRepairer::makeUtf8(quint32 line)
{
    const auto bytes = m_transcript.bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(*bytes);
    m_lines.replace(m_transcript.lines()[line].offset, *bytes, text.toUtf8());
    return true;
}

/// Once for all lost parents: there may be as many as a long session has turns.
Result<> TreeRepairer::findRoots()
{
    const auto& lines = m_transcript.lines();
    m_roots.assign(lines.size(), 0);
    std::vector<bool> isSeen(lines.size(), false);
    std::vector<quint32> path;
    for (quint32 line = 0; line < lines.size(); ++line) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const bool isEntry = lines[line].isRecord() && lines[line].id != 0
            && !lines[line].flags.testFlag(RowFlag::SideChain) && !lines[line].flags.testFlag(RowFlag::Replaced);
        if (isEntry)
            m_entries.push_back(line);
        path.clear();
        std::optional<quint32> at = line;
        for (; at && !isSeen[*at]; at = m_transcript.parentOf(*at)) {
            isSeen[*at] = true;
            path.push_back(*at);
        }
        if (path.empty())
            continue;
        const TranscriptLine& last = lines[path.back()];
        const quint64 root = at ? m_roots[*at] : last.flags.testFlag(RowFlag::HasParent) ? last.parent : 0;
        for (const quint32 one : path)
            m_roots[one] = root;
    }
    return {};
}

/// As it is with the entries that are there again.
quint64 TreeRepairer::rootOf(quint32 line)
{
    quint64 root = m_roots[line];
    for (auto next = m_joined.constFind(root); next != m_joined.cend(); next = m_joined.constFind(root))
        root = *next;
    return m_roots[line] = root;
}

// An entry with the lost id, behind the one that stands before it in the file. It is never sent.
Result<bool> TreeRepairer::addLostParent(quint32 line)
{
    if (const Result<> found = m_roots.empty() ? findRoots() : Result<>(); !found)
        return std::unexpected(found.error());
    const auto bytes = m_transcript.bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto orphan = Policy::instance().places(*bytes);
    if (!orphan)
        return false;
    const QByteArray id = orphan->source(orphan->parent);
    if (m_lostIds.contains(id))
        return true;
    const quint64 lost = m_transcript.lines()[line].parent;
    std::optional<RecordPlaces> before;
    quint64 root = 0;
    for (auto next = std::ranges::lower_bound(m_entries, line); next != m_entries.begin() && !before;) {
        // What comes from the lost entry itself would close a circle.
        root = rootOf(*--next);
        if (root == lost)
            continue;
        const auto stored = m_transcript.bytes(*next, -1);
        before = stored ? Policy::instance().places(*stored) : std::nullopt;
    }
    m_joined.insert(lost, before ? root : 0);
    const RecordPlaces& like = before ? *before : *orphan;
    const QByteArray parent = before ? before->source(before->id) : QByteArray("null");
    const QByteArray entry = spelledEntry("system", "\"A lost message.\"", {id, parent, like.source(*like.time)}, like);
    m_lostIds += id;
    m_appended.add(entry);
    m_repair.isOpen = true;
    addWrite(PlannedWrite::Change::Insert, {}, entry.trimmed(), tr("replaces the lost entry"));
    return true;
}

// ---- the conversation ---------------------------------------------------------------------------

Result<bool> TreeRepairer::dropTools(quint32 line, bool areResults)
{
    const auto row = rowOf(line);
    if (!row || m_session.facts(*row).flags.testFlag(RowFlag::Boundary))
        return false;
    constexpr qint64 NoText = 0;
    const auto message = m_session.message(*row, NoText);
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

Result<bool> TreeRepairer::dropMessage(quint32 line)
{
    const auto row = rowOf(line);
    if (!row || m_session.facts(*row).flags.testFlag(RowFlag::Boundary))
        return false;
    m_dropped.insert(*row);
    return true;
}

/// All that the original's links tell, whichever place was named: with a part of it the rest is no less woven.
Result<bool> TreeRepairer::dropMergedBranches()
{
    if (!m_merged.empty())
        return true;
    MergedBranchesCheck weave(m_source);
    bool isContinued = false;
    for (size_t row = 0; row < m_session.size(); ++row) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!isEntry(m_session.facts(row)))
            continue;
        const auto bytes = m_session.bytes(row, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto line = Policy::instance().places(*bytes);
        const bool isCopied = line && line->origin;
        weave.add(row, isCopied ? line->source(*line->origin) : QByteArray());
        isContinued = !isCopied;
    }
    const MergedBranchesCheck::Found found = weave.found();
    m_merged.insert(found.merged.begin(), found.merged.end());
    m_dropped.insert(m_merged.begin(), m_merged.end());
    if (!m_merged.empty() && isContinued)
        m_repair.plan.warnings
            += tr("Later messages of the fork were written when the removed entries were in the context.");
    return !m_merged.empty();
}

void TreeRepairer::reportMergedBranches()
{
    for (auto row = m_merged.begin(); row != m_merged.end();) {
        const size_t first = *row;
        size_t last = first;
        for (++row; row != m_merged.end() && *row == last + 1; ++row)
            last = *row;
        const auto bytes = m_session.bytes(first, plantexts::ShownText);
        m_repair.plan.writes += PlannedWrite {
            first == last ? plantexts::message(first + 1) : tr("messages %1–%2").arg(first + 1).arg(last + 1),
            PlannedWrite::Change::Delete, qint64(last - first + 1), bytes ? shown(*bytes) : QString(), {},
            tr("from an abandoned branch; left out of the new branch, kept in the file")};
    }
}

// The summary as a message behind the boundary, which keeps none, as the program itself writes them (spec mantis, 3.7).
Result<bool> TreeRepairer::sendSummary(quint32 line)
{
    const auto row = rowOf(line);
    if (!row || m_summary)
        return false;
    if (m_merged.contains(*row))
        return true;
    const auto stored = changeablePlaces(m_session, *row, Policy::instance());
    if (!stored)
        return std::unexpected(stored.error());
    const auto place = stored->content ? stored->member(*stored->content, "summary") : std::nullopt;
    const auto summary = place ? json::parse(stored->source(*place)) : std::unexpected(json::ParseError());
    if (!summary || !summary->isString() || summary->string.isEmpty())
        return false;
    const auto told = stored->member(*stored->content, "compacted_count");
    const auto count = told ? json::parse(stored->source(*told)) : std::unexpected(json::ParseError());
    const QString head = newSummaryHead(
        count ? qMax<qint64>(1, count->toInteger().value_or(1)) : 1, Context::tokens(utf8Size(summary->string)));
    const QString text = head + summary->string;
    JsonCopy copy;
    copy.replace(*place, "\"\"");
    const NewLink link {"\"\"", "null", stored->source(*stored->time)};
    m_summary
        = {*row, copy.applied(stored->bytes), spelledEntry("user", json::quotedText(text), link, *stored).trimmed()};
    addWrite(PlannedWrite::Change::Insert, {}, text.toUtf8(), tr("the summary, as a message after its boundary"));
    return true;
}

Result<bool> TreeRepairer::makeLoadable(quint32 line)
{
    const auto row = rowOf(line);
    if (!row)
        return false;
    const auto stored = changeablePlaces(m_session, *row, Policy::instance());
    if (!stored)
        return std::unexpected(stored.error());
    if (!stored->content)
        return false;
    m_unloadable.insert(*row);
    return true;
}

/// Blocks of kinds that the library does not know, or that lack what it wants, as texts that hold them as they are
/// stored (spec mantis, 10). The others stay, byte for byte.
Result<> TreeRepairer::spellLoadable(Rewrite::Item& item)
{
    const auto bytes = item.bytes.isNull() ? m_session.bytes(item.row, -1) : Result<QByteArray>(item.bytes);
    auto stored = bytes ? Policy::instance().places(*bytes) : std::nullopt;
    if (!stored || !Policy::instance().addContent(*stored) || !stored->content)
        return bytes ? Result<>() : std::unexpected(bytes.error());
    const auto asText = [](const QByteArray& source) { return json::quotedText(QString::fromUtf8(source)); };
    const QByteArray before = stored->source(*stored->content);
    QByteArray after = asText(before);
    if (stored->isList) {
        EntryReader reader(Dialect::Plain);
        QByteArrayList blocks;
        for (const json::Range& range : std::as_const(stored->blocks)) {
            const QByteArray block = stored->source(range);
            const QByteArray alone = R"({"role":"user","content":[)" + block + "]}";
            const bool loads = !reader.read(alone).flags.testFlag(RowFlag::Unloadable);
            blocks += loads ? block : R"({"type":"text","text":)" + asText(block) + '}';
        }
        after = '[' + blocks.join(',') + ']';
    }
    JsonCopy copy;
    copy.replace(*stored->content, after);
    item.bytes = copy.applied(stored->bytes);
    addWrite(PlannedWrite::Change::Update, before, after, tr("the content of message %1").arg(item.row + 1));
    return {};
}

// ---- all together -------------------------------------------------------------------------------

Result<bool> TreeRepairer::add(const Finding& finding)
{
    const auto line = m_transcript.lineAt(finding.at.offset);
    if (!line || finding.at.file != m_transcript.path())
        return false;
    const auto is = [&](CheckRule rule) { return finding.rule == int(rule); };
    if (is(CheckRule::TornLine) || is(CheckRule::DamagedLine) || is(CheckRule::DuplicateId))
        return m_lines.cut(*line).transform([] { return true; });
    if (is(CheckRule::GluedLine))
        return unglue(*line);
    if (is(CheckRule::InvalidEncoding))
        return makeUtf8(*line);
    if (is(CheckRule::MissingParent))
        return addLostParent(*line);
    if (is(CheckRule::OrphanResult) || is(CheckRule::UnansweredCall))
        return dropTools(*line, is(CheckRule::OrphanResult));
    if (is(CheckRule::WovenBranches))
        return dropMergedBranches();
    if (is(CheckRule::RepeatedContext) && !m_merged.empty()) {
        m_why = tr("The entry before it may be in a branch that is left out. Check the session again afterwards.");
        return false;
    }
    if (is(CheckRule::DoubledMessage) || is(CheckRule::RepeatedContext))
        return dropMessage(*line);
    if (is(CheckRule::BoundaryOnly))
        return sendSummary(*line);
    if (is(CheckRule::Unloadable))
        return makeLoadable(*line);
    return false;
}

/// As the branch's first entry spells it.
QByteArray TreeRepairer::firstParent() const
{
    const ConversationPlanner::Items all = m_planner.items();
    const auto line = all.empty() ? fail(Errc::NotFound, QString())
                                  : changeablePlaces(m_session, all.front().row, Policy::instance());
    return line ? line->source(line->parent) : QByteArray();
}

// Of one conversation of which nothing older comes back; its checks are listed in any case.
void TreeRepairer::takeFigures(const EditPlan& branch)
{
    EditPlan& plan = m_repair.plan;
    const bool isOnly = m_repair.script.steps.isEmpty();
    for (const PlannedCheck& check : branch.checks) {
        if (isOnly || !check.ok)
            plan.checks += check;
    }
    const bool isKnown = isOnly && m_lostIds.isEmpty() && !plan.session.isEmpty();
    plan.before = isKnown ? branch.before : std::nullopt;
    plan.after = isKnown ? branch.after : std::nullopt;
}

/// The conversation as it will be.
Result<ConversationPlanner::Items> TreeRepairer::changed()
{
    if (const Result<> paired = addPairs(m_tools, m_session); !paired)
        return std::unexpected(paired.error());
    ConversationPlanner::Items items;
    for (Rewrite::Item& item : m_planner.items()) {
        const auto removal = m_tools.find(item.row);
        if (m_dropped.contains(item.row))
            continue;
        if (removal != m_tools.end()) {
            const auto rest = recordWithout(m_session, item.row, removal->second, Policy::instance());
            if (!rest)
                return std::unexpected(rest.error());
            if (rest->isNull())
                continue;
            item.bytes = *rest;
        }
        const bool isSummary = m_summary && m_summary->row == item.row;
        if (isSummary)
            item.bytes = m_summary->boundary;
        if (const Result<> done = m_unloadable.contains(item.row) ? spellLoadable(item) : Result<>(); !done)
            return std::unexpected(done.error());
        items.push_back(std::move(item));
        if (isSummary)
            items.push_back({Rewrite::New, m_summary->message});
    }
    return items;
}

Result<> TreeRepairer::finish()
{
    auto items = changed();
    if (!items)
        return std::unexpected(items.error());
    const bool isChanged = !m_tools.empty() || !m_dropped.empty() || !m_unloadable.empty() || m_summary;
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
    // What was lost before the first entry is there again.
    const QByteArray first = firstParent();
    m_writer.setMending({isChanged ? m_appended : FileContent(), m_lostIds.contains(first) ? first : QByteArray("null"),
        m_transcript.endsTorn() && m_lines.isCut(last)});
    EditPlan branch {.edit = m_repair.plan.edit};
    if (isChanged) {
        auto made = m_planner.inPlace(std::move(branch), *std::move(items));
        if (!made)
            return std::unexpected(made.error());
        branch = *std::move(made);
        reportMergedBranches();
        takeFigures(branch);
        m_repair.plan.writes += branch.writes;
        m_repair.plan.warnings += branch.warnings;
    } else if (const Result<> done = m_writer.append(branch, m_appended); !done) {
        return done;
    }
    FileStep step = branch.files->steps.first();
    // Only what is appended can be written while another program has the file open.
    step.allowOpenWriters = m_lines.isEmpty();
    step.splices = m_lines.splices() + (appends ? step.splices : QList<FileSplice>());
    m_repair.script.guards += branch.files->guards.first();
    m_repair.script.steps += step;
    return {};
}

Result<> TreeRepairer::run(const QList<Finding>& findings)
{
    // What stands in a line with another record is not lost.
    QList<Finding> sorted = findings;
    // What is left out anyway needs no other repair.
    std::ranges::stable_partition(
        sorted, [](const Finding& finding) { return finding.rule == int(CheckRule::WovenBranches); });
    std::ranges::stable_partition(
        sorted, [](const Finding& finding) { return finding.rule == int(CheckRule::GluedLine); });
    for (const Finding& finding : std::as_const(sorted)) {
        ++m_repair.found;
        const auto added = add(finding);
        if (!added)
            return std::unexpected(added.error());
        if (!*added)
            m_repair.tally.leave(finding.place, std::exchange(m_why, {}));
    }
    return finish();
}

qsizetype secondRecord(const QByteArray& line)
{
    const qsizetype start = std::max(line.lastIndexOf(R"({"uuid":)"), line.lastIndexOf(R"({"type":"system")"));
    return start > 0 && json::parse(line.sliced(start)) ? start : 0;
}

Result<> addRepair(const PlanTarget& target, const QList<Finding>& findings, const EntrySource& source, Repair& repair,
    const JobControl& job)
{
    return mantis::TreeRepairer(target, source, repair, job).run(findings);
}

Result<EditPlan> finishedRepair(Repair repair)
{
    EditPlan plan = std::move(repair.plan);
    if (const Result<> told = repair.tally.addTo(plan, repair.found, repair.found - repair.tally.left()); !told)
        return std::unexpected(told.error());
    plan.warnings.removeDuplicates();
    if (repair.isOpen)
        plan.checks += PlannedCheck {u"roles-alternate"_s, false,
            QCoreApplication::translate(
                "MantisRepair", "The content of a lost entry is unknown; two answers may now follow each other there."),
            true};
    if (!repair.script.steps.isEmpty())
        plan.files = std::make_shared<const FileScript>(std::move(repair.script));
    return plan;
}

} // namespace stemma::mantis

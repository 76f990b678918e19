// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/repair.h"

#include "core/store/conversation/idhash.h"
#include "core/store/conversation/subsetconversation.h"
#include "core/store/formats/mantis/check/conversationcheck.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/plan/planner.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/read/summaryhead.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype ShownText = 4000;

QString shown(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return text.size() <= ShownText ? text : text.first(ShownText) + u'…';
}

} // namespace

/// Mends one transcript.
class TreeRepairer final : private TreePlanner
{
    Q_DECLARE_TR_FUNCTIONS(MantisRepair)
public:
    TreeRepairer(const TreeTarget& target, const EntrySource& source, Repair& repair, const JobControl& job)
        : TreePlanner(target, job)
        , m_source(source)
        , m_repair(repair)
    {
    }

    [[nodiscard]] Result<> run(const QList<Finding>& findings);

private:
    [[nodiscard]] Result<bool> add(const Finding& finding);
    [[nodiscard]] Result<bool> cut(quint32 line);
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
    [[nodiscard]] Result<> spellLoadable(size_t row, Changed& changed);
    void reportMergedBranches();
    [[nodiscard]] Result<> addFiguresOfRest(EditPlan& branch, const Changes& changes);
    [[nodiscard]] QByteArray firstParent() const;
    void takeFigures(const EditPlan& branch);
    [[nodiscard]] Result<> finish();
    void addWrite(PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what);

    const EntrySource& m_source;
    Repair& m_repair;
    QString m_why; ///< a finding stays
    std::map<qint64, FileSplice> m_splices; ///< by offset
    QSet<QByteArray> m_lostIds; ///< entries with these are there again
    /// What each line comes from: the hash of a parent that is lost; 0: an entry without a parent, or a circle.
    std::vector<quint64> m_roots;
    std::vector<quint32> m_entries; ///< lines that the library sends
    QHash<quint64, quint64> m_joined; ///< what lost parents come from that are there again, by their hash
    FileContent m_appended;
    Changes m_tools;
    Changes m_dropped;
    Changes m_boundary; ///< whose summary goes behind it
    std::optional<NewEntry> m_summary;
    std::set<size_t> m_merged; ///< rows that belong to other branches of the fork's original
    std::set<size_t> m_unloadable; ///< rows of which what the library refuses becomes text
};

void TreeRepairer::addWrite(
    PlannedWrite::Change change, const QByteArray& before, const QByteArray& after, const QString& what)
{
    m_repair.plan.writes += PlannedWrite {fileName(), change, 1, shown(before), shown(after), what};
}

// ---- lines --------------------------------------------------------------------------------------

Result<bool> TreeRepairer::cut(quint32 line)
{
    const auto& lines = m_transcript.lines();
    const auto bytes = m_transcript.bytes(line, ShownText);
    if (!bytes)
        return std::unexpected(bytes.error());
    const qint64 end = line + 1 < lines.size() ? lines[line + 1].offset : m_transcript.stamp().size;
    m_splices[lines[line].offset] = {lines[line].offset, end - lines[line].offset, {}};
    addWrite(PlannedWrite::Change::Delete, *bytes, {}, tr("line at byte %1").arg(lines[line].offset));
    return true;
}

Result<bool> TreeRepairer::unglue(quint32 line)
{
    const auto bytes = m_transcript.bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const qsizetype start = secondRecord(*bytes);
    if (start == 0)
        return false;
    const qint64 offset = m_transcript.lines()[line].offset;
    m_splices[offset] = {offset, start, {}};
    if (const auto found = RawLine::read(bytes->sliced(start)))
        m_lostIds += found->sourceText(found->id);
    addWrite(PlannedWrite::Change::Update, *bytes, bytes->sliced(start), tr("line at byte %1").arg(offset));
    return true;
}

Result<bool> TreeRepairer::makeUtf8(quint32 line)
{
    const auto bytes = m_transcript.bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(*bytes);
    const QByteArray mended = text.toUtf8();
    const qint64 offset = m_transcript.lines()[line].offset;
    if (!m_splices.contains(offset))
        m_splices[offset] = {offset, bytes->size(), FileContent(mended)};
    addWrite(PlannedWrite::Change::Update, *bytes, mended, tr("line at byte %1").arg(offset));
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
    const auto orphan = RawLine::read(*bytes);
    if (!orphan)
        return false;
    const QByteArray id = orphan->sourceText(orphan->parent);
    if (m_lostIds.contains(id))
        return true;
    const quint64 lost = m_transcript.lines()[line].parent;
    std::optional<RawLine> before;
    quint64 root = 0;
    for (auto next = std::ranges::lower_bound(m_entries, line); next != m_entries.begin() && !before;) {
        // What comes from the lost entry itself would close a circle.
        root = rootOf(*--next);
        if (root == lost)
            continue;
        const auto stored = m_transcript.bytes(*next, -1);
        before = stored ? RawLine::read(*stored) : std::nullopt;
    }
    m_joined.insert(lost, before ? root : 0);
    const RawLine& like = before ? *before : *orphan;
    const auto directory = json::memberValue(like.bytes, "cwd");
    const QByteArray entry = "{\"uuid\":" + id
        + ",\"parent_uuid\":" + (before ? before->sourceText(before->id) : QByteArray("null"))
        + ",\"type\":\"system\",\"message\":{\"role\":\"system\",\"content\":\"A lost message.\"},\"timestamp\":"
        + like.sourceText(like.time) + ",\"session_id\":" + like.sourceText(like.session) + ",\"cwd\":"
        + (directory ? like.bytes.sliced(directory->start, directory->length) : QByteArray("\"\"")) + "}\n";
    m_lostIds += id;
    m_appended.add(entry);
    m_repair.isOpen = true;
    addWrite(PlannedWrite::Change::Insert, {}, entry.trimmed(), tr("replaces the lost entry"));
    return true;
}

// ---- the conversation ---------------------------------------------------------------------------

Result<bool> TreeRepairer::dropTools(quint32 line, bool areResults)
{
    const auto row = m_target.session.rowOfRecord(line);
    if (!row || !isEntry(*row) || m_target.session.row(*row).flags.testFlag(RowFlag::Boundary))
        return false;
    constexpr qint64 NoText = 0;
    const auto message = m_target.session.message(*row, NoText);
    if (!message)
        return std::unexpected(message.error());
    bool isAny = false;
    for (const Part& part : message->parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool)
            continue;
        const quint64 call = idHash(tool->callId);
        const bool isAlone
            = areResults ? !callRow(m_target.session, call) : !tool->hasOutput && !resultOf(m_target.session, call);
        if (!isAlone)
            continue;
        m_tools[*row].removed.insert(part.index);
        isAny = true;
    }
    if (!areResults)
        m_repair.plan.warnings
            += tr("A running tool has no result yet either. Repair this while no agent is working in the session.");
    return isAny;
}

Result<bool> TreeRepairer::dropMessage(quint32 line)
{
    const auto row = m_target.session.rowOfRecord(line);
    if (!row || !isEntry(*row) || m_target.session.row(*row).flags.testFlag(RowFlag::Boundary))
        return false;
    m_dropped[*row].isWhole = true;
    return true;
}

/// All that the original's links tell, whichever place was named: with a part of it the rest is no less woven.
Result<bool> TreeRepairer::dropMergedBranches()
{
    if (!m_merged.empty())
        return true;
    MergedBranchesCheck weave(m_source);
    bool isContinued = false;
    for (size_t row = 0; row < m_target.session.size(); ++row) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!isEntry(row))
            continue;
        const auto bytes = m_target.session.bytes(row, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto line = RawLine::read(*bytes);
        const bool isCopied = line && line->forkedFrom;
        weave.add(row, isCopied ? line->sourceText(line->forkedFrom) : QByteArray());
        isContinued = !isCopied;
    }
    const MergedBranchesCheck::Found found = weave.found();
    m_merged.insert(found.merged.begin(), found.merged.end());
    for (const size_t row : m_merged)
        m_dropped[row].isWhole = true;
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
        const auto bytes = m_target.session.bytes(first, ShownText);
        m_repair.plan.writes += PlannedWrite {
            first == last ? plantexts::message(first + 1) : tr("messages %1–%2").arg(first + 1).arg(last + 1),
            PlannedWrite::Change::Delete, qint64(last - first + 1), bytes ? shown(*bytes) : QString(), {},
            tr("from an abandoned branch; left out of the new branch, kept in the file")};
    }
}

// The summary as a message behind the boundary, which keeps none, as the program itself writes them (spec mantis, 3.7).
Result<bool> TreeRepairer::sendSummary(quint32 line)
{
    const auto row = m_target.session.rowOfRecord(line);
    if (!row || !isEntry(*row) || m_summary)
        return false;
    if (m_merged.contains(*row))
        return true;
    const auto stored = lineOf(*row);
    if (!stored)
        return std::unexpected(stored.error());
    json::Range place {0, stored->bytes.size()};
    for (const char* key : {"message", "content", "summary"}) {
        const auto value = json::memberValue(QByteArrayView(stored->bytes).sliced(place.start, place.length), key);
        if (!value)
            return false;
        place = {place.start + value->start, value->length};
    }
    const auto summary = json::parse(stored->bytes.sliced(place.start, place.length));
    const auto message = readRecord(m_target.session, *row);
    const json::Value* inner = message ? message->find(u"message") : nullptr;
    const json::Value* content = inner ? inner->find(u"content") : nullptr;
    const json::Value* count = content ? content->find(u"compacted_count") : nullptr;
    if (!summary || !summary->isString() || summary->string.isEmpty())
        return false;
    constexpr qint64 BytesPerToken = 4; // the library's own rule of thumb
    const QString head = newSummaryHead(count ? qMax<qint64>(1, count->toInteger().value_or(1)) : 1,
        (summary->string.toUtf8().size() + BytesPerToken - 1) / BytesPerToken);
    const QString text = head + summary->string;
    m_summary = NewEntry {*row + 1, "user", quotedText(text)};
    m_boundary[*row].text = "\"\"";
    m_boundary[*row].textRange = place;
    addWrite(PlannedWrite::Change::Insert, {}, text.toUtf8(), tr("the summary, as a message after its boundary"));
    return true;
}

Result<bool> TreeRepairer::makeLoadable(quint32 line)
{
    const auto row = m_target.session.rowOfRecord(line);
    if (!row || !isEntry(*row))
        return false;
    const auto stored = lineOf(*row);
    if (!stored)
        return std::unexpected(stored.error());
    if (!RawContent::read(stored->bytes, stored->message))
        return false;
    m_unloadable.insert(*row);
    return true;
}

/// Blocks of kinds that the library does not know, or that lack what it wants, as texts that hold them as they are
/// stored (spec mantis, 10). The others stay, byte for byte.
Result<> TreeRepairer::spellLoadable(size_t row, Changed& changed)
{
    const auto stored = lineOf(row);
    const auto content = stored ? RawContent::read(stored->bytes, stored->message) : std::nullopt;
    if (!content)
        return stored ? Result<>() : std::unexpected(stored.error());
    const auto sourceText = [&](const json::Range& range) { return stored->bytes.sliced(range.start, range.length); };
    const auto asText = [](const QByteArray& json) { return quotedText(QString::fromUtf8(json)); };
    const QByteArray before = sourceText(content->whole);
    QByteArray after = asText(before);
    if (content->isList) {
        EntryReader reader(Dialect::Plain);
        QByteArrayList blocks;
        for (qsizetype i = 0; i < content->blocks.size(); ++i) {
            const QByteArray block = sourceText(content->blocks.at(i));
            const QByteArray alone = R"({"role":"user","content":[)" + block + "]}";
            const RowFlags flags = reader.read(alone).flags;
            const bool loads = !flags.testFlag(RowFlag::Unloadable);
            if (!changed.removed.contains(int(i)))
                blocks += loads ? block : R"({"type":"text","text":)" + asText(block) + '}';
        }
        after = '[' + blocks.join(',') + ']';
        changed.isWhole = blocks.isEmpty();
    }
    changed.removed.clear();
    changed.text = after;
    changed.textRange = content->whole;
    addWrite(PlannedWrite::Change::Update, before, after, tr("the content of message %1").arg(row + 1));
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
        return cut(*line);
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
    for (size_t row = 0; row < m_target.session.size(); ++row) {
        if (!isEntry(row))
            continue;
        const auto line = lineOf(row);
        return line ? line->sourceText(line->parent) : QByteArray();
    }
    return {};
}

// Of one conversation of which nothing older comes back; its checks are told in any case.
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

/// What is left out of the conversation may have held the answer to a call, or the boundary that what is sent begins
/// with.
Result<> TreeRepairer::addFiguresOfRest(EditPlan& branch, const Changes& changes)
{
    const auto resized = resizedBy(changes);
    if (!resized)
        return std::unexpected(resized.error());
    if (m_merged.empty()) {
        addFigures(branch, *resized);
        return {};
    }
    std::vector<size_t> rows;
    for (size_t row = 0; row < m_target.session.size(); ++row) {
        if (!m_merged.contains(row))
            rows.push_back(row);
    }
    const SubsetConversation rest(m_target.session, std::move(rows));
    addFigures(branch, *resized, rest);
    int open = 0;
    for (const ToolCallIndex::Mark& mark : rest.tools().all()) {
        const bool isAnswered = mark.isResult || !rest.rowOfRecord(mark.record) || resultOf(rest, mark.id);
        open += isAnswered || !resultOf(m_target.session, mark.id) ? 0 : 1;
    }
    PlannedCheck check {u"calls-answered"_s, open == 0, tr("No tool call loses its result."), true};
    if (open > 0)
        check.text = tr("%n tool call(s) have results only in the entries left out; mantis leaves these calls out when "
                        "it loads the session.",
            nullptr, open);
    branch.checks += check;
    addSigned(branch, changes.begin()->first, changes);
    return {};
}

Result<> TreeRepairer::finish()
{
    if (const Result<> paired = addPairs(m_tools); !paired)
        return paired;
    Changes changes = m_tools;
    for (const auto& [row, changed] : m_dropped)
        changes[row].isWhole = true;
    for (const auto& [row, changed] : m_boundary)
        changes[row] = changed;
    for (const size_t row : m_unloadable) {
        const bool isDropped = m_dropped.contains(row);
        if (const Result<> done = isDropped ? Result<>() : spellLoadable(row, changes[row]); !done)
            return done;
    }
    const auto& lines = m_transcript.lines();
    // What is appended must not be glued to a line that ends in its middle.
    const bool appends = !m_appended.isEmpty() || !changes.empty();
    if (appends && m_transcript.endsTorn() && lines.back().isDamaged() && !m_splices.contains(lines.back().offset)) {
        if (const auto done = cut(quint32(lines.size() - 1)); !done)
            return std::unexpected(done.error());
    }
    m_isEndCut = m_transcript.endsTorn() && m_splices.contains(lines.back().offset) && lines.back().isDamaged();
    if (!changes.empty()) {
        // What was lost before the first entry is there again.
        const auto first = firstParent();
        if (m_lostIds.contains(first))
            m_rootParent = first;
        EditPlan branch;
        if (const Result<> done = appendBranch(branch, changes, m_summary); !done)
            return done;
        const FileContent& content = branch.files->steps.first().splices.first().bytes;
        for (const FileContent::Piece& piece : content.pieces()) {
            if (piece.file < 0)
                m_appended.add(content.sourceText(piece));
            else
                m_appended.add(content.files().at(piece.file), piece.offset, piece.length);
        }
        reportMergedBranches();
        // A summary that is sent now is not among what was sent before, and of what cannot be loaded nothing is sent.
        if (!m_summary && m_unloadable.empty()) {
            if (const Result<> done = addFiguresOfRest(branch, changes); !done)
                return done;
            takeFigures(branch);
        }
        m_repair.plan.writes += branch.writes;
        m_repair.plan.warnings += branch.warnings;
        warnAboutWriters(m_repair.plan);
    }
    if (m_splices.empty() && m_appended.isEmpty())
        return {};
    EditPlan bare;
    if (const Result<> done = append(bare, m_appended); !done)
        return done;
    FileGuard guard = bare.files->guards.first();
    FileStep step = bare.files->steps.first();
    // Only what is appended can be written while another program has the file open.
    step.allowOpenWriters = m_splices.empty();
    if (m_appended.isEmpty())
        step.splices.clear();
    QList<FileSplice> splices;
    for (const auto& [offset, splice] : m_splices)
        splices += splice;
    step.splices = splices + step.splices;
    m_repair.script.guards += guard;
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

Result<> addRepair(const TreeTarget& target, const QList<Finding>& findings, const EntrySource& source, Repair& repair,
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

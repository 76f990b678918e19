// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/repair.h"

#include "core/store/conversation/idhash.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/plan/policy.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/read/summaries.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/plan/plantexts.h"

#include <QStringDecoder>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

TreeRepairer::TreeRepairer(TranscriptWriter& writer, EntrySource source, RepairPlan& repair)
    : TranscriptRepair(writer, repair, true)
    , m_source(std::move(source))
{
}

// ---- lines --------------------------------------------------------------------------------------

/// The record without what the library's reader refuses.
QByteArray TreeRepairer::readable(const QByteArray& record)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(record);
    QByteArray whole = text.toUtf8();
    const QByteArrayView standIn("\\ufffd");
    for (qsizetype at = halfCharacterIn(whole); at >= 0; at = halfCharacterIn(whole, at + standIn.size()))
        whole.replace(at, standIn.size(), standIn);
    return whole;
}

/// What was no entry may be one from now on.
void TreeRepairer::replaceLine(quint32 line, const QByteArray& before, const QByteArray& after)
{
    lines().replace(transcript().lines()[line].offset, before, after);
    const bool isEntryNow = EntryReader(Dialect::Tree).read(after).kind == LineFacts::Kind::Record;
    const auto found = Policy::instance().places(after);
    if (!found || !isEntryNow || transcript().lines()[line].isRecord())
        return;
    const auto hashAt = [&](const json::Range& place) {
        const json::Value id = json::valueOf(found->source(place));
        return id.isString() ? idHash(id.string) : 0;
    };
    restore(found->source(found->id));
    lost().addEntry(line, hashAt(found->id), hashAt(found->parent));
}

Result<bool> TreeRepairer::unglue(quint32 line)
{
    const auto bytes = transcript().bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const qsizetype start = secondRecord(*bytes);
    if (start == 0)
        return false;
    replaceLine(line, *bytes, readable(bytes->sliced(start)));
    return true;
}

Result<bool> TreeRepairer::makeUtf8(quint32 line)
{
    const auto bytes = transcript().bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    replaceLine(line, *bytes, readable(*bytes));
    if (const auto row = rowOf(line))
        mendCopy(*row);
    return true;
}

/// An entry with the lost id, behind one that stands before it in the file. It is never sent.
Result<bool> TreeRepairer::addLostParent(quint32 line)
{
    const auto bytes = transcript().bytes(line, -1);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto orphan = Policy::instance().places(*bytes);
    if (!orphan)
        return false;
    const QByteArray id = orphan->source(orphan->parent);
    if (isRestored(id))
        return true;
    const auto before = newParentOf(line);
    const RecordPlaces& like = before ? *before : *orphan;
    const QByteArray parent = before ? before->source(before->id) : QByteArray("null");
    const QByteArray entry = spelledEntry("system", "\"A lost message.\"", {id, parent, like.source(*like.time)}, like);
    restore(id);
    append(entry);
    const PlannedCheck open {u"roles-alternate"_s, false,
        tr("The content of a lost entry is unknown; two answers may now follow each other there."), true};
    if (!plan().checks.contains(open))
        plan().checks += open;
    addWrite(PlannedWrite::Change::Insert, {}, entry.trimmed(), tr("replaces the lost entry"));
    return true;
}

// ---- the conversation ---------------------------------------------------------------------------

/// All that the original's links tell, whichever place was named: with a part of it the rest is no less woven.
Result<bool> TreeRepairer::dropMergedBranches()
{
    if (!m_merged.empty())
        return true;
    MergedBranchesCheck weave(m_source);
    bool isContinued = false;
    for (size_t row = 0; row < session().size(); ++row) {
        if (job().isCancelled())
            return fail(Errc::Cancelled, {});
        if (!isEntry(session().facts(row)))
            continue;
        const auto bytes = session().bytes(row, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        const auto line = Policy::instance().places(*bytes);
        const bool isCopied = line && line->origin;
        weave.add(row, isCopied ? line->source(*line->origin) : QByteArray());
        isContinued = !isCopied;
    }
    const MergedBranchesCheck::Found found = weave.found();
    m_merged.insert(found.merged.begin(), found.merged.end());
    std::ranges::for_each(m_merged, [this](size_t row) { dropRow(row); });
    if (!m_merged.empty() && isContinued)
        plan().warnings += tr("Later messages of the fork were written when the removed entries were in the context.");
    return !m_merged.empty();
}

void TreeRepairer::addBranchWrites()
{
    const auto follows = [](size_t a, size_t b) { return b == a + 1; };
    for (const auto run : m_merged | std::views::chunk_by(follows)) {
        const size_t first = run.front();
        const size_t last = run.back();
        const auto bytes = session().bytes(first, PlanText::ShownText);
        plan().writes += PlannedWrite {
            first == last ? PlanText::message(first + 1) : tr("messages %1–%2").arg(first + 1).arg(last + 1),
            PlannedWrite::Change::Delete, qint64(last - first + 1),
            bytes ? PlanText::shown(QString::fromUtf8(*bytes)) : QString(), {},
            tr("from an abandoned branch; left out of the new branch, kept in the file")};
    }
}

// The summary as a message behind the boundary, which keeps none, as the program itself writes them (spec mantis, 3.7).
Result<bool> TreeRepairer::sendSummary(size_t row)
{
    if (m_summary)
        return false;
    if (m_merged.contains(row))
        return true;
    const auto stored = changeablePlaces(session(), row, Policy::instance());
    if (!stored)
        return std::unexpected(stored.error());
    const auto place = stored->content ? stored->member(*stored->content, "summary") : std::nullopt;
    const QString summary = place ? json::valueOf(stored->source(*place)).string : QString();
    if (summary.isEmpty())
        return false;
    const auto told = stored->member(*stored->content, "compacted_count");
    const auto count = told ? json::valueOf(stored->source(*told)).toInteger() : std::nullopt;
    const QString text = newSummary(qMax<qint64>(1, count.value_or(1)), summary);
    JsonCopy copy;
    copy.replace(*place, "\"\"");
    const NewLink link {"\"\"", "null", stored->source(*stored->time)};
    m_summary
        = {row, copy.applied(stored->bytes), spelledEntry("user", json::quotedText(text), link, *stored).trimmed()};
    changeRow(row);
    addWrite(PlannedWrite::Change::Insert, {}, text.toUtf8(), tr("the summary, as a message after its boundary"));
    return true;
}

Result<bool> TreeRepairer::makeLoadable(size_t row)
{
    const auto stored = changeablePlaces(session(), row, Policy::instance());
    if (!stored)
        return std::unexpected(stored.error());
    if (stored->content)
        changeRow(row);
    return stored->content.has_value();
}

/// Blocks of kinds that the library does not know, or that lack what it wants, as texts that hold them as they are
/// stored (spec mantis, 10). The others stay, byte for byte.
void TreeRepairer::spellLoadable(Rewrite::Item& item) const
{
    auto stored = Policy::instance().places(item.bytes);
    if (!stored || !Policy::instance().addContent(*stored) || !stored->content)
        return;
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
}

// ---- all together -------------------------------------------------------------------------------

Result<bool> TreeRepairer::add(const Finding& finding, quint32 line)
{
    const auto row = rowOf(line);
    const bool isBoundary = row && session().facts(*row).flags.testFlag(RowFlag::Boundary);
    switch (CheckRule(finding.rule)) {
    case CheckRule::TornLine:
    case CheckRule::DamagedLine:
    case CheckRule::DuplicateId:
        return lines().cut(line).transform([] { return true; });
    case CheckRule::GluedLine:
        return unglue(line);
    case CheckRule::InvalidEncoding:
        return makeUtf8(line);
    case CheckRule::MissingParent:
        return addLostParent(line);
    case CheckRule::OrphanResult:
        return dropTools(line, true);
    case CheckRule::UnansweredCall:
        return dropTools(line, false);
    case CheckRule::WovenBranches:
        return dropMergedBranches();
    case CheckRule::RepeatedContext:
        if (!m_merged.empty()) {
            setReason(
                tr("The entry before it may be in a branch that is left out. Check the session again afterwards."));
            return false;
        }
        [[fallthrough]];
    case CheckRule::DoubledMessage:
        if (row && !isBoundary)
            dropRow(*row);
        return row && !isBoundary;
    case CheckRule::BoundaryOnly:
        return row ? sendSummary(*row) : false;
    case CheckRule::Unloadable:
        return row ? makeLoadable(*row) : false;
    default:
        return false;
    }
}

/// What stands in a line that can be mended is not lost, and what is left out anyway needs no other repair.
int TreeRepairer::rankOf(const Finding& finding) const
{
    const auto rule = CheckRule(finding.rule);
    return rule == CheckRule::GluedLine || rule == CheckRule::InvalidEncoding ? 0
        : rule == CheckRule::WovenBranches                                    ? 1
                                                                              : 2;
}

Result<> TreeRepairer::addItem(ConversationPlanner::Items& items, Rewrite::Item item) const
{
    const bool isSummary = m_summary && m_summary->row == item.row;
    if (isSummary)
        item.bytes = m_summary->boundary;
    const auto stored = item.bytes.isNull() ? session().bytes(item.row, -1) : Result<QByteArray>(item.bytes);
    if (!stored)
        return std::unexpected(stored.error());
    item.bytes = readable(*stored);
    if (!isSummary && isChanged(item.row))
        spellLoadable(item);
    items.push_back(std::move(item));
    if (isSummary)
        items.push_back({Rewrite::New, m_summary->message});
    return {};
}

qsizetype secondRecord(const QByteArray& line)
{
    const qsizetype start = std::max(line.lastIndexOf(R"({"uuid":)"), line.lastIndexOf(R"({"type":"system")"));
    return start > 0 && json::parse(line.sliced(start)) ? start : 0;
}

} // namespace stemma::mantis

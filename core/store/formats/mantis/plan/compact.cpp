// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/compaction.h"
#include "core/store/plan/plantexts.h"
#include "core/store/formats/mantis/plan/planchecks.h"
#include "core/store/formats/mantis/plan/planner.h"
#include "core/store/formats/mantis/read/release.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype ShownSummary = 4000; ///< of the summary, in a plan

} // namespace

/// The entry with a summary, as the first of a new transcript. It tells of the last message that it stands for.
Result<QByteArray> TreePlanner::summaryEntry(
    const Compaction& compaction, const QString& text, const QByteArray& id, const QString& newId) const
{
    const auto line = lineOf(compaction.last);
    // Not behind the messages that follow it.
    const auto timed = line && !compaction.kept.empty() ? lineOf(compaction.kept.front().row) : line;
    if (!timed)
        return std::unexpected(timed.error());
    const QByteArray origin = "{\"session_id\":" + line->sourceText(line->session)
        + ",\"message_uuid\":" + line->sourceText(line->id) + '}';
    const QByteArray entry
        = spelledEntry({0, "user", quotedText(text)}, id, "null", timed->sourceText(timed->time), *line);
    const auto sourceText = RawLine::read(entry.chopped(1));
    JsonCopy copy;
    if (sourceText) {
        copy.replace(*sourceText->session, quotedText(newId));
        copy.replace({sourceText->end, 0}, ",\"forked_from\":" + origin);
    }
    return QByteArray(copy.applied(entry.chopped(1)) + '\n');
}

std::vector<size_t> TreePlanner::keptRows(const Compaction& compaction) const
{
    std::vector<size_t> rows;
    for (size_t row = compaction.last + 1; row < m_target.session.size(); ++row) {
        if (isEntry(row) && !m_target.session.facts(row).flags.testFlag(RowFlag::Boundary))
            rows.push_back(row);
    }
    return rows;
}

/// Appends a boundary, the summary and what is kept once more, as the program itself does (spec mantis, 3.7 rule 9).
/// What the summary stands for stays in front of the boundary. All but the last entry have the times of the old ones:
/// should the machine fail half-way, the conversation as it was is the newest still.
Result<EditPlan> TreePlanner::compactInPlace(const CompactEdit& edit, const Compaction& compaction, const QString& text)
{
    if (const QString why = notInPlace(m_target.session); !why.isEmpty())
        return fail(Errc::NotSupported,
            tr("The session cannot be compacted in place. %1 Compact it into a new session.").arg(why));
    const auto last = lastEntry();
    const auto tip = last
        ? lineOf(*last)
        : Result<RawLine>(fail(Errc::NotSupported, tr("The session has no entry that mantis can read.")));
    const auto covered = tip ? lineOf(compaction.last) : std::unexpected(tip.error());
    const auto time = covered ? newTime() : std::unexpected(covered.error());
    if (!time)
        return std::unexpected(time.error());
    const std::vector<size_t> rows = keptRows(compaction);
    EditPlan plan = begun(edit, u"compact"_s,
        tr("Compact messages %1–%2 of “%3” in place").arg(compaction.first + 1).arg(compaction.last + 1).arg(name()));
    // By so many the list gets shorter; at least one is what the program writes.
    const qint64 shorter = qMax<qint64>(1, qint64(compaction.covered.size()) - 1);
    const QByteArray boundary
        = R"({"__compact_boundary__":true,"summary":"","compacted_count":)" + QByteArray::number(shorter) + '}';
    const QByteArray boundaryId = quotedText(newUuid());
    QByteArray parent = quotedText(newUuid());
    const QByteArray then = covered->sourceText(covered->time);
    const QByteArray now = '"' + *time + '"';
    FileContent content(spelledEntry({0, "system", boundary}, boundaryId, tip->sourceText(tip->id), then, *tip));
    content.add(spelledEntry({0, "user", quotedText(text)}, parent, boundaryId, rows.empty() ? now : then, *tip));
    for (const size_t row : rows) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto id = copyEntry(content, row, parent, row == rows.back() ? *time : QByteArray(), nullptr);
        if (!id)
            return std::unexpected(id.error());
        parent = *id;
    }
    plan.writes += PlannedWrite {
        fileName(), PlannedWrite::Change::Insert, 1, {}, QString::fromUtf8(boundary), tr("a boundary")};
    plan.writes += PlannedWrite {
        fileName(), PlannedWrite::Change::Insert, 1, {}, text.left(ShownSummary), plantexts::summary()};
    if (!rows.empty())
        plan.writes += PlannedWrite {fileName(), PlannedWrite::Change::Insert, qint64(rows.size()), {}, {},
            plantexts::copies(rows.front() + 1, rows.back() + 1)};
    if (const Result<> done = append(plan, content); !done)
        return std::unexpected(done.error());
    tellMoved(m_target.session.size(), {}, {}); // all stand in front of the boundary
    warnAboutWriters(plan);
    const bool isKnown = releaseOf(m_target.session) == Release::KnowsBoundaries;
    plan.checks += PlannedCheck {u"agent-knows-boundaries"_s, isKnown,
        isKnown ? tr("The release of mantis that wrote the session can resume after a boundary.")
                : tr("The release of mantis for this session is not stored. Releases from 2.61 can resume it; earlier "
                     "ones send the replaced messages as well, or nothing.")};
    addSent(plan, addCompaction(plan, compaction, text), {});
    addOpenCalls(plan, {last, 0});
    return plan;
}

/// A new session that begins with the summary and goes on with what is kept: no boundary stands in it, so that every
/// release reads it.
Result<EditPlan> TreePlanner::plan(const CompactEdit& edit)
{
    const auto compaction = chooseCompaction(m_target.session, edit, m_job);
    const auto text = compaction ? summaryMessage(edit, *compaction) : std::unexpected(compaction.error());
    const Result<> refused = text ? refuseSideChain(compaction->last) : std::unexpected(text.error());
    if (!refused)
        return std::unexpected(refused.error());
    if (edit.inPlace)
        return compactInPlace(edit, *compaction, *text);
    const std::vector<size_t> rows = keptRows(*compaction);
    qint64 end = 0; // of what is read in the file
    for (size_t row = 0; row < m_target.session.size(); ++row) {
        const ConversationRow stored = m_target.session.row(row);
        if (isEntry(row))
            end = qMax(end, stored.at.offset + stored.at.length);
    }
    EditPlan plan = begun(edit, u"compact"_s,
        tr("Compact messages %1–%2 of “%3” into a new session")
            .arg(compaction->first + 1)
            .arg(compaction->last + 1)
            .arg(name()));
    const QString id = newUuid();
    const QString title = plantexts::compactedTitle(name());
    FileStep step = newTranscript(plan, id, title);
    const QByteArray summaryId = quotedText(newUuid());
    const auto entry = summaryEntry(*compaction, *text, summaryId, id);
    if (!entry)
        return std::unexpected(entry.error());
    step.content.add(*entry);
    if (const Result<> copied = copyRows(step.content, rows, summaryId, id); !copied)
        return std::unexpected(copied.error());
    const QString file = QFileInfo(step.path).fileName();
    if (const Result<> guarded = finishTranscript(plan, std::move(step), end); !guarded)
        return std::unexpected(guarded.error());
    plan.writes
        += PlannedWrite {file, PlannedWrite::Change::Insert, 1, {}, text->left(ShownSummary), plantexts::summary()};
    if (!rows.empty())
        plan.writes += PlannedWrite {file, PlannedWrite::Change::Insert, qint64(rows.size()), {}, {},
            plantexts::copies(rows.front() + 1, rows.back() + 1)};
    const std::vector<SentMessage> sent = addCompaction(plan, *compaction, *text);
    if (Release(m_target.session.variant()) == Release::RefusesBoundaries) {
        plan.before.reset();
        plan.warnings += tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume it because of its "
                            "boundary. Every release can resume the new session.");
    }
    addSent(plan, sent, {});
    addOpenCalls(plan, {lastEntry(), 0});
    return plan;
}

Result<EditPlan> TreePlanner::plan(const DissolveEdit& /*edit*/)
{
    return fail(Errc::NotSupported, treeRefusals().value(EditKind::Dissolve));
}

} // namespace stemma::mantis

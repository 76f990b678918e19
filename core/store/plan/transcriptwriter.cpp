// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/transcriptwriter.h"

#include "core/store/conversation/idhash.h"
#include "core/store/plan/changedrecords.h"
#include "core/store/plan/companions.h"
#include "core/store/plan/plantexts.h"
#include "core/store/plan/transcriptanchors.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace stemma {

namespace {

struct TranscriptWriterText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptWriter)
};

constexpr qsizetype ShownRecord = 4000; ///< of a record, in a plan

} // namespace

TranscriptWriter::TranscriptWriter(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job)
    : m_target(target)
    , m_file(target.file)
    , m_conversation(target.conversation)
    , m_index(target.conversation.transcript())
    , m_policy(policy)
    , m_job(job)
{
}

QString TranscriptWriter::place() const
{
    return QFileInfo(m_file.path).fileName();
}

/// Ids are unique in a file, also among branches that are not this one. That the index knows other ids by their hashes
/// costs at worst one that would have done.
QByteArray TranscriptWriter::newId()
{
    for (;;) {
        QByteArray id = m_policy.newId();
        const quint64 hash = idHash(std::string_view(id).substr(1, size_t(id.size()) - 2));
        if (!m_index.lineOf(hash) && !m_made.contains(hash)) {
            m_made.insert(hash);
            return id;
        }
    }
}

Result<std::vector<TranscriptWriter::Line>> TranscriptWriter::linesOf(const Rewrite& rewrite, size_t item) const
{
    std::vector<Line> lines;
    const Rewrite::Item& one = rewrite.items()[item];
    if (!one.bytes.isNull()) {
        for (const QByteArray& line : one.bytes.split('\n'))
            lines.push_back({line, {}});
        return lines;
    }
    const quint32 first = m_conversation.row(one.row).record;
    std::vector<quint32> numbers {first};
    const auto members = m_index.links().membersOf(first);
    numbers.insert(numbers.end(), members.begin(), members.end());
    for (const quint32 number : numbers) {
        auto bytes = m_index.bytes(number);
        if (!bytes)
            return std::unexpected(bytes.error());
        lines.push_back({*std::move(bytes), m_index.placeOf(number)});
    }
    return lines;
}

/// Empty: it keeps its own. A record that was made for the session itself gets its id from the writer.
QByteArray TranscriptWriter::idOfCopy(
    const Rewrite& rewrite, size_t item, const RecordPlaces& places, const NewSession* session)
{
    const QByteArray before = places.source(places.id);
    const bool lacksId = rewrite.items()[item].row == Rewrite::New && before == "\"\"";
    if (!session || lacksId)
        return newId();
    return m_policy.keepsIds() ? QByteArray() : m_policy.idOfCopy(before, *session);
}

/// The time that an item of a new branch gets: the last one alone the newest, and new ones that of what follows.
Result<QByteArray> TranscriptWriter::timeOf(const Rewrite& rewrite, size_t item) const
{
    if (!m_policy.goesOnByTime())
        return QByteArray();
    if (item + 1 == rewrite.size())
        return m_policy.newTime(m_index);
    size_t next = item;
    while (next + 1 < rewrite.size() && rewrite.items()[next].row == Rewrite::New)
        ++next;
    const size_t row = rewrite.items()[next].row;
    const auto like = next > item && row != Rewrite::New ? changeablePlaces(m_conversation, row, m_policy)
                                                         : Result<RecordPlaces>(RecordPlaces());
    if (!like)
        return std::unexpected(like.error());
    return like->time ? like->source(*like->time) : QByteArray();
}

/// Empty: the reference stays as it is. Where the first message that a compaction keeps goes, it names what follows
/// there, which may be the item itself.
Result<QByteArray> TranscriptWriter::referenceTo(
    const QByteArray& named, const Copies& copies, const Rewrite& rewrite, size_t item, const QByteArray& ownId) const
{
    const auto other = copies.renamed.constFind(named);
    if (other != copies.renamed.cend())
        return *other;
    // What names a message for its own sake, as a label does, is of no other one.
    const bool namesStretch = rewrite.facts(item).flags.testFlag(RowFlag::Boundary);
    const auto id = namesStretch ? json::parse(named) : std::unexpected(json::ParseError());
    const auto row = id ? m_conversation.rowWithId(id->string) : std::nullopt;
    if (!row || rewrite.itemOf(*row))
        return QByteArray();
    const auto& items = rewrite.items();
    const auto follows = [&row](const Rewrite::Item& one) { return one.row != Rewrite::New && one.row > *row; };
    const auto next = std::ranges::find_if(items.begin(), items.begin() + qsizetype(item), follows);
    if (next == items.begin() + qsizetype(item))
        return ownId;
    if (const auto copied = copies.ids.find(next->row); copied != copies.ids.end())
        return copied->second;
    return changeablePlaces(m_conversation, next->row, m_policy).transform([](const RecordPlaces& places) {
        return places.source(places.id);
    });
}

Result<> TranscriptWriter::copy(Copies& copies, const Rewrite& rewrite, size_t item, const NewSession* session)
{
    const auto lines = linesOf(rewrite, item);
    const auto time = session ? QByteArray() : timeOf(rewrite, item);
    if (!lines || !time)
        return std::unexpected(lines ? time.error() : lines.error());
    const size_t row = rewrite.items()[item].row;
    bool isFirst = row != Rewrite::New;
    for (const Line& line : *lines) {
        copies.end = qMax(copies.end, line.at.offset + line.at.length);
        const auto places = m_policy.places(line.bytes);
        if (!places)
            return fail(Errc::NotSupported, PlanText::lacksFields(qint64(row) + 1, m_policy.agent()));
        if (session && !m_policy.isCopied(*places))
            continue;
        JsonCopy copy;
        const QByteArray before = places->source(places->id);
        const QByteArray id = idOfCopy(rewrite, item, *places, session);
        if (!id.isEmpty())
            copy.replace(places->id, id);
        if (places->source(places->parent) != copies.last)
            copy.replace(places->parent, copies.last);
        if (!time->isEmpty() && places->time)
            copy.replace(*places->time, *time);
        for (const json::Range& reference : places->references) {
            const auto other
                = referenceTo(places->source(reference), copies, rewrite, item, id.isEmpty() ? before : id);
            if (!other)
                return std::unexpected(other.error());
            if (!other->isEmpty())
                copy.replace(reference, *other);
        }
        if (session)
            m_policy.addCopyChange(copy, *places, *session);
        if (line.at.isNull())
            copies.content.add(copy.applied(line.bytes));
        else
            copy.addTo(copies.content, line.at.file, line.at.offset, line.bytes);
        copies.content.add("\n");
        copies.last = id.isEmpty() ? before : id;
        if (std::exchange(isFirst, false)) {
            copies.ids[row] = copies.last;
            copies.renamed.insert(before, copies.last);
        }
    }
    if (row != Rewrite::New)
        copies.rows.push_back(row);
    return {};
}

Result<> TranscriptWriter::copyFrom(Copies& copies, const Rewrite& rewrite, size_t first, const NewSession* session)
{
    for (size_t item = first; item < rewrite.size(); ++item) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        m_job.setProgress(qint64(item - first), qint64(rewrite.size() - first));
        if (rewrite.facts(item).isDamaged)
            continue;
        if (const Result<> done = copy(copies, rewrite, item, session); !done)
            return done;
    }
    return {};
}

Result<> TranscriptWriter::append(EditPlan& plan, const FileContent& content) const
{
    const qint64 size = m_index.stamp().size;
    auto guard = FileGuard::ofEnd(m_file.path, size);
    if (!guard)
        return std::unexpected(guard.error());
    guard->size = size;
    guard->mtimeNs = m_index.stamp().mtimeNs;
    FileContent whole;
    if (m_index.endsTorn() && !m_mending.isEndCut) {
        whole.add("\n");
        plan.warnings += TranscriptWriterText::tr("The last line has no line end; it gets one, so that %1 does not "
                                                  "lose what is appended.")
                             .arg(m_policy.agent());
    }
    whole.add(m_mending.appended);
    whole.add(content);
    // Who has it open may be in the midst of the last line: what is appended would stand between its two halves.
    const FileStep step {.path = m_file.path, .splices = {{size, 0, whole}}, .allowOpenWriters = !m_index.endsTorn()};
    plan.files = std::make_shared<const FileScript>(FileScript {{*guard}, {step}});
    return {};
}

Result<> TranscriptWriter::change(EditPlan& plan, const Rewrite& rewrite)
{
    const EditKind kind = kindOf(plan.edit);
    if (kind == EditKind::Resume)
        plan.newSession = SessionId(m_file.id + u'#' + m_target.activeEnd);
    // The branch becomes the one that the agent goes on with, which is named as the file is.
    plan.session = SessionId(m_file.id);
    const size_t first = rewrite.firstChange();
    Copies copies {.last = m_mending.rootParent};
    for (size_t item = first; item-- > 0;) {
        if (rewrite.facts(item).isDamaged)
            continue;
        const auto before = changeablePlaces(m_conversation, rewrite.items()[item].row, m_policy);
        if (!before)
            return std::unexpected(before.error());
        copies.last = before->source(before->id);
        break;
    }
    if (const Result<> copied = copyFrom(copies, rewrite, first, nullptr); !copied)
        return copied;
    if (copies.content.isEmpty()) {
        const auto time = m_policy.newTime(m_index);
        if (!time)
            return std::unexpected(time.error());
        const QByteArray marker = m_policy.markerRecord({newId(), copies.last, *time}, m_conversation);
        copies.content.add(marker);
        plan.writes += PlannedWrite {place(), PlannedWrite::Change::Insert, 1, {}, QString::fromUtf8(marker).trimmed(),
            TranscriptWriterText::tr("the new end of the conversation")};
    }
    if (!copies.rows.empty())
        plan.writes += PlannedWrite {place(), PlannedWrite::Change::Insert, qint64(copies.rows.size()), {}, {},
            copies.rows.size() == 1
                ? TranscriptWriterText::tr("copy of %1, as a new branch").arg(copies.rows.front() + 1)
                : TranscriptWriterText::tr("copies of %1–%2, as a new branch")
                      .arg(copies.rows.front() + 1)
                      .arg(copies.rows.back() + 1)};
    trackAnchors(m_target, kind, rewrite, copies.ids);
    return append(plan, copies.content);
}

std::vector<size_t> TranscriptWriter::checkpointRows() const
{
    std::vector<size_t> rows;
    for (const Checkpoint& label : m_target.labels) {
        if (const auto row = m_conversation.rowWithId(label.id.value))
            rows.push_back(*row);
    }
    std::ranges::sort(rows);
    return rows;
}

Result<> TranscriptWriter::makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& wished)
{
    const QString title = wished.isEmpty() ? PlanText::forkTitle(name()) : wished;
    const auto* fork = std::get_if<ForkEdit>(&plan.edit);
    std::vector<Record> tail;
    qint64 labels = 0;
    const bool hasLabels = !m_policy.refusals().contains(EditKind::Checkpoint) && !(fork && fork->withoutCheckpoints);
    for (const Checkpoint& label : hasLabels ? m_target.labels : QList<Checkpoint>()) {
        const auto row = m_conversation.rowWithId(label.message.value);
        if (!row || !rewrite.itemOf(*row))
            continue;
        ++labels;
        // One that stands among what is copied comes along by itself.
        const auto own = m_conversation.rowWithId(label.id.value);
        if (!own || !rewrite.itemOf(*own))
            tail.emplace_back(
                [this, label](const NewLink& link) { return m_policy.labelRecord(label.message, label.label, link); });
    }
    const NewSession session = m_policy.newSession(m_file, m_index, title);
    if (!session.isTitled && !m_policy.refusals().contains(EditKind::Rename))
        tail.emplace_back([&](const NewLink& link) { return m_policy.titleRecord(title, link, m_conversation); });
    Copies copies {.content = FileContent(session.header), .last = "null"};
    if (const Result<> copied = copyFrom(copies, rewrite, 0, &session); !copied)
        return copied;
    trackCopies(m_target, SessionId(session.id), copies.ids);
    const auto time = tail.empty() ? Result<QByteArray>(QByteArray()) : m_policy.newTime(m_index);
    if (!time)
        return std::unexpected(time.error());
    for (const Record& record : tail) {
        const NewLink link {newId(), copies.last, *time};
        copies.content.add(record(link));
        copies.last = link.id;
    }
    addNewSession(plan, session, copies.rows);
    if (labels > 0)
        plan.writes += PlannedWrite {QStringLiteral("checkpoints"), PlannedWrite::Change::Insert, labels, {}, {}};
    FileScript script;
    if (const Result<> guarded = script.add(FileGuard::ofBeginning(m_file.path, copies.end)); !guarded)
        return guarded;
    script.steps += FileStep {.kind = FileStep::Kind::Create,
        .path = session.path,
        .content = std::move(copies.content),
        .like = m_file.path};
    if (const Result<> done = addCompanions(script, plan, rewrite, session); !done)
        return done;
    plan.files = std::make_shared<const FileScript>(std::move(script));
    return {};
}

Result<> TranscriptWriter::addCompanions(
    FileScript& script, EditPlan& plan, const Rewrite& rewrite, const NewSession& session) const
{
    const QString folder = m_file.path.chopped(TranscriptEnding.size()) + u'/';
    Companions files;
    for (const QString& file : m_target.belongings) {
        for (const QByteArray& name : file.startsWith(folder) ? m_policy.namesInRecords(file) : QByteArrayList())
            files[name] << file;
    }
    Result<QStringList> along = companionsOf(rewrite, std::move(files), m_job);
    if (!along)
        return std::unexpected(along.error());
    // What is told of a transcript stands there before it: a list reads both when it first sees that one.
    std::ranges::stable_partition(*along, [](const QString& file) { return !file.endsWith(TranscriptEnding); });
    for (const QString& from : std::as_const(*along)) {
        const QString to = session.path.chopped(TranscriptEnding.size()) + u'/' + from.sliced(folder.size());
        const qint64 size = qMax<qint64>(0, FileStamp::of(from).size); // somebody may go on writing behind it
        if (const Result<> guarded = script.add(FileGuard::ofBeginning(from, size)); !guarded)
            return guarded;
        FileStep step {.kind = FileStep::Kind::Create, .path = to, .like = from};
        step.content.add(from, 0, size);
        script.steps += std::move(step);
        plan.writes += PlannedWrite {QFileInfo(to).fileName(), PlannedWrite::Change::Insert, 1, {}, {},
            TranscriptWriterText::tr("a copy of what is kept beside the session")};
    }
    return {};
}

void TranscriptWriter::addNewSession(EditPlan& plan, const NewSession& session, const std::vector<size_t>& copied)
{
    const QString name = QFileInfo(session.path).fileName();
    plan.newSession = SessionId(session.id);
    plan.writes += PlannedWrite {name, PlannedWrite::Change::Insert, 1, {},
        QString::fromUtf8(session.header).trimmed().left(ShownRecord), PlanText::newSession()};
    if (copied.empty())
        return;
    const auto [first, last] = std::ranges::minmax(copied); // a compaction puts some behind others
    plan.writes += PlannedWrite {name, PlannedWrite::Change::Insert, qint64(copied.size()), {}, {},
        PlanText::copies(qint64(first) + 1, qint64(last) + 1)};
}

Result<> TranscriptWriter::addGuards(FileScript& script) const
{
    QMap<QString, qint64> ends;
    for (quint32 i = 0; i < m_index.lines().size(); ++i) {
        const StoredAt at = m_index.placeOf(i);
        ends[at.file] = qMax(ends.value(at.file), at.offset + at.length);
    }
    for (const auto& [file, end] : ends.asKeyValueRange()) {
        if (const Result<> guarded = script.add(FileGuard::ofBeginning(file, end)); !guarded)
            return guarded;
    }
    return {};
}

Result<> TranscriptWriter::appendRecord(EditPlan& plan, const Record& record, const QString& what)
{
    QByteArray parent = "null";
    const auto leaves = m_index.leaves();
    if (!leaves)
        return std::unexpected(leaves.error());
    if (!leaves->empty()) {
        const auto stored = m_index.bytes(leaves->front());
        const auto places = stored ? m_policy.places(*stored) : std::nullopt;
        if (!places)
            return fail(Errc::NotSupported,
                TranscriptWriterText::tr(
                    "The last entry of the file has no id to go on from. Check the session first."));
        parent = places->source(places->id);
    }
    const auto time = m_policy.newTime(m_index);
    if (!time)
        return std::unexpected(time.error());
    const QByteArray bytes = record({newId(), parent, *time});
    plan.writes += PlannedWrite {
        place(), PlannedWrite::Change::Insert, 1, {}, QString::fromUtf8(bytes).trimmed().left(ShownRecord), what};
    return append(plan, FileContent(bytes));
}

Result<> TranscriptWriter::setTitle(EditPlan& plan, const QString& title)
{
    const auto record = [&](const NewLink& link) { return m_policy.titleRecord(title, link, m_conversation); };
    return appendRecord(plan, record, TranscriptWriterText::tr("the title"));
}

Result<> TranscriptWriter::setCheckpoint(EditPlan& plan, size_t row, const QString& label)
{
    const auto message = m_conversation.message(row, ReadOptions::NoText);
    if (!message)
        return std::unexpected(message.error());
    const auto record = [&](const NewLink& link) { return m_policy.labelRecord(message->id, label, link); };
    return appendRecord(plan, record, TranscriptWriterText::tr("the label"));
}

Result<> TranscriptWriter::remove(EditPlan& plan)
{
    if (m_target.isOpenElsewhere)
        plan.warnings += TranscriptWriterText::tr("%1 may have this session open. Its next message would begin a new "
                                                  "file without the deleted messages.")
                             .arg(m_policy.agent());
    FileScript script;
    qint64 bytes = 0;
    for (const QString& file : QStringList(m_file.path) + m_target.belongings) {
        const qint64 size = qMax<qint64>(0, FileStamp::of(file).size);
        bytes += size;
        if (const Result<> guarded = script.add(FileGuard::ofEnd(file)); !guarded)
            return guarded;
        script.steps += FileStep {.kind = FileStep::Kind::Remove, .path = file};
        plan.writes += PlannedWrite {QFileInfo(file).fileName(), PlannedWrite::Change::Delete,
            file == m_file.path ? qint64(m_index.lines().size() - m_index.firstOwnLine()) : 1, {}, {},
            QLocale().formattedDataSize(size) + QStringLiteral(", ") + QDir::toNativeSeparators(file)};
    }
    if (!m_target.belongings.isEmpty())
        plan.warnings
            += TranscriptWriterText::tr("%n files are removed, %1 together.", nullptr, int(script.steps.size()))
                   .arg(QLocale().formattedDataSize(bytes));
    plan.files = std::make_shared<const FileScript>(script);
    return {};
}

void TranscriptWriter::addWarnings(EditPlan& plan) const
{
    if (!m_target.isActive)
        plan.warnings += TranscriptWriterText::tr("%1 does not continue this branch now. The change makes it the one "
                                                  "that it continues.")
                             .arg(m_policy.agent());
    if (m_target.isOpenElsewhere)
        plan.warnings += TranscriptWriterText::tr("%1 may have this session open. Its next message continues what it "
                                                  "holds in memory, and the change becomes a branch beside it.")
                             .arg(m_policy.agent());
}

} // namespace stemma

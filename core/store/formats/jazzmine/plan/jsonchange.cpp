// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/jsonchange.h"

#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/textcut.h"

#include <QDateTime>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr qint64 ShownBytes = 4000; ///< of a text in a plan

/// What makes the library refuse to open a store at all.
bool isFatal(CheckRule rule)
{
    return rule == CheckRule::NotJson || rule == CheckRule::ByteOrderMark || rule == CheckRule::NotAnObject
        || rule == CheckRule::SectionNotArray || rule == CheckRule::RepeatedSection;
}

} // namespace

Result<> JsonChange::checkStore() const
{
    const auto fatal = std::ranges::find_if(index().troubles(), isFatal, &StoreTrouble::rule);
    if (fatal == index().troubles().end())
        return checkWriter();
    return fail(Errc::NotSupported,
        tr("jazzmine cannot open this store without losing records (%1 at byte %2), so it cannot "
           "be changed. Check the store and repair that first.")
            .arg(codeOf(fatal->rule))
            .arg(fatal->offset));
}

Result<> JsonChange::checkMendable() const
{
    const auto isLasting = [](CheckRule rule) { return isFatal(rule) && !hasRepair(rule); };
    const auto lasting = std::ranges::find_if(index().troubles(), isLasting, &StoreTrouble::rule);
    if (lasting == index().troubles().end())
        return checkWriter();
    return fail(Errc::NotSupported,
        tr("A part of this store cannot be repaired (%1 at byte %2), so jazzmine could not open it either way.")
            .arg(codeOf(lasting->rule))
            .arg(lasting->offset));
}

Result<> JsonChange::checkWriter() const
{
    constexpr qint64 StillWritten = 60;
    const QFileInfo partial(m_source.path(0) + u".tmp"_s);
    if (partial.exists() && partial.lastModified().secsTo(QDateTime::currentDateTime()) < StillWritten)
        return fail(Errc::Busy,
            tr("jazzmine seems to be writing this store (there is a new file %1). Try again when it is done.")
                .arg(partial.fileName()));
    return {};
}

/// A document that was cut off ends after its last whole record; text after a complete document does not belong to it.
Result<> JsonChange::mendFile(EditPlan& plan)
{
    constexpr qint64 Mark = 3; // bytes of a byte order mark in UTF-8
    for (const StoreTrouble& trouble : index().troubles()) {
        if (trouble.rule == CheckRule::ByteOrderMark) {
            m_splices.append({0, Mark, {}});
            plan.writes += PlannedWrite {
                m_source.fileName(0), PlannedWrite::Change::Delete, 1, u"EF BB BF"_s, {}, tr("the byte order mark")};
        } else if (trouble.rule == CheckRule::NotJson) {
            if (const Result<> done = endDocument(plan); !done)
                return done;
        }
    }
    return {};
}

Result<> JsonChange::endDocument(EditPlan& plan)
{
    const qint64 size = m_source.stamp().size;
    const json::Range& document = m_source.document();
    qint64 end = document.start + document.length;
    QByteArray closing;
    if (document.length == 0) {
        for (const RecordKind kind : Kinds) {
            for (const RecordPlace& place : records(kind))
                end = qMax(end, place.offset + place.length);
        }
        closing = "]}";
    }
    if (end == 0)
        return fail(Errc::NotSupported, tr("The file has no complete record to keep."));
    const auto lost = bytes(end, size);
    if (!lost)
        return std::unexpected(lost.error());
    m_splices.append({end, size - end, FileContent(closing)});
    plan.writes += PlannedWrite {u"%1 byte %2"_s.arg(m_source.fileName(0)).arg(end), PlannedWrite::Change::Update, 1,
        cutText(QString::fromUtf8(*lost), ShownBytes).text, QString::fromLatin1(closing),
        tr("the end of the document")};
    // Of the record that was cut there is the beginning at most; whole ones behind the damage would go with it.
    const auto behind = lost->count("\"original_content\"") + lost->count("\"turn_number\"");
    plan.checks += {u"nothing-cut"_s, behind <= 1,
        behind <= 1 ? tr("No complete record follows the damaged place.")
                    : tr("%n record(s) after the damaged place are removed with it.", nullptr, int(behind)),
        true};
    return {};
}

const json::Range* JsonChange::section(RecordKind kind) const
{
    const auto found = std::ranges::find(m_source.sections(), nameOf(kind), &JsonSource::Section::name);
    return found == m_source.sections().end() ? nullptr : &found->place;
}

Result<QByteArray> JsonChange::bytes(qint64 from, qint64 to) const
{
    return m_source.raw({0, from, to - from}, to - from);
}

void JsonChange::replace(qint64 offset, qint64 length, QByteArrayView bytes)
{
    m_splices.append({offset, length, FileContent(bytes)});
}

/// Of an array without records as of another one: those of one document are written alike.
Result<JsonChange::Layout> JsonChange::readLayout(RecordKind kind)
{
    std::array order = Kinds;
    std::ranges::stable_partition(order, [kind](RecordKind one) { return one == kind; });
    for (const RecordKind one : order) {
        const std::vector<RecordPlace>& places = records(one);
        const json::Range* array = section(one);
        if (places.empty() || !array)
            continue;
        const RecordPlace& last = places.back();
        const RecordPlace& first = places.size() > 1 ? places[places.size() - 2] : last;
        const auto before = bytes(array->start + 1, places.front().offset);
        const auto between
            = places.size() > 1 ? bytes(first.offset + first.length, last.offset) : m_source.raw(first, first.length);
        const auto behind = bytes(last.offset + last.length, array->start + array->length - 1);
        if (!before || !between || !behind)
            return std::unexpected(!before ? before.error() : !between ? between.error() : behind.error());
        return Layout {*before,
            places.size() > 1            ? *between
                : before->contains('\n') ? ',' + *before
                                         : JsonStyle::of(*between).comma,
            *behind};
    }
    return Layout();
}

Result<> JsonChange::copy(RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members)
{
    JsonCopy copy;
    for (const auto& [key, value] : members)
        setMember(copy, json, key, value);
    const Result<FileContent*> content = room(kind);
    if (!content)
        return std::unexpected(content.error());
    copy.addTo(**content, m_source.path(0), place.offset, json);
    return {};
}

Result<> JsonChange::add(RecordKind kind, const QByteArray& json)
{
    return room(kind).transform([&json](FileContent* content) { content->add(json); });
}

/// What is put behind all of a kind, ready for one more.
Result<FileContent*> JsonChange::room(RecordKind kind)
{
    FileContent& content = m_added[size_t(kind)];
    if (!content.isEmpty()) {
        content.add(m_layouts[size_t(kind)].between);
        return &content;
    }
    return readLayout(kind).transform([&](Layout layout) {
        m_layouts[size_t(kind)] = std::move(layout);
        return &content;
    });
}

Result<> JsonChange::insertBehind(RecordKind kind, qint64 number, const QByteArray& json)
{
    return readLayout(kind).transform([&](const Layout& layout) { put(kind, number, FileContent(json), layout); });
}

/// Puts records, already separated, behind one of their kind; without one, into the array, which may not even be there.
void JsonChange::put(RecordKind kind, qint64 number, const FileContent& content, const Layout& layout)
{
    const std::vector<RecordPlace>& places = records(kind);
    const json::Range* array = section(kind);
    FileContent text;
    if (!places.empty() && !m_isEmptied[size_t(kind)]) {
        text.add(layout.between);
        text.add(content);
        m_splices.append({places[size_t(number)].offset + places[size_t(number)].length, 0, text});
        return;
    }
    if (!array)
        text.add(QByteArray('"' + nameOf(kind).toLatin1() + "\": ["));
    text.add(layout.before);
    text.add(content);
    text.add(layout.behind);
    if (!array)
        text.add(m_source.sections().isEmpty() ? "]" : "], ");
    m_splices.append({array ? array->start + 1 : m_source.document().start + 1, array ? array->length - 2 : 0, text});
}

void JsonChange::remove(RecordKind kind, const std::vector<bool>& isRemoved)
{
    const std::vector<RecordPlace>& places = records(kind);
    const json::Range* array = section(kind);
    if (array && std::ranges::all_of(isRemoved, std::identity())) {
        m_isEmptied[size_t(kind)] = true; // others may be put in their place
        return;
    }
    const auto placeAt = [&](qsizetype i) { return json::Range {places[size_t(i)].offset, places[size_t(i)].length}; };
    const auto cuts
        = cutElements(qsizetype(places.size()), placeAt, [&](qsizetype i) { return bool(isRemoved[size_t(i)]); });
    for (const json::Range& cut : cuts)
        m_splices.append({cut.start, cut.length, {}});
}

Result<> JsonChange::finish(EditPlan& plan, const JobControl& /*job*/)
{
    warnAboutWriters(plan, {m_source.path(0)});
    // Before all others.
    plan.warnings.prepend(tr("Stop the agent first: it keeps the whole store in memory and would overwrite this change "
                             "with its next message."));
    for (const RecordKind kind : Kinds) {
        if (const FileContent& content = m_added[size_t(kind)]; !content.isEmpty() || m_isEmptied[size_t(kind)])
            put(kind, qint64(records(kind).size()) - 1, content, m_layouts[size_t(kind)]);
    }
    if (m_splices.isEmpty()) {
        plan.files = std::make_shared<const FileScript>();
        return {};
    }
    std::ranges::stable_sort(m_splices, {}, &FileSplice::offset);
    // Together they are hashed at most once, however many there are.
    const qint64 from = m_splices.first().offset;
    const qint64 to = m_splices.last().offset + m_splices.last().length;
    const qint64 start = qMax<qint64>(0, from - 1); // what is only put in has no bytes of its own
    const QString path = m_source.path(0);
    auto guard = FileGuard::of(path, {{start, to - start, 0}});
    if (!guard)
        return std::unexpected(guard.error());
    guard->size = m_source.stamp().size;
    guard->mtimeNs = m_source.stamp().mtimeNs;
    plan.files
        = std::make_shared<const FileScript>(FileScript {{*guard}, {FileStep {.path = path, .splices = m_splices}}});
    return {};
}

} // namespace stemma::jazzmine

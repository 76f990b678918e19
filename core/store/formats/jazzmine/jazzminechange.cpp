// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzminechange.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::array Kinds {JazzmineKind::Conversation, JazzmineKind::Message, JazzmineKind::Trace};

QString nameOf(JazzmineKind kind)
{
    return kind == JazzmineKind::Conversation ? u"conversations"_s
        : kind == JazzmineKind::Message       ? u"messages"_s
                                              : u"turn_traces"_s;
}

} // namespace

JazzmineChange::JazzmineChange(const JazzmineJsonSource& source, const JazzmineIndex& index)
    : m_source(source)
    , m_index(index)
{
}

const std::vector<JazzminePlace>& JazzmineChange::records(JazzmineKind kind)
{
    auto& known = m_records[size_t(kind)];
    if (known)
        return *known;
    std::vector<JazzminePlace> places;
    if (kind == JazzmineKind::Message) {
        for (const JazzmineMessage& message : m_index.messages())
            places.push_back(message.place());
    } else if (kind == JazzmineKind::Trace) {
        for (const JazzmineTrace& trace : m_index.traces())
            places.push_back(trace.place());
    } else {
        places = m_index.supersededConversations();
        for (const JazzmineConversation& conversation : m_index.conversations()) {
            if (conversation.isStored())
                places.push_back(conversation.place);
        }
        std::ranges::sort(places, {}, &JazzminePlace::offset);
    }
    return known.emplace(std::move(places));
}

const json::Range* JazzmineChange::section(JazzmineKind kind) const
{
    const auto found = std::ranges::find(m_source.sections(), nameOf(kind), &JazzmineJsonSource::Section::name);
    return found == m_source.sections().end() ? nullptr : &found->place;
}

Result<QByteArray> JazzmineChange::bytes(qint64 from, qint64 to) const
{
    return m_source.raw({0, from, to - from}, to - from);
}

void JazzmineChange::replace(qint64 offset, qint64 length, QByteArrayView bytes)
{
    m_splices.append({offset, length, FileContent(bytes)});
}

Result<QByteArray> JazzmineChange::separator(JazzmineKind kind)
{
    const auto isSeparator = [](const QByteArray& text) { return text.trimmed() == ","; };
    // Arrays of one document are written alike.
    std::array order = Kinds;
    std::ranges::stable_partition(order, [kind](JazzmineKind one) { return one == kind; });
    for (const JazzmineKind one : order) {
        const std::vector<JazzminePlace>& places = records(one);
        if (places.size() < 2)
            continue;
        const JazzminePlace& last = places[places.size() - 2];
        auto between = bytes(last.offset + last.length, places.back().offset);
        if (!between || isSeparator(*between))
            return between;
    }
    for (const JazzmineKind one : order) {
        const json::Range* array = section(one);
        if (records(one).empty() || !array)
            continue;
        const JazzminePlace& first = records(one).front();
        const auto before = bytes(array->start + 1, first.offset);
        if (!before)
            return before;
        if (before->contains('\n'))
            return ',' + *before;
        const auto text = m_source.raw(first, first.length);
        return text ? Result<QByteArray>(JsonStyle::of(*text).comma) : text;
    }
    return QByteArray(", ");
}

Result<> JazzmineChange::append(JazzmineKind kind, const FileContent& content)
{
    return insertBehind(kind, qint64(records(kind).size()) - 1, content);
}

Result<> JazzmineChange::insertBehind(JazzmineKind kind, qint64 number, const FileContent& content)
{
    const std::vector<JazzminePlace>& places = records(kind);
    if (places.empty())
        return fillEmpty(kind, content);
    const auto between = separator(kind);
    if (!between)
        return std::unexpected(between.error());
    FileContent text;
    if (number < 0) {
        text.add(content);
        text.add(*between);
        m_splices.append({places.front().offset, 0, text});
        return {};
    }
    const JazzminePlace& before = places[size_t(number)];
    text.add(*between);
    text.add(content);
    m_splices.append({before.offset + before.length, 0, text});
    return {};
}

/// The first records of an array, which may not even be there.
Result<> JazzmineChange::fillEmpty(JazzmineKind kind, const FileContent& content)
{
    FileContent text;
    QByteArray before;
    QByteArray behind;
    for (const JazzmineKind one : Kinds) {
        const json::Range* array = section(one);
        if (records(one).empty() || !array)
            continue;
        const auto lead = bytes(array->start + 1, records(one).front().offset);
        const JazzminePlace& last = records(one).back();
        const auto trail = bytes(last.offset + last.length, array->start + array->length - 1);
        if (!lead || !trail)
            return std::unexpected(lead ? trail.error() : lead.error());
        before = *lead;
        behind = *trail;
        break;
    }
    const json::Range* array = section(kind);
    if (!array)
        text.add(QByteArray('"' + nameOf(kind).toLatin1() + "\": ["));
    text.add(before);
    text.add(content);
    text.add(behind);
    if (array) {
        m_splices.append({array->start + 1, array->length - 2, text});
        return {};
    }
    text.add(m_source.sections().isEmpty() ? "]" : "], ");
    m_splices.append({m_source.document().start + 1, 0, text});
    return {};
}

void JazzmineChange::remove(JazzmineKind kind, const std::vector<bool>& isRemoved)
{
    const std::vector<JazzminePlace>& places = records(kind);
    const json::Range* array = section(kind);
    if (array && std::ranges::all_of(isRemoved, std::identity())) {
        m_splices.append({array->start + 1, array->length - 2, {}}); // as an empty array is written
        return;
    }
    const auto placeAt = [&](qsizetype i) { return json::Range {places[size_t(i)].offset, places[size_t(i)].length}; };
    const auto cuts
        = cutElements(qsizetype(places.size()), placeAt, [&](qsizetype i) { return bool(isRemoved[size_t(i)]); });
    for (const json::Range& cut : cuts)
        m_splices.append({cut.start, cut.length, {}});
}

Result<std::shared_ptr<const FileScript>> JazzmineChange::script()
{
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
    return std::make_shared<const FileScript>(FileScript {{*guard}, {FileStep {.path = path, .splices = m_splices}}});
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/change.h"

#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

SessionChange::SessionChange(const SessionText& text)
    : m_text(text)
{
    for (size_t i = 0; i < text.messages.size(); ++i)
        items.push_back({i, {}});
}

QByteArray SessionChange::bytes(const Item& item) const
{
    return isChanged(item) ? item.bytes : m_text.message(item.number);
}

MessageShape SessionChange::shape(const Item& item) const
{
    return isChanged(item) ? shapeOf(item.bytes) : m_text.messages[item.number].shape;
}

void SessionChange::dissolve(qint32 span)
{
    Items all;
    for (Item& item : items) {
        if (item.number == Item::New || m_text.messages[item.number].span != span) {
            all.push_back(std::move(item));
            continue;
        }
        for (const Range& original : m_text.index->spans[size_t(span)].originals)
            all.push_back({Item::New, m_text.view(m_text.within(original)).toByteArray()});
    }
    items = std::move(all);
    m_dissolved.insert(span);
}

std::set<qint32> SessionChange::lostSpans() const
{
    std::vector<bool> stays(m_text.messages.size());
    for (const Item& item : items) {
        if (item.number != Item::New)
            stays[item.number] = true;
    }
    std::set<qint32> lost;
    for (size_t i = 0; i < stays.size(); ++i) {
        if (!stays[i] && m_text.messages[i].span >= 0)
            lost.insert(m_text.messages[i].span);
    }
    const auto& spans = m_text.index->spans;
    for (size_t known = 0; known != lost.size();) {
        known = lost.size();
        for (size_t i = 0; i < spans.size(); ++i) {
            const qint64 outer = spans[i].markerKey < 0 ? -1 : spanOfKey(spans[i].markerKey);
            if (outer >= 0 && lost.contains(qint32(outer)) && !m_dissolved.contains(qint32(outer)))
                lost.insert(qint32(i));
        }
    }
    return lost;
}

void SessionChange::addOriginals(NewOrder& order) const
{
    order.isCopy = true;
    QList<MessageId> then;
    while (then.size() < order.messages.size())
        then += idOfKey(then.size());
    const std::set<qint32> lost = lostSpans();
    const std::vector<Span>& spans = m_text.index->spans;
    qint64 copied = 0;
    for (size_t span = 0; !m_text.isPaused && span < spans.size(); ++span) {
        const bool stays = !lost.contains(qint32(span));
        for (qint64 i = 0; stays && i < qint64(spans[span].originals.size()); ++i) {
            order.messages += order.ids.size();
            order.ids += idOfKey(originalsKey(qint64(span)) + i);
            then += idOfKey(originalsKey(copied) + i);
        }
        copied += stays ? 1 : 0;
    }
    order.idAt = [then](qint64 at) { return then.at(at); };
}

qint64 SessionChange::transcriptMessages() const
{
    return std::ranges::count_if(items, [this](const Item& item) {
        const MessageShape known = shape(item);
        return (known.role == Role::User || known.role == Role::Assistant) && known.parts.contains(PartKind::Text);
    });
}

std::optional<QString> SessionChange::lastInput() const
{
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        auto input = shape(*item).isPrompt ? stringOf(member(bytes(*item), "content")) : std::nullopt;
        if (input)
            return input;
    }
    return {};
}

QByteArray SessionChange::newMessage(const QList<std::pair<QByteArray, QByteArray>>& members) const
{
    JsonStyle style {"{", ":", ",", "}"};
    if (!m_text.messages.empty() && !m_text.messages.front().shape.damaged)
        style = JsonStyle::of(m_text.view(m_text.messages.front().place));
    return style.object(members);
}

void SessionChange::writeList(JsonCopy& copy, const std::vector<json::Range>& places, const json::Range& list) const
{
    std::vector<bool> stays(places.size());
    QByteArray separator = ",";
    if (places.size() > 1)
        separator
            = m_text.view({places[0].start + places[0].length, places[1].start - places[0].start - places[0].length})
                  .toByteArray();
    else if (!places.empty())
        separator += m_text.view({list.start + 1, places[0].start - list.start - 1});
    QByteArray fresh;
    std::optional<size_t> before;
    // What is put in comes before what is taken out at the same place.
    for (const Item& item : items) {
        if (item.number != Item::New) {
            if (!before && !fresh.isEmpty())
                copy.replace({places[item.number].start, 0}, std::exchange(fresh, {}));
            before = item.number;
            stays[item.number] = true;
            if (isChanged(item))
                copy.replace(places[item.number], item.bytes);
        } else if (before) {
            copy.replace({places[*before].start + places[*before].length, 0}, separator + item.bytes);
        } else {
            fresh += item.bytes + separator;
        }
    }
    if (!fresh.isEmpty()) {
        fresh.chop(separator.size());
        copy.replace(
            places.empty() ? json::Range {list.start + 1, list.length - 2} : json::Range {places.front().start, 0},
            fresh);
    }
    copy.cut(cutElements(
        qsizetype(places.size()), [&](qsizetype i) { return places[size_t(i)]; },
        [&](qsizetype i) { return !stays[size_t(i)]; }));
}

void SessionChange::writeInput(JsonCopy& copy) const
{
    const auto input = m_text.place(m_text.prefix + u"originalInput"_s);
    const auto now = lastInput();
    if (!input || !now || now == SessionChange(m_text).lastInput() || recordMembers.contains("originalInput"))
        return;
    if (const auto value = json::memberValue(m_text.view(*input), "message"))
        copy.replace({input->start + value->start, value->length}, json::quotedText(*now));
}

void SessionChange::writeSpans(JsonCopy& copy, bool removesFolded) const
{
    const std::set<qint32> lost = lostSpans();
    const auto& spans = m_text.index->spans;
    const auto placeOf = [&](qsizetype i) { return m_text.within(spans[size_t(i)].place); };
    for (const auto& [span, fingerprint] : m_fingerprints) {
        const json::Range place = placeOf(span);
        if (const auto value = json::memberValue(m_text.view(place), "summaryFingerprint"))
            copy.replace({place.start + value->start, value->length}, json::quotedText(fingerprint));
    }
    if (removesFolded || lost.empty())
        return;
    copy.cut(cutElements(qsizetype(spans.size()), placeOf, [&](qsizetype i) { return lost.contains(qint32(i)); }));
}

JsonCopy SessionChange::copy() const
{
    JsonCopy copy;
    std::vector<json::Range> places;
    places.reserve(m_text.messages.size());
    for (const SessionText::Message& message : m_text.messages)
        places.push_back(message.place);
    writeList(copy, places, m_text.place(m_text.prefix + u"history"_s).value_or(json::Range()));
    if (const auto state = m_text.place(u"data.checkpoint.sharedState.history"_s);
        state && m_text.copies.size() == places.size())
        writeList(copy, m_text.copies, *state);
    writeInput(copy);
    const auto& spans = m_text.index->spans;
    const bool removesFolded = !spans.empty() && lostSpans().size() == spans.size();
    writeSpans(copy, removesFolded);
    const json::Range record = m_text.checkpoint();
    for (const auto& [key, value] : recordMembers) {
        const QByteArrayView now = member(m_text.view(record), key);
        if (!now.isEmpty() && !value.isEmpty())
            copy.replace(rangeWithin(now, m_text.bytes), value);
        else if (!value.isEmpty())
            copy.replace({record.start + 1, 0}, json::quotedText(QString::fromLatin1(key)) + ':' + value + ',');
    }
    removeMembers(copy, m_text.bytes, record, [&](QByteArrayView key) {
        const auto known = recordMembers.find(key.toByteArray());
        return (dropsFailure && key == QByteArrayView("failurePoint"))
            || (removesFolded && key == QByteArrayView("folded"))
            || (known != recordMembers.end() && known->second.isEmpty());
    });
    const auto saved = m_text.place(u"savedAt"_s);
    if (savedAt >= 0 && saved && m_text.index->layout == Layout::Envelope)
        copy.replace(*saved, QByteArray::number(savedAt));
    return copy;
}

QByteArray SessionChange::rewritten() const
{
    QByteArray text = copy().applied(m_text.bytes);
    const auto data = endsPause ? json::memberValue(text, "data") : std::nullopt;
    if (!data)
        return text;
    JsonCopy rest;
    rest.replace(*data, member(QByteArrayView(text).sliced(data->start, data->length), "conversation").toByteArray());
    if (const auto format = json::memberValue(text, "format"))
        rest.replace(*format, "\"conversation-v1\"");
    return rest.applied(text);
}

} // namespace stemma::agentfootprint

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/index.h"

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

// Another version where the records or what they mean change.
constexpr quint32 CacheVersion = 1 + (quint32(sizeof(MessageRecord)) << 8) + (quint32(sizeof(Trace)) << 20);

/// Qt may hash otherwise on another machine.
quint64 hashProbe()
{
    return Index::hashOf(u"an id"_s);
}

CacheFile cacheFile(const RecordSource& source)
{
    return {u"jazzmine"_s, CacheVersion, source.path(0)};
}

} // namespace

void Index::keep(const RecordSource& source) const
{
    CacheWriter writer(cacheFile(source));
    source.write(writer);
    writer.value(hashProbe());
    writer.list(m_messages);
    writer.list(m_traces);
    writer.value(quint32(m_conversations.size()));
    for (const Conversation& conversation : m_conversations) {
        writer.text(conversation.id);
        writer.value(conversation.place);
        writer.value(conversation.createdMs);
        writer.value(conversation.updatedMs);
        writer.list(conversation.messages);
        writer.list(conversation.traces);
    }
    writer.list(m_newestFirst);
    writer.list(m_superseded);
    QList<StoreTrouble> troubles = m_troubles;
    // What stood beside the file is gone, or nothing would be kept.
    troubles.removeIf([](const StoreTrouble& trouble) { return trouble.rule == CheckRule::LeftOverFile; });
    writer.value(quint32(troubles.size()));
    for (const StoreTrouble& trouble : std::as_const(troubles)) {
        writer.value(trouble.rule);
        writer.value(trouble.file);
        writer.value(trouble.offset);
        writer.value(quint32(trouble.details.size()));
        for (const QString& detail : trouble.details)
            writer.text(detail);
    }
    writer.commit();
}

void Index::read(CacheReader& reader)
{
    m_messages = reader.list<MessageRecord>();
    m_traces = reader.list<Trace>();
    const auto conversations = reader.value<quint32>();
    for (quint32 i = 0; i < conversations && reader.hasMore(); ++i) {
        Conversation conversation {reader.text()};
        conversation.place = reader.value<RecordPlace>();
        conversation.createdMs = reader.value<qint64>();
        conversation.updatedMs = reader.value<qint64>();
        conversation.messages = reader.list<quint32>();
        conversation.traces = reader.list<quint32>();
        m_conversationOf.insert(conversation.id, i);
        m_conversations.push_back(std::move(conversation));
    }
    m_newestFirst = reader.list<quint32>();
    m_superseded = reader.list<RecordPlace>();
    const auto troubles = reader.value<quint32>();
    for (quint32 i = 0; i < troubles && reader.hasMore(); ++i) {
        StoreTrouble trouble {reader.value<CheckRule>(), reader.value<quint16>(), reader.value<qint64>(), {}};
        const auto details = reader.value<quint32>();
        for (quint32 detail = 0; detail < details && reader.hasMore(); ++detail)
            trouble.details << reader.text();
        m_troubles << trouble;
    }
}

std::optional<Index> Index::restore(RecordSource& source)
{
    CacheReader reader(cacheFile(source));
    if (!reader.hasMore() || !source.read(reader) || reader.value<quint64>() != hashProbe())
        return {};
    Index index;
    index.read(reader);
    return reader.isSound() ? std::optional(std::move(index)) : std::nullopt;
}

} // namespace stemma::jazzmine

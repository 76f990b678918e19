// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/reviewtexts.h"

#include <QSet>

namespace stemma {

namespace {

struct Collect
{
    const Message& message;
    QList<ReviewedText>& texts;
    int part = 0;

    void add(FactSource source, const QString& text) const
    {
        if (!text.isEmpty())
            texts += ReviewedText {message.index, part, message.role, source, text};
    }
    void operator()(const TextPart& text) const { add(FactSource::Text, text.text.text); }
    void operator()(const ReasoningPart& thinking) const { add(FactSource::Thinking, thinking.text.text); }
    void operator()(const ToolPart& tool) const
    {
        add(FactSource::ToolInput, tool.input.text);
        add(FactSource::ToolOutput, tool.output.text);
        add(FactSource::ToolOutput, tool.error.text);
    }
    void operator()(const PatchPart& patch) const { add(FactSource::Patch, patch.diff.text); }
    void operator()(const FileReferencePart& file) const
    {
        add(FactSource::File, file.reference.path + u'\n' + file.reference.summary);
    }
    template<typename Other> void operator()(const Other& /*other*/) const { }
};

} // namespace

QList<ReviewedText> reviewedTexts(const Message& message)
{
    QList<ReviewedText> texts;
    for (const Part& part : message.parts)
        std::visit(Collect {message, texts, part.index}, part.body);
    return texts;
}

ReviewTexts::ReviewTexts(SessionId session, qint64 from, qint64 to, qint64 at, bool readsLater)
    : m_scan(std::move(session))
    , m_to(to)
    , m_at(at)
    , m_readsLater(readsLater)
{
    m_scan.setRange(from, to + 1 + (readsLater ? MostLater : 0));
}

Result<bool> ReviewTexts::step(SessionStore& store, const JobControl& job)
{
    const auto over = m_scan.step(
        store, job, [this](qint64 row, const MessagePtr& message) { return !message || add(*message, row); });
    if (over && *over && m_readsLater && m_scan.next() < qint64(m_scan.outline().size()))
        m_isPartial = true;
    return over;
}

void ReviewTexts::dropWrittenAgain()
{
    if (m_at <= m_to)
        return;
    QSet<size_t> behind;
    forEachLater([&](qint64 message, size_t hash) {
        if (message > m_at)
            behind += hash;
    });
    QSet<qint64> dropped;
    forEachLater([&](qint64 message, size_t hash) {
        if (message < m_at && behind.contains(hash))
            dropped += message;
    });
    m_later.removeIf([&](const ReviewedText& text) { return dropped.contains(text.message); });
}

void ReviewTexts::forEachLater(const std::function<void(qint64 message, size_t hash)>& take) const
{
    for (qsizetype i = 0; i < m_later.size();) {
        const qint64 message = m_later.at(i).message;
        size_t hash = 0;
        for (; i < m_later.size() && m_later.at(i).message == message; ++i)
            hash = qHashMulti(hash, int(m_later.at(i).role), int(m_later.at(i).source), m_later.at(i).text);
        take(message, hash);
    }
}

bool ReviewTexts::add(const Message& message, qint64 index)
{
    if (message.states.testFlag(MessageState::Summary))
        return true;
    for (ReviewedText& text : reviewedTexts(message)) {
        m_bytes += text.text.size() * qint64(sizeof(QChar));
        if (m_bytes > MostBytes) {
            m_isPartial = true;
            return false;
        }
        text.message = index;
        (index <= m_to ? m_covered : m_later) += std::move(text);
    }
    return true;
}

} // namespace stemma

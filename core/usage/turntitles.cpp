// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/turntitles.h"

#include "core/base/text.h"
#include "core/session/prompt.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qsizetype LongestTitle = 120;

QString wordsOf(const Message& message)
{
    for (const Part& part : message.parts) {
        const auto* text = part.as<TextPart>();
        if (const QString words = text ? firstLine(text->text.text, LongestTitle) : QString(); !words.isEmpty())
            return words;
    }
    return {};
}

} // namespace

Result<qint64> TurnTitles::keyOf(SessionStore& store, const UsageRow& turn, const JobControl& job)
{
    if (turn.promptKey < 0)
        return turn.prompt.isEmpty() ? Result<qint64>(-1) : store.keyOf(turn.session, turn.prompt, job);
    if (m_session != turn.session) {
        const Result<Outline> outline = store.outline(turn.session, job);
        if (!outline)
            return std::unexpected(outline.error());
        m_keys.clear();
        for (const OutlineRow& row : *outline)
            m_keys.insert(row.key);
        m_session = turn.session;
    }
    return m_keys.contains(turn.promptKey) ? turn.promptKey : -1;
}

Result<> TurnTitles::read(SessionStore& store, std::span<const UsageRow> turns, const JobControl& job)
{
    std::vector<qint64> keys;
    std::vector<QString> names;
    for (const UsageRow& turn : turns) {
        const Result<qint64> key = keyOf(store, turn, job);
        if (!key && key.error().code == Errc::Cancelled)
            return std::unexpected(key.error());
        if (key.value_or(-1) < 0)
            continue;
        keys.push_back(*key);
        names.push_back(turn.key);
    }
    const auto read = store.messages(turns.front().session, keys, {.maxText = 4 * LongestTitle}, job);
    if (!read)
        return std::unexpected(read.error());
    for (size_t i = 0; i < std::min(names.size(), read->size()); ++i) {
        const MessagePtr& message = (*read)[i];
        if (const QString words = message && isPrompt(*message) ? wordsOf(*message) : QString(); !words.isEmpty())
            m_titles.insert(names[i], words);
    }
    return {};
}

Result<bool> TurnTitles::step(SessionStore& store, const JobControl& job)
{
    const size_t end = std::min(m_turns.size(), m_next + AtOnce);
    while (m_next < end) {
        size_t next = m_next + 1;
        while (next < end && m_turns[next].session == m_turns[m_next].session)
            ++next;
        const Result<> done = read(store, std::span(m_turns).subspan(m_next, next - m_next), job);
        if (!done && done.error().code == Errc::Cancelled)
            return std::unexpected(done.error());
        m_next = next;
    }
    return m_next >= m_turns.size();
}

} // namespace stemma

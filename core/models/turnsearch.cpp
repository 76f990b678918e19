// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/turnsearch.h"

namespace stemma {

TurnSearcher::TurnSearcher(SessionId session, const QString& words)
    : m_scan(std::move(session))
{
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        if (const Result<TextMatcher> matcher = TextMatcher::make({.text = word}))
            m_words.push_back(*matcher);
    }
}

bool TurnSearcher::matches(const Message& message) const
{
    const auto holds = [&message](const TextMatcher& word) {
        const auto in = [&word](const QString& text) { return word.matches(text); };
        return std::ranges::any_of(message.parts, [&in](const Part& part) {
            if (const auto* text = part.as<TextPart>())
                return in(text->text.text);
            if (const auto* tool = part.as<ToolPart>())
                return in(tool->name) || in(tool->title) || in(tool->input.text);
            if (const auto* patch = part.as<PatchPart>())
                return std::ranges::any_of(patch->files, in, &PatchFile::path);
            if (const auto* file = part.as<FileReferencePart>())
                return in(file->reference.path);
            if (const auto* event = part.as<EventPart>())
                return in(event->type) || in(event->line);
            const auto* unknown = part.as<UnknownPart>();
            return unknown && in(unknown->storedType);
        });
    };
    return std::ranges::all_of(m_words, holds);
}

Result<bool> TurnSearcher::step(SessionStore& store, const JobControl& job)
{
    return m_scan.step(store, job, [this](qint64 row, const MessagePtr& message) {
        if (message && matches(*message))
            m_rows.push_back(int(row));
        return true;
    });
}

TurnSearch::TurnSearch(QObject* parent)
    : WantedSource(QuietMs, parent)
{
}

void TurnSearch::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == this->store() && session == m_session)
        return;
    m_session = session;
    m_rows.clear();
    setStore(store);
    load();
}

void TurnSearch::find(const QString& words)
{
    const QString wanted = words.simplified();
    if (wanted == m_words)
        return;
    m_words = wanted;
    m_rows.clear();
    load();
}

void TurnSearch::load()
{
    if (m_words.isEmpty()) {
        stop();
        emit changed();
        return;
    }
    if (!beginIfWanted(tr("Filtering messages")))
        return;
    const auto searcher = std::make_shared<TurnSearcher>(m_session, m_words);
    const auto show = [this, searcher] {
        // What was found before the store changed stays until as much is found again.
        if (searcher->rows().size() > m_rows.size()) {
            m_rows = searcher->rows();
            emit changed();
        }
    };
    readOnShowing(searcher, Lane::Normal, show, [this, searcher](const Result<>& read) {
        if (!read)
            return finish(read.error());
        m_rows = searcher->rows();
        finish();
    });
}

} // namespace stemma

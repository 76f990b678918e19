// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/summaryrequest.h"

#include "core/compaction/transcript.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 MostTokensOfLevel1 = 8192;
constexpr qint64 MostTokensOfLevel2 = 4000;
constexpr double ShareOfWindow = 0.75;
constexpr int FewestMessages = 3;
constexpr int FewestSummaries = 2;
constexpr qsizetype ExcerptOfSummaryAtLevel2 = 800;
constexpr qint64 TokensOfBullet = 280;

// Models read these; they are not translated.
constexpr auto Headings = "## Goal\n## Key Instructions & Constraints\n## Discoveries & Findings\n## Completed Work\n"
                          "## In Progress\n## Remaining Work\n## Relevant Files & Directories\n"
                          "## Other Important Context"_L1;

constexpr auto Selective
    = "The conversation below is about to be replaced by your summary of it. An assistant will carry on the work with "
      "nothing but that summary, so be thorough: keep what is aimed at, every rule that was set, what is known of "
      "files, "
      "and what the tools showed.\n\n"
      "Write under these headings, in this order:\n%1\n\n"
      "- Keep instructions and prohibitions of the user word for word where they are short.\n"
      "- Name tasks only if somebody stated them; write \"None stated\" where nobody did.\n"
      "- Name every file that has an id together with it, as: path (file_<hex>).\n"
      "- Name the people that occur, with their roles.\n"
      "- Keep numbers, identifiers, commands and error messages exactly as they are.\n"
      "- Do not answer the conversation, and do not add anything that it does not say."_L1;

constexpr auto Aggressive = "The conversation below is about to be replaced by your note on it. Write the shortest "
                            "note with which an assistant "
                            "can carry on; leave out all reasoning. Use exactly these lines:\n"
                            "GOAL: one sentence\n"
                            "CONSTRAINTS: a list with commas\n"
                            "FILES: paths, with their ids as path (file_<hex>)\n"
                            "PEOPLE: names with their roles\n"
                            "NEXT: what is to be done next, if somebody stated it\n"
                            "CONTEXT: at most three sentences"_L1;

constexpr auto MergeSelective
    = "Below are summaries of consecutive stretches of one conversation, oldest first. Merge them into one that takes "
      "their place. Where they contradict each other, the later one is right.\n\n"
      "Write under these headings, in this order; leave out empty sections, except In Progress and Remaining "
      "Work:\n%1\n\n"
      "Write at most %2 points in a section, of about 25 words each. Keep rules, numbers, identifiers and file ids "
      "exactly as they are."_L1;

constexpr auto MergeAggressive = "Below are summaries of consecutive stretches of one conversation, oldest first. "
                                 "Merge them into the shortest note "
                                 "with which an assistant can carry on. Use exactly these lines:\n"
                                 "GOAL: one sentence\n"
                                 "CONSTRAINTS: a list with commas\n"
                                 "FILES: paths, with their ids as path (file_<hex>)\n"
                                 "PEOPLE: names with their roles\n"
                                 "NEXT: what is to be done next\n"
                                 "CONTEXT: at most two sentences"_L1;

} // namespace

SummaryRequest::SummaryRequest(int level, CompactionSpace space, bool ofSummaries)
    : m_level(level)
    , m_space(std::move(space))
    , m_ofSummaries(ofSummaries)
{
    m_maxTokens = level == 1 ? std::min({MostTokensOfLevel1, m_space.usable, m_space.mostOutput})
                             : std::min({m_space.reserve, MostTokensOfLevel2, m_space.mostOutput});
    m_room = std::min(
        qint64(double(m_space.window) * ShareOfWindow), m_space.window - m_maxTokens - m_space.count(prompt()));
}

QString SummaryRequest::prompt() const
{
    if (!m_ofSummaries)
        return m_level == 1 ? QString(Selective).arg(Headings) : QString(Aggressive);
    const qint64 bullets = std::max<qint64>(1, m_maxTokens / TokensOfBullet);
    return m_level == 1 ? QString(MergeSelective).arg(Headings).arg(bullets) : QString(MergeAggressive);
}

bool SummaryRequest::add(const QString& block)
{
    const qint64 cost = m_space.count(QString(block + "\n\n"_L1)) + 1;
    if (m_used + cost > m_room && m_taken >= (m_ofSummaries ? FewestSummaries : FewestMessages))
        return false;
    m_used += cost;
    ++m_taken;
    if (!block.isEmpty())
        m_blocks += block;
    return true;
}

bool SummaryRequest::addMessage(Role role, const QString& excerpt)
{
    if (excerpt.isEmpty())
        return add({});
    if (m_level == 1)
        return add((role == Role::User ? "[USER]:\n"_L1 : "[ASSISTANT]:\n"_L1) + excerpt);
    return add((role == Role::User ? "[U]: "_L1 : "[A]: "_L1) + excerpt);
}

bool SummaryRequest::addSummary(const QString& text)
{
    const QString number = QString::number(m_taken + 1);
    if (m_level == 1)
        return add("[Summary "_L1 + number + "]:\n"_L1 + text);
    return add("[S"_L1 + number + "]: "_L1 + firstCodePoints(text, ExcerptOfSummaryAtLevel2));
}

QString SummaryRequest::text() const
{
    if (m_ofSummaries) {
        const QString blocks = m_blocks.join(m_level == 1 ? u"\n\n---\n\n"_s : u"\n\n"_s);
        return prompt() + "\n\n<summaries>\n"_L1 + blocks + "\n</summaries>"_L1;
    }
    const QString transcript = m_blocks.join(m_level == 1 ? u"\n\n"_s : u"\n"_s);
    QString request = prompt();
    if (m_level == 1) {
        const qint64 length
            = std::max<qint64>(1, std::min(m_space.count(transcript) / 2, qint64(double(m_maxTokens) * ShareOfWindow)));
        request += "\n\nWrite about "_L1 + QString::number(length) + " tokens, and no more."_L1;
    }
    return request + "\n\n<conversation>\n"_L1 + transcript + "\n</conversation>"_L1;
}

} // namespace stemma

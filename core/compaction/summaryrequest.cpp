// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/summaryrequest.h"

#include "core/base/text.h"
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
constexpr qint64 TokensOfBullet = 280; ///< in each of the eight sections
constexpr QStringView MergeRule = u"\n\n---\n\n";
constexpr QStringView MergeGap = u"\n\n";

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
    m_maxTokens = std::max<qint64>(1,
        level == 1 ? std::min({MostTokensOfLevel1, m_space.usable, m_space.mostOutput})
                   : std::min({m_space.reserve, MostTokensOfLevel2, m_space.mostOutput}));
    m_room = qint64(double(m_space.window) * ShareOfWindow);
    // The length that is asked for is not known yet; it is no longer than this.
    if (!m_space.profile.capsByMessage)
        m_room = std::min(m_room, m_space.window - m_maxTokens - m_space.count(instructions(m_maxTokens)));
    if (m_ofSummaries)
        m_used = m_space.count(u"\n\n<summaries>\n\n</summaries>") + 1;
}

/// With the length in tokens that the answer should have.
QString SummaryRequest::instructions(qint64 target) const
{
    if (m_ofSummaries)
        return m_level == 1 ? QString(MergeSelective).arg(Headings).arg(std::max<qint64>(1, target / TokensOfBullet))
                            : QString(MergeAggressive);
    if (m_level == 2)
        return Aggressive;
    return QString(Selective).arg(Headings) + "\n\nWrite about "_L1 + QString::number(target)
        + " tokens, and no more."_L1;
}

bool SummaryRequest::add(const QString& block, qint64 cost)
{
    if (m_used + cost > m_room && (m_ofSummaries || m_taken >= FewestMessages))
        m_isFull = true;
    if (m_isFull)
        return false;
    m_used += cost;
    ++m_taken;
    if (!block.isEmpty())
        m_blocks += block;
    return true;
}

bool SummaryRequest::addMessage(Role role, const QString& excerpt, qint64 inContext)
{
    // Counted with the labels of level 1 at either level, as the library does.
    const QString label = excerpt.isEmpty() ? QString() : role == Role::User ? u"[USER]:\n"_s : u"[ASSISTANT]:\n"_s;
    const qint64 cost
        = m_space.profile.capsByMessage ? inContext : m_space.count(QString(label + excerpt + "\n\n"_L1)) + 1;
    if (m_level == 1 || excerpt.isEmpty())
        return add(label + excerpt, cost);
    return add((role == Role::User ? "[U]: "_L1 : "[A]: "_L1) + excerpt, cost);
}

bool SummaryRequest::addSummary(const QString& text)
{
    const QString number = QString::number(m_taken + 1);
    const QString block = m_level == 1
        ? QString("[Summary "_L1 + number + "]:\n"_L1 + text)
        : QString("[S"_L1 + number + "]: "_L1 + firstCodePoints(text, ExcerptOfSummaryAtLevel2));
    const qint64 joiner = m_taken > 0 ? m_space.count(m_level == 1 ? MergeRule : MergeGap) : 0;
    return add(block, m_space.count(block) + 1 + joiner);
}

bool SummaryRequest::isEnough() const
{
    return m_taken >= (m_ofSummaries ? FewestSummaries : 1);
}

QString SummaryRequest::joined() const
{
    if (m_ofSummaries)
        return m_blocks.join(m_level == 1 ? MergeRule : MergeGap);
    return m_blocks.join(m_level == 1 ? u"\n\n"_s : u"\n"_s);
}

qint64 SummaryRequest::tokens() const
{
    return m_space.count(joined());
}

QString SummaryRequest::text() const
{
    const qint64 target = std::max<qint64>(1, std::min(tokens() / 2, qint64(double(m_maxTokens) * ShareOfWindow)));
    const QString tag = m_ofSummaries ? u"summaries"_s : u"conversation"_s;
    return instructions(target) + "\n\n<"_L1 + tag + ">\n"_L1 + joined() + "\n</"_L1 + tag + u'>';
}

} // namespace stemma

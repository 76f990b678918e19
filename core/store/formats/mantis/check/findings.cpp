// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

using Severity = Finding::Severity;

constexpr auto MergedBranchesCode = "woven-branches"_L1;
constexpr const char* MergedBranchesText = QT_TRANSLATE_NOOP("MantisCheck",
    "In the session this was forked from, this entry does not follow the one before it here: the library wove an "
    "abandoned branch into the fork.");

constexpr FindingRule<CheckRule> Rules[] = {
    {CheckRule::UnreadableFile, "unreadable-file"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck", "The file cannot be read: %1"), nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "What cannot be read is not changed. See to the permissions of the file, or to the disk.")},
    {CheckRule::UnreadableFolder, "unreadable-folder"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MantisCheck", "The folder may not be looked into by this user. Its sessions are not listed."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The folder's permissions are for its owner to change.")},
    {CheckRule::DamagedLine, "damaged-line"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The line is no valid JSON. The library drops it, and what is older may become unreachable."),
        QT_TRANSLATE_NOOP("MantisCheck", "Cut the line out.")},
    {CheckRule::TornLine, "torn-line"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The file ends within this line, as after a crash. The library glues its next line to it and loses that "
            "one too."),
        QT_TRANSLATE_NOOP("MantisCheck", "Cut the line off.")},
    {CheckRule::GluedLine, "glued-line"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "Two records stand in this line, the first of them cut off by a crash. The library drops both, and "
            "everything older with them."),
        QT_TRANSLATE_NOOP("MantisCheck", "Cut the first record out, of which only the beginning is there.")},
    {CheckRule::UnknownLine, "unknown-line"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "The line is JSON, but no record that is known. It is shown as it is stored."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::UnknownMetadata, "unknown-metadata"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The line is no message and of no kind that is known (“%1”). The library passes over it, and it is not "
            "shown among the messages."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::InvalidEntry, "invalid-entry"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "A required key of the entry is missing or has a value of the wrong kind. The library drops the entry, "
            "and what is older may become unreachable."),
        nullptr, unrepairable::Lost},
    {CheckRule::InvalidEncoding, "invalid-encoding"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The line holds bytes that are no UTF-8. They are shown as replacement characters, and the library cannot "
            "decode the line."),
        QT_TRANSLATE_NOOP("MantisCheck", "Replace the bytes by the sign for unreadable characters.")},
    {CheckRule::DuplicateId, "duplicate-id"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "A later line has the same id. The library reads only that one."),
        QT_TRANSLATE_NOOP("MantisCheck", "Cut this line out; the later one stays.")},
    {CheckRule::MissingParent, "missing-parent"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The entry names a parent that is not in the file or could not be read. Everything older is unreachable "
            "for the library."),
        QT_TRANSLATE_NOOP(
            "MantisCheck", "Append an entry with the lost id, behind what stands before it in the file.")},
    {CheckRule::Cycle, "cycle"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MantisCheck", "Going from parent to parent comes back to this entry. The library stops there."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which of the parents is wrong cannot be told.")},
    {CheckRule::OddTime, "odd-time"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The time is not spelled as the library spells it. It compares times as texts, so the wrong branch may be "
            "loaded."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Spelled otherwise, the entry may change its place among the branches, and which one was meant cannot be "
            "told.")},
    {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MantisCheck", "The entry is older than its parent. A clock was set back, or files were mixed."),
        nullptr, unrepairable::NoTime},
    {CheckRule::UnlistedName, "unlisted-name"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck", "The file's name is no UUID, so the library never lists the session."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Others may know the file by its name. Give it a UUID for a name if the library is to list it.")},
    {CheckRule::HiddenBySideChain, "hidden-by-side-chain"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The library does not list the session, because an entry near the file's "
            "beginning belongs to a side chain."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Nothing is damaged: the entry does belong to a side chain.")},
    {CheckRule::Unloadable, "unloadable-message"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck", "The library's reader refuses this message, and with it the whole session."),
        QT_TRANSLATE_NOOP("MantisCheck", "Make text of what it refuses, in a new branch.")},
    {CheckRule::UnloadableElsewhere, "unloadable-elsewhere"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MantisCheck", "The library's reader would refuse this message, but does not meet it where it stands."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "It does no harm where it stands, and what it should say is stored nowhere.")},
    {CheckRule::AssistantFirst, "assistant-first"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "What would be sent begins with an answer, which providers refuse."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "The prompt before it is stored nowhere. Insert one, or remove the answer.")},
    {CheckRule::OrphanResult, "orphan-result"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "A tool's result has no call before it. Versions before 2.64 send it, and providers refuse it."),
        QT_TRANSLATE_NOOP("MantisCheck", "Leave the result out, in a new branch.")},
    {CheckRule::UnansweredCall, "unanswered-call"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "A tool call has no result: the program ended while the tool ran, or the conversation was cut there. The "
            "library leaves the call out or answers it with an error."),
        QT_TRANSLATE_NOOP("MantisCheck", "Leave the call out, in a new branch.")},
    {CheckRule::RepeatedCall, "repeated-call-id"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MantisCheck", "Another call has the same id. Versions before 2.64 send both, and providers refuse it."),
        nullptr, unrepairable::Calls},
    {CheckRule::ResultBeforeCall, "result-before-call"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "A tool's result stands before its call, which providers refuse."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Whether the call or the result stands in the wrong place cannot be told.")},
    {CheckRule::LateResult, "late-result"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "A tool's result does not stand in the message right behind its call, which providers refuse."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Whether the call or the result stands in the wrong place cannot be told.")},
    {CheckRule::LostMessages, "lost-messages"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "Messages seem to be missing before this one: a turn begins here without its prompt. Some versions lose "
            "the beginning of a turn in which they compact."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The messages are stored nowhere any more.")},
    {CheckRule::RepeatedPrompt, "repeated-prompt"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The prompt is the same as an earlier one. If that was rewound, it and what followed are sent again: a "
            "rewind is forgotten when the session is resumed."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Whether it was rewound, or asked a second time, cannot be told.")},
    {CheckRule::DoubledMessage, "doubled-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The message repeats the one before it. The terminal stores the last message again when it resumes a "
            "session."),
        QT_TRANSLATE_NOOP("MantisCheck", "Leave out the second one, in a new branch.")},
    {CheckRule::SpuriousBoundary, "spurious-boundary"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "This boundary has no summary and none follows it: the list was written again after a rewind, a clear or "
            "a resume, not compacted."),
        nullptr, unrepairable::TrueRecord},
    {CheckRule::BoundaryOnly, "boundary-summary-not-sent"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The summary stands only in the boundary. Agents with a system prompt of their own never send it to "
            "Anthropic's models."),
        QT_TRANSLATE_NOOP("MantisCheck", "Put it into a message behind the boundary, in a new branch.")},
    {CheckRule::BoundaryRefused, "boundary-refused"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "Versions 2.59 and 2.60 cannot go on with a session that has a boundary, and the web view fails on it. "
            "The file is not to blame."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The file is as it should be. Use another version of the library.")},
    {CheckRule::WovenBranches, MergedBranchesCode, Severity::Warning, MergedBranchesText,
        QT_TRANSLATE_NOOP("MantisCheck", "Leave out what comes from abandoned branches, in a new branch.")},
    {CheckRule::WovenWithGaps, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "The session it was forked from lacks some of these entries, or what they follow, so what the fork was to "
            "hold cannot be told. Leave out by hand what does not belong there.")},
    {CheckRule::WovenWithSameIds, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "In the session it was forked from, several entries have one id, so which of them was copied cannot be "
            "told. Leave out by hand what does not belong there.")},
    {CheckRule::WovenInNoOrder, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "The times in the session it was forked from do not tell which of its branches the fork was to go on with. "
            "Fork the branch that you want again.")},
    {CheckRule::RepeatedContext, "repeated-context"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck", "One more context reminder: every headless run adds one. All are sent."),
        QT_TRANSLATE_NOOP("MantisCheck", "Leave it out, in a new branch.")},
    {CheckRule::MissingArtifact, "missing-artifact"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The message refers to the artifact %1, which is not in the project's folder. What was compacted away "
            "cannot be recovered."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The artifact is stored nowhere in the project's folder.")},
    {CheckRule::MissingResult, "missing-result"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck", "The run that begins here has no result: the program ended before it did."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The result was never written.")},
    {CheckRule::RunTotalsDiffer, "totals-differ"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls left no "
            "answer, or were counted twice."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Which calls are missing, or were counted twice, is stored nowhere.")},
    {CheckRule::CollidingIds, "colliding-ids"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The line belongs to the session “%1”, others before it to “%2”: two ids became one file name."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "To which of both sessions a line belongs that follows one of the other cannot be told.")},
    {CheckRule::BrokenList, "broken-list"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The messages are no valid JSON list (%1). The library lists the session as empty and cannot load it."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Where the broken list ends cannot be told, and what stands behind it would be lost for good. Put a copy "
            "of the store back.")},
    {CheckRule::BrokenTags, "broken-tags"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck", "The tags are no valid JSON list. The library cannot list any session."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which tags there were is stored nowhere.")},
    {CheckRule::BrokenMeta, "broken-metadata"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MantisCheck", "The metadata are no valid JSON object. The library cannot load the session."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "What the metadata were is stored nowhere.")},
    {CheckRule::TitleDiffers, "title-differs"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MantisCheck",
            "The title differs from the one in the metadata, which the library puts in its place at the next save."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Which of both titles is wanted cannot be told. Rename the session.")},
    {CheckRule::InvalidTime, "invalid-time"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "The time %1 cannot be read. The session may be sorted wrongly."), nullptr,
        unrepairable::NoTime},
    {CheckRule::CheckpointOutOfRange, "checkpoint-out-of-range"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MantisCheck", "The checkpoint “%1” stands behind the end of the conversation."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "The message behind which it stood is stored nowhere any more.")},
};
static_assert(areWhole<CheckRule>(Rules));

constexpr bool isInOrder()
{
    for (size_t i = 0; i < std::size(Rules); ++i) {
        if (Rules[i].rule != CheckRule(i))
            return false;
    }
    return std::size(Rules) == size_t(CheckRule::RuleCount);
}
static_assert(isInOrder());

} // namespace

QString codeOf(CheckRule rule)
{
    return Rules[size_t(rule)].code;
}

Findings::Findings(SessionId session, SessionStore::FindingSink sink, bool canMend)
    : m_session(std::move(session))
    , m_canMend(canMend)
    , m_book(Rules, "MantisCheck", [this, sink = std::move(sink)](Finding finding) {
        if (!m_canMend)
            finding.repair.clear();
        sink(std::move(finding));
    })
{
}

Findings::~Findings()
{
    m_book.finish();
}

} // namespace stemma::mantis

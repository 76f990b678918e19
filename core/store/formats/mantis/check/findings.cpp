// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

using Severity = Finding::Severity;

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(MantisCheck)
public:
    static constexpr auto MergedBranchesCode = "woven-branches"_L1;
    static constexpr const char* MergedBranchesText
        = QT_TR_NOOP("In the original session this entry does not follow the previous one: mantis merged an abandoned "
                     "branch into the fork.");

    static constexpr FindingRule<CheckRule> Table[] = {
        {CheckRule::DamagedLine, "damaged-line"_L1, Severity::Error,
            QT_TR_NOOP("The line is not valid JSON. mantis drops it, and older messages may become unreachable."),
            QT_TR_NOOP("Remove the line.")},
        {CheckRule::TornLine, "torn-line"_L1, Severity::Warning,
            QT_TR_NOOP("The file ends within this line, as after a crash. mantis appends its next line to it and loses "
                       "that one, too."),
            QT_TR_NOOP("Remove the incomplete line.")},
        {CheckRule::GluedLine, "glued-line"_L1, Severity::Error,
            QT_TR_NOOP("This line has two records, the first cut off by a crash. mantis drops both, and everything "
                       "older with them."),
            QT_TR_NOOP("Remove the incomplete first record.")},
        {CheckRule::UnknownLine, "unknown-line"_L1, Severity::Warning,
            QT_TR_NOOP("The line is JSON, but not a known record. It is shown as stored."), nullptr,
            unrepairable::NotKnown},
        {CheckRule::UnknownMetadata, "unknown-metadata"_L1, Severity::Note,
            QT_TR_NOOP("The line is not a message and has an unknown type (“%1”). mantis skips it, and it is not shown "
                       "among the messages."),
            nullptr, unrepairable::NotKnown},
        {CheckRule::InvalidEntry, "invalid-entry"_L1, Severity::Error,
            QT_TR_NOOP("A required key of the entry is missing or has the wrong type. mantis drops the entry, and "
                       "older messages may become unreachable."),
            nullptr, unrepairable::Lost},
        {CheckRule::InvalidEncoding, "invalid-encoding"_L1, Severity::Error,
            QT_TR_NOOP("The line has bytes that are not UTF-8, or half a character (a lone surrogate). mantis drops "
                       "the line, or cannot load the session at all."),
            QT_TR_NOOP("Replace the bytes with replacement characters.")},
        {CheckRule::DuplicateId, "duplicate-id"_L1, Severity::Warning,
            QT_TR_NOOP("A later line has the same id. mantis reads only that one."),
            QT_TR_NOOP("Remove this line; the later one stays.")},
        {CheckRule::MissingParent, "missing-parent"_L1, Severity::Error,
            QT_TR_NOOP("The parent of the entry is missing or unreadable. mantis cannot reach anything older."),
            QT_TR_NOOP("Append an entry with the lost id, after the entry before it in the file.")},
        {CheckRule::Cycle, "cycle"_L1, Severity::Error,
            QT_TR_NOOP("The parents form a cycle through this entry. mantis stops here."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which parent is wrong.")},
        {CheckRule::OddTime, "odd-time"_L1, Severity::Warning,
            QT_TR_NOOP(
                "The time has an unusual spelling. mantis compares times as text, so it may load the wrong branch."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "With another spelling the entry could move to another branch, and the stored data does not show which "
                "one is right.")},
        {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Note,
            QT_TR_NOOP("The entry is older than its parent. A clock was set back, or files were mixed."), nullptr,
            unrepairable::NoTime},
        {CheckRule::UnlistedName, "unlisted-name"_L1, Severity::Note,
            QT_TR_NOOP("The file name is not a UUID, so mantis never lists the session."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "Other programs may know the file by its name. Rename it to a UUID if mantis should list it.")},
        {CheckRule::HiddenBySideChain, "hidden-by-side-chain"_L1, Severity::Note,
            QT_TR_NOOP(
                "mantis does not list the session, because an entry near the beginning belongs to a side chain."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Nothing is damaged: the entry belongs to a side chain.")},
        {CheckRule::Unloadable, "unloadable-message"_L1, Severity::Error,
            QT_TR_NOOP("mantis cannot load this message, and so cannot load the session."),
            QT_TR_NOOP("Turn the rejected content into text, in a new branch.")},
        {CheckRule::UnloadableElsewhere, "unloadable-elsewhere"_L1, Severity::Note,
            QT_TR_NOOP("mantis could not load this message, but does not read it here."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "It does no harm there, and its right text is not stored anywhere.")},
        {CheckRule::AssistantFirst, "assistant-first"_L1, Severity::Warning,
            QT_TR_NOOP("The context begins with an answer, which providers reject."), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The prompt before it is not stored anywhere. Insert one, or remove the answer.")},
        {CheckRule::OrphanResult, "orphan-result"_L1, Severity::Warning,
            QT_TR_NOOP("A tool result has no call before it. Versions before 2.64 send it, and providers reject it."),
            QT_TR_NOOP("Leave the result out, in a new branch.")},
        {CheckRule::UnansweredCall, "unanswered-call"_L1, Severity::Note,
            QT_TR_NOOP("A tool call has no result: mantis ended while the tool ran, or the conversation was resumed "
                       "there. mantis leaves the call out or answers it with an error."),
            QT_TR_NOOP("Leave the call out, in a new branch.")},
        {CheckRule::RepeatedCall, "repeated-call-id"_L1, Severity::Warning,
            QT_TR_NOOP("Another call has the same id. Versions before 2.64 send both, and providers reject them."),
            nullptr, unrepairable::Calls},
        {CheckRule::ResultBeforeCall, "result-before-call"_L1, Severity::Warning,
            QT_TR_NOOP("A tool result comes before its call, which providers reject."), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The stored data does not show whether the call or the result is in the wrong place.")},
        {CheckRule::LateResult, "late-result"_L1, Severity::Warning,
            QT_TR_NOOP("A tool result is not in the message right after its call, which providers reject."), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The stored data does not show whether the call or the result is in the wrong place.")},
        {CheckRule::LostMessages, "lost-messages"_L1, Severity::Warning,
            QT_TR_NOOP("Messages seem to be missing before this one: a turn begins without its prompt. Some versions "
                       "lose the beginning of a turn when they compact."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The messages are not stored anywhere.")},
        {CheckRule::RepeatedPrompt, "repeated-prompt"_L1, Severity::Note,
            QT_TR_NOOP("The prompt repeats an earlier one. If that one was rewound, it and its answers are sent again: "
                       "mantis forgets a rewind when it resumes the session."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show whether it was rewound or asked twice.")},
        {CheckRule::DoubledMessage, "doubled-message"_L1, Severity::Warning,
            QT_TR_NOOP("The message repeats the previous one. The terminal stores the last message again when it "
                       "resumes a session."),
            QT_TR_NOOP("Leave the second message out, in a new branch.")},
        {CheckRule::SpuriousBoundary, "spurious-boundary"_L1, Severity::Note,
            QT_TR_NOOP("This boundary has no summary: the list was rewritten after a rewind, a clear or a resume, not "
                       "compacted."),
            nullptr, unrepairable::TrueRecord},
        {CheckRule::BoundaryOnly, "boundary-summary-not-sent"_L1, Severity::Warning,
            QT_TR_NOOP("The summary is only in the boundary. Agents with a custom system prompt never send it to "
                       "Anthropic's models."),
            QT_TR_NOOP("Put it into a message after the boundary, in a new branch.")},
        {CheckRule::BoundaryRefused, "boundary-refused"_L1, Severity::Note,
            QT_TR_NOOP("Versions 2.59 and 2.60 cannot resume a session with a boundary, and the web view fails on it. "
                       "The file is correct."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The file is correct. Use another version of mantis.")},
        {CheckRule::WovenBranches, MergedBranchesCode, Severity::Warning, MergedBranchesText,
            QT_TR_NOOP("Leave out the entries from abandoned branches, in a new branch.")},
        {CheckRule::WovenWithGaps, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The original session lacks some of these entries, so it does not show what belongs to the fork. "
                "Remove the entries that do not belong here yourself.")},
        {CheckRule::WovenWithSameIds, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "In the original session several entries have the same id, so it does not show which one was copied. "
                "Remove the entries that do not belong here yourself.")},
        {CheckRule::WovenInNoOrder, MergedBranchesCode, Severity::Warning, MergedBranchesText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The times in the original session do not show which branch was forked. Fork the branch you want "
                "again.")},
        {CheckRule::RepeatedContext, "repeated-context"_L1, Severity::Note,
            QT_TR_NOOP("Another context reminder: every headless run adds one, and all are sent."),
            QT_TR_NOOP("Leave it out, in a new branch.")},
        {CheckRule::MissingArtifact, "missing-artifact"_L1, Severity::Warning,
            QT_TR_NOOP("The message refers to the artifact %1, which is not in the project folder. The compacted "
                       "messages cannot be recovered."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The artifact is not in the project folder.")},
        {CheckRule::MissingResult, "missing-result"_L1, Severity::Note,
            QT_TR_NOOP("The run that begins here has no result: mantis ended before the run did."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The result was never written.")},
        {CheckRule::RunTotalsDiffer, "totals-differ"_L1, Severity::Note,
            QT_TR_NOOP("The result of the run says %1 tokens (input + output), its answers add up to %2. Some calls "
                       "have no answer or were counted twice."),
            nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The stored data does not show which calls are missing or counted twice.")},
        {CheckRule::CollidingIds, "colliding-ids"_L1, Severity::Warning,
            QT_TR_NOOP("The line belongs to the session “%1”, earlier ones to “%2”: both ids give the same file name."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which session each line belongs to.")},
        {CheckRule::BrokenList, "broken-list"_L1, Severity::Error,
            QT_TR_NOOP(
                "The messages are not a valid JSON list (%1). mantis lists the session as empty and cannot load it."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The end of the broken list is not known, so everything after it could be lost. Restore a backup of "
                "the store.")},
        {CheckRule::BrokenTags, "broken-tags"_L1, Severity::Error,
            QT_TR_NOOP("The tags are not a valid JSON list. mantis cannot list any session."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "mantis writes them again from the metadata when it saves the session.")},
        {CheckRule::BrokenMeta, "broken-metadata"_L1, Severity::Error,
            QT_TR_NOOP("The metadata are not a valid JSON object. mantis cannot load the session."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The metadata are not stored anywhere else.")},
        {CheckRule::TitleDiffers, "title-differs"_L1, Severity::Note,
            QT_TR_NOOP("The title differs from the title in the metadata, which replaces it when mantis saves."),
            nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The stored data does not show which title is wanted. Rename the session.")},
        {CheckRule::InvalidTime, "invalid-time"_L1, Severity::Warning,
            QT_TR_NOOP("The time %1 cannot be read. The session may be sorted wrongly."), nullptr,
            unrepairable::NoTime},
        {CheckRule::CheckpointOutOfRange, "checkpoint-out-of-range"_L1, Severity::Warning,
            QT_TR_NOOP("The checkpoint “%1” is after the end of the conversation."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The message before it is no longer stored.")},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<CheckRule, Rules::Table>();

} // namespace

QString codeOf(CheckRule rule)
{
    return Rules::Table[size_t(rule)].words.code;
}

Findings::Findings(SessionId session, Sink sink, bool canMend)
    : SessionFindings(Rules::Table, "MantisCheck", std::move(session), std::move(sink), canMend)
{
}

} // namespace stemma::mantis

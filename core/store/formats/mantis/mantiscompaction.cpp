// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantiscompaction.h"

#include "core/base/text.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mantis/mantiscontext.h"
#include "core/store/formats/mantis/mantisrelease.h"
#include "core/store/formats/mantis/mantissummaryhead.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int Deterministic = 3; ///< the level
constexpr qsizetype KeptMessages = 4; ///< by the command of the program

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

qint64 estimate(QStringView text)
{
    constexpr qint64 BytesPerToken = 4; // the library's own rule of thumb
    return (utf8Size(text) + BytesPerToken - 1) / BytesPerToken;
}

/// No model is stored, nor how much it takes: one of usual size is assumed.
CompactionSpace assumedSpace()
{
    constexpr qint64 Window = 128'000;
    constexpr qint64 MostOutput = 8'192;
    CompactionSpace space {.count = &estimate, .window = Window, .mostOutput = MostOutput};
    space.usable = Window - space.reserve - MostOutput;
    return space;
}

/// Messages with answers of tools, which have to follow the calls.
bool holdsAnswers(const MantisSession& session, const ContextItem& item)
{
    const auto row = session.rowWithId(item.id);
    constexpr qint64 NoText = 0;
    const auto message = row ? readMantisRow(session, *row, NoText) : Result<Message>(Message());
    return message && std::ranges::any_of(message->parts, [](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return tool && tool->hasOutput;
    });
}

/// How many of the first messages are covered.
Result<qsizetype> coveredCount(const MantisSession& session, const CompactEdit& edit, const QList<ContextItem>& all)
{
    if (edit.to.isEmpty()) {
        qsizetype count = all.size() - KeptMessages;
        while (count > 0 && holdsAnswers(session, all.at(count)))
            --count;
        if (count > 0)
            return count;
        return fail(Errc::Usage,
            Words::tr("mantis keeps the last four messages as they are, and none stands before them. Name the last "
                      "message that the summary is to stand for."));
    }
    const auto row = session.rowWithId(edit.to.value);
    if (!row)
        return fail(Errc::NotFound, Words::tr("The session has no message “%1”.").arg(edit.to.value));
    const auto found
        = std::ranges::find_if(all, [&](const ContextItem& item) { return session.rowWithId(item.id) == row; });
    if (found == all.end())
        return fail(Errc::Usage,
            Words::tr("Message %1 is not among what mantis sends now, so that no summary can stand for it.")
                .arg(*row + 1));
    const qsizetype count = found - all.begin() + 1;
    if (count < all.size() && holdsAnswers(session, all.at(count)))
        return fail(Errc::NotSupported,
            Words::tr("Behind message %1 stands the answer to its call of a tool, and what is kept must not begin with "
                      "one. Name the message with the answer, or one before the call.")
                .arg(*row + 1));
    return count;
}

/// What a model is told of: as much as it takes, and never half of a call and its answer.
Result<> addRequest(const MantisSession& session, const CompactEdit& edit, MantisCompaction& compaction,
    CompactionDraft& draft, const JobControl& job)
{
    SummaryRequest request(edit.level, assumedSpace(), false);
    qsizetype told = 0;
    for (const ContextItem& item : std::as_const(compaction.covered)) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto row = session.rowWithId(item.id);
        const auto message = row ? readMantisRow(session, *row, -1) : Result<Message>(Message());
        if (!message)
            return std::unexpected(message.error());
        // Of an earlier summary every word counts.
        const bool isSummary = message->states.testFlag(MessageState::Summary);
        const qsizetype most = isSummary ? std::numeric_limits<qsizetype>::max()
            : edit.level == 1            ? ExcerptOfLevel1
                                         : ExcerptOfLevel2;
        const Role role = message->role == Role::Assistant ? Role::Assistant : Role::User;
        if (!request.addMessage(role, messageExcerpt(message->parts, most)))
            break;
        ++told;
    }
    const auto at = [&](qsizetype index) -> const ContextItem& { return compaction.covered.at(index); };
    while (told > 1 && told < compaction.covered.size() && holdsAnswers(session, at(told)))
        --told;
    for (qsizetype i = compaction.covered.size(); i-- > told;)
        compaction.tokens -= at(i).tokens;
    compaction.covered.resize(told);
    compaction.last = session.rowWithId(compaction.covered.last().id).value_or(compaction.last);
    draft.prompt = request.text();
    draft.maxTokens = int(request.maxTokens());
    return {};
}

} // namespace

Result<MantisCompaction> chooseMantisCompaction(
    const MantisSession& session, const CompactEdit& edit, const JobControl& job)
{
    if (edit.level < 1 || edit.level > Deterministic)
        return fail(
            Errc::Usage, Words::tr("Summaries are of level 1, 2 or 3, and none is of level %1.").arg(edit.level));
    if (!edit.nodes.isEmpty())
        return fail(Errc::NotSupported,
            Words::tr("mantis puts no summaries together: a new one takes up the earlier one with the messages behind "
                      "it. Compact up to a message instead."));
    MantisCompaction compaction;
    QList<ContextItem> all;
    MantisContextFigures figures;
    const auto budget = assembleMantisFigures(
        session, {}, figures,
        [&](ContextItem item) {
            if (item.leftOut.isEmpty())
                (all.isEmpty() && item.kind == ContextItem::Kind::System ? compaction.lead : all) += std::move(item);
            return true;
        },
        job, MantisRefusal::Lifted);
    if (!budget)
        return budget.error().code == Errc::Corrupt ? fail(Errc::NotSupported, budget.error().text)
                                                    : std::unexpected(budget.error());
    if (all.isEmpty())
        return fail(Errc::Usage, Words::tr("The session has no messages."));
    const auto count = coveredCount(session, edit, all);
    if (!count)
        return std::unexpected(count.error());
    compaction.before = *budget;
    compaction.covered = all.first(*count);
    compaction.kept = all.sliced(*count);
    compaction.first = session.rowWithId(compaction.covered.first().id).value_or(0);
    compaction.last = session.rowWithId(compaction.covered.last().id).value_or(0);
    for (const ContextItem& item : std::as_const(compaction.covered))
        compaction.tokens += item.tokens;
    return compaction;
}

Result<CompactionDraft> draftMantisCompaction(
    const MantisSession& session, const CompactEdit& edit, const JobControl& job)
{
    auto compaction = chooseMantisCompaction(session, edit, job);
    if (!compaction)
        return std::unexpected(compaction.error());
    CompactionDraft draft;
    if (edit.level < Deterministic) {
        if (const Result<> added = addRequest(session, edit, *compaction, draft, job); !added)
            return std::unexpected(added.error());
    }
    draft.first = MessageId(compaction->covered.first().id);
    draft.last = MessageId(compaction->covered.last().id);
    draft.covers = compaction->covered.size();
    draft.tokens = compaction->tokens;
    draft.makesSession = true;
    draft.notInPlace = mantisNotInPlace(session);
    return draft;
}

Result<QString> mantisSummaryMessage(const CompactEdit& edit, const MantisCompaction& compaction)
{
    const QStringView text = QStringView(edit.text).sliced(mantisSummaryHead(edit.text));
    if (edit.text.isEmpty() && edit.level == Deterministic)
        return fail(Errc::NotSupported,
            Words::tr(
                "mantis makes no summaries without a model. Write the text yourself, or let a model write it (level 1 "
                "or 2)."));
    if (edit.text.isEmpty())
        return fail(Errc::Usage,
            Words::tr("A summary of level %1 is written by a model, so its text has to be given.").arg(edit.level));
    if (text.trimmed().isEmpty())
        return fail(Errc::Usage, Words::tr("The summary has no text yet."));
    return QString(newMantisSummaryHead(compaction.covered.size(), estimate(text)) + text);
}

QString mantisNotInPlace(const MantisSession& session)
{
    if (session.dialect() != MantisDialect::Tree)
        return Words::tr("In a list of messages nothing would be left of what the summary stands for.");
    switch (mantisReleaseOf(session)) {
    case MantisRelease::SkipsBoundaries:
        return Words::tr(
            "Releases up to 2.58 of mantis, one of which wrote this session, go on sending everything that "
            "stands before a summary.");
    case MantisRelease::RefusesBoundaries:
        return Words::tr(
            "Releases 2.59 and 2.60 of mantis, one of which wrote this session, cannot go on with a session "
            "that holds the boundary of a compaction.");
    case MantisRelease::KnowsBoundaries:
    case MantisRelease::Unknown:
        break;
    }
    return {};
}

QString mantisNoDissolving()
{
    return Words::tr("What a summary of mantis stands for is never put back: it is still in the session that was "
                     "compacted, or in front of the boundary. Resume or fork there.");
}

QList<ContextItem> addMantisCompaction(EditPlan& plan, const MantisCompaction& compaction, const QString& message)
{
    ContextItem summary;
    summary.role = Role::User;
    summary.tokens = estimate(message);
    QList<ContextItem> sent = compaction.lead;
    sent += summary;
    sent += compaction.kept;
    const auto all = compaction.lead.size() + compaction.covered.size() + compaction.kept.size();
    plan.before = ContextFigures {all, compaction.before.total, true, compaction.before};
    ContextBudget after = compaction.before;
    for (const ContextItem& item : compaction.covered)
        (item.kind == ContextItem::Kind::Summary         ? after.summaries
                : item.kind == ContextItem::Kind::System ? after.system
                                                         : after.messages)
            -= item.tokens;
    after.messages += summary.tokens;
    after.total += summary.tokens - compaction.tokens;
    plan.after = ContextFigures {sent.size(), after.total, true, after};
    const bool isSmaller = summary.tokens < compaction.tokens;
    // The answer of a model that is no smaller is not taken.
    const bool isByModel = std::get<CompactEdit>(plan.edit).level < Deterministic;
    plan.checks += {isByModel ? u"summary-converges"_s : u"summary-smaller"_s, isSmaller,
        isSmaller ? Words::tr("The summary is smaller than what it stands for: %L1 tokens instead of %L2.")
                        .arg(summary.tokens)
                        .arg(compaction.tokens)
                  : Words::tr("The summary takes %L1 tokens, and what it stands for %L2 only.")
                        .arg(summary.tokens)
                        .arg(compaction.tokens),
        true};
    return sent;
}

} // namespace stemma

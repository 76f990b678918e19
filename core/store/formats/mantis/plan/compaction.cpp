// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/compaction.h"

#include "core/store/plan/plantexts.h"
#include "core/base/text.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mantis/read/release.h"
#include "core/store/formats/mantis/read/summaryhead.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr int Deterministic = 3; ///< the level
constexpr size_t KeptMessages = 4; ///< by the command of the program

struct CompactionText
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
bool holdsAnswers(const Conversation& session, const SentMessage& sent)
{
    constexpr qint64 NoText = 0;
    const auto message = session.message(sent.row, NoText);
    return message && std::ranges::any_of(message->parts, [](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return tool && tool->hasOutput;
    });
}

/// How many of the first messages are covered.
Result<size_t> coveredCount(const Conversation& session, const CompactEdit& edit, std::span<const SentMessage> all)
{
    if (edit.to.isEmpty()) {
        size_t count = all.size() - qMin(KeptMessages, all.size());
        while (count > 0 && holdsAnswers(session, all[count]))
            --count;
        if (count > 0)
            return count;
        return fail(Errc::Usage,
            CompactionText::tr("mantis keeps the last four messages, and none come before them. Choose the last "
                               "message to summarise."));
    }
    const auto row = session.rowWithId(edit.to.value);
    if (!row)
        return fail(Errc::NotFound, plantexts::noMessage(edit.to.value));
    const auto found = std::ranges::find(all, *row, &SentMessage::row);
    if (found == all.end())
        return fail(Errc::Usage,
            CompactionText::tr("Message %1 is not in the context, so it cannot be summarised.").arg(*row + 1));
    const auto count = size_t(found - all.begin()) + 1;
    if (count < all.size() && holdsAnswers(session, all[count]))
        return fail(Errc::NotSupported,
            CompactionText::tr("Message %1 has a tool call whose result follows. Choose the message with the result, "
                               "or one before the call.")
                .arg(*row + 1));
    return count;
}

/// What a model is told of: as much as it takes, and never half of a call and its answer.
Result<> addRequest(const Conversation& session, const CompactEdit& edit, Compaction& compaction,
    CompactionDraft& draft, const JobControl& job)
{
    SummaryRequest request(edit.level, assumedSpace(), false);
    size_t told = 0;
    for (const SentMessage& sent : compaction.covered) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto message = session.message(sent.row, -1);
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
    while (told > 1 && told < compaction.covered.size() && holdsAnswers(session, compaction.covered[told]))
        --told;
    for (size_t i = compaction.covered.size(); i-- > told;)
        compaction.tokens -= compaction.covered[i].tokens;
    compaction.covered.resize(told);
    compaction.last = compaction.covered.back().row;
    draft.prompt = request.text();
    draft.maxTokens = int(request.maxTokens());
    return {};
}

} // namespace

Result<Compaction> chooseCompaction(const Conversation& session, const CompactEdit& edit, const JobControl& job)
{
    if (edit.level < 1 || edit.level > Deterministic)
        return fail(Errc::Usage, plantexts::noSummaryLevel(edit.level));
    if (!edit.nodes.isEmpty())
        return fail(Errc::NotSupported,
            CompactionText::tr("mantis does not merge summaries. Compact up to a message instead."));
    Compaction compaction;
    const auto figures = assembleFigures(session, {}, job, Refusal::Lifted);
    if (!figures)
        return figures.error().code == Errc::Corrupt ? fail(Errc::NotSupported, figures.error().text)
                                                     : std::unexpected(figures.error());
    const std::span<const SentMessage> sent(figures->sent);
    const auto begin = std::ranges::find_if(
        sent, [](const SentMessage& message) { return message.kind != ContextItem::Kind::System; });
    const std::span all(begin, sent.end());
    if (all.empty())
        return fail(Errc::Usage, plantexts::noMessages());
    const auto count = coveredCount(session, edit, all);
    if (!count)
        return std::unexpected(count.error());
    compaction.before = figures->budget;
    compaction.lead.assign(sent.begin(), begin);
    compaction.covered.assign(all.begin(), all.begin() + ptrdiff_t(*count));
    compaction.kept.assign(all.begin() + ptrdiff_t(*count), all.end());
    compaction.first = compaction.covered.front().row;
    compaction.last = compaction.covered.back().row;
    for (const SentMessage& message : compaction.covered)
        compaction.tokens += message.tokens;
    return compaction;
}

Result<CompactionDraft> draftMantisCompaction(
    const Conversation& session, const CompactEdit& edit, const JobControl& job)
{
    auto compaction = chooseCompaction(session, edit, job);
    if (!compaction)
        return std::unexpected(compaction.error());
    CompactionDraft draft;
    if (edit.level < Deterministic) {
        if (const Result<> added = addRequest(session, edit, *compaction, draft, job); !added)
            return std::unexpected(added.error());
    }
    for (const auto& [row, id] : {std::pair(compaction->first, &draft.first), {compaction->last, &draft.last}}) {
        constexpr qint64 NoText = 0;
        const auto message = session.message(row, NoText);
        if (!message)
            return std::unexpected(message.error());
        *id = message->id;
    }
    draft.covers = qint64(compaction->covered.size());
    draft.tokens = compaction->tokens;
    draft.makesSession = true;
    draft.notInPlace = notInPlace(session);
    return draft;
}

Result<QString> summaryMessage(const CompactEdit& edit, const Compaction& compaction)
{
    const QStringView text = QStringView(edit.text).sliced(summaryHead(edit.text));
    if (edit.text.isEmpty() && edit.level == Deterministic)
        return fail(Errc::NotSupported,
            CompactionText::tr(
                "mantis makes no summaries without a model. Write the text yourself, or let a model write it (level 1 "
                "or 2)."));
    if (edit.text.isEmpty())
        return fail(Errc::Usage, CompactionText::tr("A summary of level %1 needs a text.").arg(edit.level));
    if (text.trimmed().isEmpty())
        return fail(Errc::Usage, plantexts::noSummaryText());
    return QString(newSummaryHead(qint64(compaction.covered.size()), estimate(text)) + text);
}

QString notInPlace(const Conversation& session)
{
    if (dialectOf(session) != Dialect::Tree)
        return CompactionText::tr("In a list of messages the replaced messages would be lost.");
    switch (releaseOf(session)) {
    case Release::SkipsBoundaries:
        return CompactionText::tr(
            "mantis up to 2.58, which wrote this session, still sends everything before a summary.");
    case Release::RefusesBoundaries:
        return CompactionText::tr("mantis 2.59 and 2.60, one of which wrote this session, cannot resume a session with "
                                  "a compaction boundary.");
    case Release::KnowsBoundaries:
    case Release::Unknown:
        break;
    }
    return {};
}

QString noDissolving()
{
    return CompactionText::tr("Summaries of mantis cannot be dissolved: the messages are still in the original session "
                              "or before the boundary. Resume or fork there.");
}

std::vector<SentMessage> addCompaction(EditPlan& plan, const Compaction& compaction, const QString& message)
{
    const SentMessage summary {compaction.last, estimate(message), ContextItem::Kind::Message, Role::User};
    std::vector<SentMessage> sent = compaction.lead;
    sent.push_back(summary);
    sent.insert(sent.end(), compaction.kept.begin(), compaction.kept.end());
    const auto all = compaction.lead.size() + compaction.covered.size() + compaction.kept.size();
    plan.before = ContextFigures {qint64(all), compaction.before.total, true, compaction.before};
    ContextBudget after = compaction.before;
    for (const SentMessage& item : compaction.covered) {
        if (item.kind == ContextItem::Kind::ToolOutput)
            after.toolOutput -= item.tokens;
        (item.kind == ContextItem::Kind::Summary         ? after.summaries
                : item.kind == ContextItem::Kind::System ? after.system
                                                         : after.messages)
            -= item.tokens;
    }
    after.messages += summary.tokens;
    after.total += summary.tokens - compaction.tokens;
    plan.after = ContextFigures {qint64(sent.size()), after.total, true, after};
    const bool isSmaller = summary.tokens < compaction.tokens;
    // The answer of a model that is no smaller is not taken.
    const bool isByModel = std::get<CompactEdit>(plan.edit).level < Deterministic;
    plan.checks += {isByModel ? u"summary-converges"_s : u"summary-smaller"_s, isSmaller,
        isSmaller ? plantexts::summaryIsSmaller(summary.tokens, compaction.tokens)
                  : plantexts::summaryIsLarger(summary.tokens, compaction.tokens),
        true};
    return sent;
}

} // namespace stemma::mantis

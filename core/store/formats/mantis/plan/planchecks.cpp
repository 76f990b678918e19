// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/planchecks.h"

#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct PlanChecksText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

} // namespace

void addSent(EditPlan& plan, std::span<const SentMessage> sent, const std::optional<Error>& error)
{
    plan.checks += {u"loads"_s, !error, error ? error->text : PlanChecksText::tr("mantis can load the session.")};
    // Summaries are sent with the system prompt.
    const auto first = std::ranges::find_if(sent, [](const SentMessage& item) {
        return item.kind != ContextItem::Kind::System && item.kind != ContextItem::Kind::Summary;
    });
    const bool beginsWell = first == sent.end() || first->role != Role::Assistant;
    plan.checks += {u"begins-with-user"_s, beginsWell,
        beginsWell ? PlanChecksText::tr("The conversation does not begin with an answer.")
                   : plantexts::beginsWithAnswer()};
    const auto twice = [](const SentMessage& one, const SentMessage& next) {
        return one.role == Role::Assistant && next.role == Role::Assistant;
    };
    const bool alternates = std::ranges::adjacent_find(sent, twice) == sent.end();
    plan.checks += {u"roles-alternate"_s, alternates,
        alternates ? PlanChecksText::tr("No two answers follow each other.")
                   : PlanChecksText::tr("Two answers would follow each other, which some providers reject."),
        true};
}

void addMantisSigned(EditPlan& plan, const Conversation& session, std::span<const size_t> rows, const JobControl& job)
{
    int count = 0;
    size_t first = 0;
    for (const size_t row : rows) {
        if (job.isCancelled())
            return; // whoever is asked next says so
        const RowFacts facts = session.facts(row);
        if (!facts.flags.testFlag(RowFlag::Assistant) || !facts.maySign)
            continue;
        // Hardly any message holds the word, and none is decoded without it.
        const auto bytes = session.bytes(row, -1);
        constexpr qint64 NoText = 0;
        const auto message
            = bytes && bytes->contains("\"signature\"") ? session.message(row, NoText) : Result<Message>(Message());
        const QList<Part> parts = message ? message->parts : QList<Part>();
        const bool isSigned = std::ranges::any_of(parts, [](const Part& part) {
            const auto* thinking = part.as<ReasoningPart>();
            return thinking && thinking->state == ReasoningPart::State::Signed;
        });
        if (!isSigned)
            continue;
        first = count == 0 ? row : first;
        ++count;
    }
    PlannedCheck check {u"signed-thinking"_s, count == 0, plantexts::noSignedThinking(), true};
    if (count > 0)
        check.text = PlanChecksText::tr(
            "%n message(s) after the change have signed thinking, message %1 first. A provider may reject it because "
            "the messages before it changed. To keep it, fork the session before the change; otherwise remove it.",
            nullptr, count)
                         .arg(first + 1);
    plan.checks += check;
}

} // namespace stemma::mantis

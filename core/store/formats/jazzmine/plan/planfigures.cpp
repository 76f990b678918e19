// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/planfigures.h"

#include "core/store/plan/plantexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

PlanFigures::Rows PlanFigures::rows(size_t end) const
{
    Rows rows;
    for (size_t i = 0; i < end; ++i)
        rows.push_back({m_target.conversation.messages[i], m_target.message(i).flags, m_target.message(i).role, {}});
    return rows;
}

Result<ContextFigures> PlanFigures::figures(const Rows& rows) const
{
    ContextFigures figures;
    ContextBudget budget;
    const auto window = Index::windowOf(rows.size(), [&](size_t i) { return rows[i].flags; });
    for (const size_t i : window) {
        QString text = rows[i].text.value_or(QString());
        if (!rows[i].text) {
            const auto record
                = m_target.change.read(RecordKind::Message, m_target.change.index().message(rows[i].number).place());
            if (!record)
                return std::unexpected(record.error());
            text = enhancedText(*record);
        }
        figures.addSent({.role = rows[i].role, .tokens = tokensOf(text), .text = text});
        budget.messages += tokensOf(text);
    }
    figures.tokens = budget.total = budget.messages;
    figures.budget = budget;
    return figures;
}

Result<> PlanFigures::addChecks(EditPlan& plan, const Rows& after) const
{
    qint64 refused = 0;
    for (const Row& row : after) {
        if (row.number == Row::New || (row.flags & MessageRecord::Superseded))
            continue;
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const RecordPlace place = m_target.change.index().message(row.number).place();
        const auto json = m_target.change.source().json(RecordKind::Message, place);
        if (!json)
            return std::unexpected(json.error());
        const auto value = json::parse(*json);
        refused += value && refusalsOf(RecordKind::Message, *value).isEmpty() ? 0 : 1;
    }
    plan.checks += {u"loads"_s, refused == 0,
        refused == 0
            ? tr("jazzmine can load every message of the conversation.")
            : tr("jazzmine still cannot load the conversation: it rejects %n message(s).", nullptr, int(refused))};
    const Row* last = nullptr;
    qint64 newest = OutlineRow::NoTime;
    for (const Row& row : after) {
        if (row.flags & MessageRecord::Superseded)
            continue;
        last = &row;
        if (row.number != Row::New)
            newest = qMax(newest, m_target.change.index().message(row.number).timeMs);
    }
    const bool isAnswered = !last || last->role != Role::User;
    plan.checks += {u"prompt-answered"_s, isAnswered,
        isAnswered ? PlanText::endsWithoutPrompt()
                   : tr("The conversation ends with a prompt without a reply. jazzmine sends it to the enhancer along "
                        "with the next prompt."),
        true};
    const bool isPast = newest == OutlineRow::NoTime || newest <= toMs(now());
    plan.checks += {u"times-past"_s, isPast,
        isPast ? tr("No message has a time in the future.")
               : tr("A message has a time in the future, so the agent's next messages are sorted before it."),
        true};
    return {};
}

Result<> PlanFigures::add(EditPlan& plan, const Rows& after) const
{
    const auto before = figures(rows());
    const auto then = before ? figures(after) : before;
    if (!then)
        return std::unexpected(then.error());
    plan.before = *before;
    plan.after = *then;
    return {};
}

} // namespace stemma::jazzmine

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/onepass.h"

#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/onepassstore.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct OnePassText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

using PartName = std::pair<MessageId, int>;

/// What a change of one part, or a removal, is about.
struct Named
{
    QList<MessageId> messages; ///< empty: it is another change
    std::optional<int> part;
    bool isRemoval = false;
    [[nodiscard]] bool isWholeRemoval() const { return isRemoval && !part; }
};

Named namedBy(const SingleEdit& edit)
{
    if (const auto* text = std::get_if<TextEdit>(&edit))
        return {{text->message}, text->part};
    if (const auto* pruning = std::get_if<PruneEdit>(&edit))
        return {{pruning->message}, pruning->part};
    if (const auto* removal = std::get_if<RemoveEdit>(&edit))
        return {removal->messages, removal->part, true};
    return {};
}

} // namespace

std::unexpected<Error> refusedChange(const Error& error, qsizetype number)
{
    return fail(error.code,
        OnePassText::tr("Change %1 is not possible after the changes before it: %2")
            .arg(QString::number(number), error.text),
        error.cause);
}

OnePass::OnePass(SessionStore& store)
    : m_store(store)
    , m_makesForks(!inPlaceRefusal(store.info()).isEmpty() && store.service<ForkedChangeStore>())
{
}

/// How many of the changes from @p first on are one run.
qsizetype OnePass::runFrom(const BatchEdit& batch, qsizetype first) const
{
    const auto* atOnce = m_store.service<OnePassStore>();
    const bool takesMessages = atOnce && atOnce->takes() != OnePassStore::Takes::Parts && batch.namesBefore;
    const bool takesParts = atOnce && atOnce->takes() != OnePassStore::Takes::Messages;
    const bool removes = namedBy(batch.edits.at(first)).isWholeRemoval();
    const auto isTaken = [&](const Named& named, const SingleEdit& edit) {
        if (takesMessages)
            return takesParts || named.isRemoval || std::holds_alternative<TextEdit>(edit);
        return removes ? named.isWholeRemoval() && batch.namesBefore : takesParts && !named.isRemoval;
    };
    QSet<MessageId> gone;
    QSet<PartName> parts;
    qsizetype next = first;
    for (; next < batch.edits.size(); ++next) {
        const SingleEdit& edit = batch.edits.at(next);
        const Named named = namedBy(edit);
        const auto isGone = [&gone](const MessageId& id) { return gone.contains(id); };
        const bool isOfRun = !named.messages.isEmpty() && isTaken(named, edit)
            && sessionOf(toEdit(edit)) == sessionOf(toEdit(batch.edits.at(first)))
            && std::ranges::none_of(named.messages, isGone); // of what is gone is told by whoever follows it
        if (!isOfRun)
            break;
        if (named.isWholeRemoval())
            gone += QSet(named.messages.begin(), named.messages.end());
        if (!named.part)
            continue;
        const PartName part(named.messages.first(), *named.part);
        if (takesParts && parts.contains(part))
            break;
        parts += part;
    }
    return next - first;
}

QList<QList<SingleEdit>> OnePass::groups(const BatchEdit& batch) const
{
    QList<QList<SingleEdit>> groups;
    QHash<SessionId, qsizetype> forks;
    for (qsizetype i = 0; i < batch.edits.size();) {
        const Edit whole = toEdit(batch.edits.at(i));
        const bool isInFork = m_makesForks && changesInFork(kindOf(whole));
        const auto known = isInFork ? forks.constFind(sessionOf(whole)) : forks.cend();
        if (known != forks.cend()) {
            groups[*known] << batch.edits.at(i++);
            continue;
        }
        if (isInFork)
            forks.insert(sessionOf(whole), groups.size());
        const qsizetype count = m_makesForks ? 1 : std::max<qsizetype>(1, runFrom(batch, i));
        groups << batch.edits.sliced(i, count);
        i += count;
    }
    return groups;
}

Result<EditPlan> OnePass::planRun(const QList<SingleEdit>& group, const JobControl& job) const
{
    const SessionId session = sessionOf(toEdit(group.first()));
    const bool removesOnly
        = std::ranges::all_of(group, [](const SingleEdit& edit) { return namedBy(edit).isWholeRemoval(); });
    if (auto* atOnce = m_store.service<OnePassStore>();
        atOnce && (atOnce->takes() == OnePassStore::Takes::Messages || !removesOnly))
        return atOnce->planAtOnce({session, group}, job);
    RemoveEdit all {session, {}, {}};
    for (const SingleEdit& edit : group)
        all.messages += namedBy(edit).messages;
    return m_store.plan(all, job);
}

Result<EditPlan> OnePass::plan(const QList<SingleEdit>& group, qsizetype before, const JobControl& job) const
{
    if (group.size() == 1)
        return m_store.plan(toEdit(group.first()), job);
    if (m_makesForks)
        return m_store.service<ForkedChangeStore>()->planForked(group, false, job); // names the change itself
    auto plan = planRun(group, job);
    if (plan || plan.error().code == Errc::Cancelled) {
        if (plan)
            plan->action = u"batch"_s;
        return plan;
    }
    // The first that is refused is between these: so many are possible, and so many are not.
    qsizetype possible = 0;
    qsizetype count = group.size();
    Error error = plan.error();
    while (count - possible > 1) {
        const qsizetype middle = possible + (count - possible) / 2;
        const auto some = planRun(group.first(middle), job);
        if (!some)
            error = some.error();
        (some ? possible : count) = middle;
    }
    return refusedChange(error, before + count);
}

} // namespace stemma

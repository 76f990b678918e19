// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/rules.h"

#include "core/store/formats/mnesis/read/summaryreader.h"
#include "core/store/formats/mnesis/context/render.h"

#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr qint64 WindowOf03 = 200'000; ///< that it summarises in
constexpr qint64 MostOutputOf03 = 8'192;

RuleProfile profileOf(Release release)
{
    constexpr qint64 MostBudgetOf03 = 200'000;
    return release == Release::Before04 ? RuleProfile {u"mnesis-0.3"_s, u"mnesis 0.3"_s, MostBudgetOf03}
                                        : RuleProfile {u"mnesis-0.4"_s, u"mnesis 0.4"_s};
}

/// By the newest summary that shows it. The file itself does not say (specification, 0).
std::optional<Release> shownRelease(const std::vector<SummaryTrace>& traces, TokenRule rule)
{
    for (size_t i = 0; i < traces.size(); ++i) {
        const SummaryTrace& trace = traces[i];
        if (trace.footer.contains("(file_"_L1))
            return Release::From04;
        const qint64 quarter = estimateLength(trace.length, TokenRule::Quarter);
        const qint64 third = estimateLength(trace.length, TokenRule::Third);
        if (rule == TokenRule::Third && quarter != third) {
            if (trace.tokens == quarter)
                return Release::Before04;
            if (trace.tokens == third)
                return Release::From04;
        }
        // Only leaves up to 0.3 begin where an older one does.
        const auto isAlike = [&](const SummaryTrace& other) { return other.start == trace.start; };
        if (!trace.start.isEmpty() && std::any_of(traces.begin() + qsizetype(i) + 1, traces.end(), isAlike))
            return Release::Before04;
    }
    return {};
}

} // namespace

RulesOffer rulesOffer()
{
    return {{profileOf(Release::Before04), profileOf(Release::From04)}, true, {}};
}

bool SessionRules::leavesOut(Role role, const QList<Part>& parts) const
{
    return release == Release::From04 && role == Role::Assistant && isBlankAnswer(parts);
}

CompactionSpace SessionRules::space() const
{
    if (release == Release::Before04)
        return {WindowOf03 - MostOutputOf03 - model.compactionBudget,
            [](QStringView text) { return estimateText(text, TokenRule::Quarter); }, rules.compaction, WindowOf03,
            MostOutputOf03, model.compactionBudget};
    return {model.usable(), [rule = model.rule](QStringView text) { return estimateText(text, rule); },
        rules.compaction, model.contextLimit, model.maxOutput, model.compactionBudget};
}

SessionRules rulesOf(
    const StoreReader& reader, const SessionId& session, const QString& modelId, const QString& without)
{
    const RulesChoice& choice = reader.chosenRules();
    SessionRules result;
    ContextRules& rules = result.rules;
    rules.offer = rulesOffer();
    if (!choice.profile.isEmpty()) {
        rules.basis = ContextRules::Basis::Chosen;
        result.release = choice.profile == profileOf(Release::Before04).name ? Release::Before04 : Release::From04;
    } else {
        std::vector<SummaryTrace> traces = reader.summaries().traces(session);
        if (!without.isEmpty())
            std::erase_if(traces, [&](const SummaryTrace& trace) { return trace.id == without; });
        const auto shown = shownRelease(traces, modelWindow(modelId).rule);
        rules.basis = shown ? ContextRules::Basis::Shown : ContextRules::Basis::Assumed;
        result.release = shown.value_or(Release::From04);
    }
    rules.profile = profileOf(result.release);
    rules.compaction
        = result.release == Release::Before04 ? CompactionProfile::release03() : CompactionProfile::release04();
    ModelWindow& model = result.model;
    model = modelWindow(modelId, result.release);
    rules.window = {model.contextLimit, choice.window};
    rules.maxOutput = {model.maxOutput, choice.maxOutput};
    rules.compactionBudget = {model.compactionBudget, choice.compactionBudget};
    rules.softFraction = {CompactionThresholds::SoftFraction, choice.softFraction};
    rules.pruneProtect = {PruneLimits().protect, choice.pruneProtect};
    rules.pruneMinimum = {PruneLimits().minimum, choice.pruneMinimum};
    model.contextLimit = rules.window.value;
    model.maxOutput = rules.maxOutput.value;
    model.compactionBudget = rules.compactionBudget.value;
    return result;
}

} // namespace stemma::mnesis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/store.h"

#include "core/store/check/findingbook.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/codex/plan/policy.h"
#include "core/store/formats/codex/read/layout.h"
#include "core/store/json/jsonvalues.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

using Severity = Finding::Severity;

/// What can be wrong with a rollout beyond lines and calls.
enum class RolloutRule : quint8 {
    RepeatedOrdinal,
    OrdinalGap,
    NoProvider,
    RuleCount, ///< how many there are
};

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(CodexCheck)
public:
    static constexpr const char* Fork
        = QT_TR_NOOP("Make a fork of the session without the problem. The session itself stays as it is.");

    static constexpr FindingRule<RolloutRule> Table[] = {
        {RolloutRule::RepeatedOrdinal, "repeated-ordinal"_L1, Severity::Error,
            QT_TR_NOOP("The number %1 of this record was used before. Codex stops reading there, so that the session "
                       "seems to have lost what follows."),
            Fork},
        {RolloutRule::OrdinalGap, "ordinal-gap"_L1, Severity::Warning,
            QT_TR_NOOP("This record has the number %1, where %2 was expected: lines are missing."), Fork},
        {RolloutRule::NoProvider, "missing-provider"_L1, Severity::Error,
            QT_TR_NOOP("The head of the session names no model provider. Codex does not load such sessions."), Fork},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<RolloutRule, Rules::Table>();

/// The number at the beginning of a record in the mode that has them.
std::optional<qint64> ordinalOf(const LineIndex& index, quint32 line)
{
    constexpr qint64 Looked = 160;
    return json::prefixOf(index.bytes(line, Looked))[u"ordinal"].toInteger();
}

} // namespace

QString repairByFork()
{
    return Rules::tr(Rules::Fork);
}

Result<> checkRollout(const TranscriptFile& file, const LineIndex& index, bool canMend,
    const SessionStore::FindingSink& sink, const JobControl& job)
{
    FindingBook<RolloutRule> book(Rules::Table, "CodexCheck", sink);
    const SessionId session(file.id);
    const auto add = [&](RolloutRule rule, quint32 line, const QStringList& details) {
        const StoredAt at = index.placeOf(line);
        book.add(rule, session, {}, placeText(at), details, at, canMend);
    };
    const json::Value head = headOf(index);
    const json::Value* provider = head.find(u"model_provider");
    if (provider && provider->isNull() && index.firstOwnLine() < index.lines().size())
        add(RolloutRule::NoProvider, index.firstOwnLine(), {});
    std::optional<qint64> last;
    for (quint32 i = index.firstOwnLine(); i < index.lines().size() && modeOf(head) == "paginated"_L1; ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto number = index.lines()[i].isDamaged() ? std::nullopt : ordinalOf(index, i);
        if (!number)
            continue;
        if (last && *number <= *last)
            add(RolloutRule::RepeatedOrdinal, i, {QString::number(*number)});
        else if (last && *number != *last + 1)
            add(RolloutRule::OrdinalGap, i, {QString::number(*number), QString::number(*last + 1)});
        last = std::max(*number, last.value_or(*number));
    }
    book.finish();
    return {};
}

} // namespace stemma::codex

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/opencode/check/findings.h"

#include "core/store/check/unrepairable.h"
#include "core/store/formats/opencode/read/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

using Severity = Finding::Severity;

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(OpenCodeCheck)
public:
    static constexpr FindingRule<CheckRule> Table[] = {
        {CheckRule::UnreadableFile, "unreadable-file"_L1, Severity::Error,
            QT_TR_NOOP("The file cannot be read, so its session is not listed: %1"), nullptr, unrepairable::Lost},
        {CheckRule::OnlyInOldTables, "only-in-old-tables"_L1, Severity::Note,
            QT_TR_NOOP("The session exists only where older releases kept it. The newest OpenCode used here does not "
                       "show it. Fork it and import the fork."),
            nullptr, unrepairable::TrueRecord},
        {CheckRule::SeveralGenerations, "several-generations"_L1, Severity::Note,
            QT_TR_NOOP(
                "The session is also stored in an older place, as an upgrade leaves it. The newer one is shown."),
            nullptr, unrepairable::TrueRecord},
        {CheckRule::DamagedMessage, "damaged-message"_L1, Severity::Error,
            QT_TR_NOOP("The message is not valid JSON. OpenCode fails to load the session. If it is being written, "
                       "check again."),
            nullptr, unrepairable::Lost},
        {CheckRule::DamagedPart, "damaged-part"_L1, Severity::Error,
            QT_TR_NOOP("A part of the message is not valid JSON. OpenCode fails to load it. A fork leaves it out."),
            nullptr, unrepairable::Lost},
        {CheckRule::UnknownPart, "unknown-part"_L1, Severity::Note,
            QT_TR_NOOP("The part has an unknown type (“%1”). It is shown as stored."), nullptr, unrepairable::NotKnown},
        {CheckRule::DuplicateId, "duplicate-id"_L1, Severity::Warning,
            QT_TR_NOOP("Another message of the session has the same id. OpenCode imports only the first of them."),
            nullptr, unrepairable::CannotTell},
        {CheckRule::MissingPrompt, "missing-prompt"_L1, Severity::Note,
            QT_TR_NOOP("The answer belongs to a prompt %1 that the session does not have."), nullptr,
            unrepairable::Lost},
        {CheckRule::UnfinishedCall, "unfinished-call"_L1, Severity::Note,
            QT_TR_NOOP(
                "A call of the tool %1 has no result. The tool is still running, or OpenCode was ended meanwhile."),
            nullptr, unrepairable::TrueRecord},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<CheckRule, Rules::Table>();

} // namespace

Findings findingsTo(const Findings::Sink& sink)
{
    return {Rules::Table, "OpenCodeCheck", sink};
}

Result<> checkSession(const Conversation& session, const SessionId& id, Findings& findings, const JobControl& job)
{
    for (size_t row = 0; row < session.size(); ++row) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto message = session.message(row, 0);
        if (!message)
            return std::unexpected(message.error());
        const StoredAt at = session.row(row).at;
        const auto add = [&](const StoredAt& place, CheckRule rule, const QStringList& details) {
            findings.add(rule, id, message->id, placeText(place, row), details, place);
        };
        if (session.facts(row).isDamaged)
            add(at, CheckRule::DamagedMessage, {});
        const auto first = session.rowWithId(message->id.value);
        if (first && *first != row)
            add(at, CheckRule::DuplicateId, {});
        const StoredField* parent = fieldNamed(message->fields, "parentID"_L1);
        const QString prompt = parent ? parent->value.toString() : QString();
        if (!prompt.isEmpty() && !session.rowWithId(prompt))
            add(at, CheckRule::MissingPrompt, {prompt});
        for (const Part& part : message->parts) {
            const auto* unknown = part.as<UnknownPart>();
            const auto* tool = part.as<ToolPart>();
            if (unknown && !unknown->reason.isEmpty() && !session.facts(row).isDamaged)
                add(part.storedAt, CheckRule::DamagedPart, {});
            else if (unknown && unknown->reason.isEmpty())
                add(part.storedAt, CheckRule::UnknownPart, {unknown->storedType});
            else if (tool && (tool->state == ToolPart::State::Pending || tool->state == ToolPart::State::Running))
                add(part.storedAt, CheckRule::UnfinishedCall, {tool->name});
        }
    }
    return {};
}

} // namespace stemma::opencode

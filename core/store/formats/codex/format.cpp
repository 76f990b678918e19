// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/format.h"

#include "core/store/formats/codex/plan/policy.h"
#include "core/store/formats/codex/read/layout.h"
#include "core/store/formats/codex/read/recordreader.h"
#include "core/store/formats/codex/store.h"
#include "core/store/plan/editrules.h"
#include "core/store/plan/plantexts.h"

#include <QUuid>

using namespace Qt::StringLiterals;

namespace stemma::codex {

Format::Format()
    : PolicyFormat(u"codex"_s, u"Codex"_s, {u"legacy"_s, u"paginated"_s, u"bare"_s}, Policy::instance())
{
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "timestamp ordinal type payload* metadata* id role content text phase name namespace arguments input call_id "
        "output summary encrypted_content status action* tools* result revised_prompt author recipient ghost_commit* "
        "message replacement_history* replacement_history_metadata* retained_context* record_type"_L1);
}

QStringList Format::defaultPlaces() const
{
    return {homeFolder()};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    const QString mode = candidate.isSqlite() ? QString()
        : candidate.isFolder()                ? modeIn(candidate.path())
                                              : modeOf(headIn(candidate.head()));
    const bool isNamed
        = mode != "bare"_L1 || candidate.isFolder() || !RolloutName::of(candidate.path()).thread.isEmpty();
    return ofTranscripts(candidate, isNamed ? mode : QString(), mode);
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<Store>(path, detection);
}

QString Format::continueCommand(const StoreInfo& /*store*/, const SessionId& session) const
{
    const bool isThread = !QUuid::fromString(session.value).isNull(); // not an earlier revision of one
    return isThread ? u"codex resume "_s + session.value : QString();
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    const Message& message = *place.message;
    const bool isTalk = message.role != Role::System || message.storedRole == "developer"_L1;
    if (message.states.testFlag(MessageState::Summary))
        return Policy::instance().refusalOf(RowFlag::Boundary, 0);
    if (!isTalk)
        return Policy::instance().refusalOf(RowFlag::Meta, 0);
    const bool hasText = place.part && (place.part->as<TextPart>() || place.part->as<ToolPart>());
    return place.part && kind == EditKind::Text && !hasText ? PlanText::notEditable() : QString();
}

} // namespace stemma::codex

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/editrules.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct EditRulesText
{
    Q_DECLARE_TR_FUNCTIONS(FootprintEdit)
};

} // namespace

QString originalStays()
{
    return EditRulesText::tr("This message was summarised and is no longer sent. Choose its summary instead.");
}

QString signedTextStays()
{
    return EditRulesText::tr(
        "This thinking is signed, so it cannot be edited. Remove it, or fork the session before it.");
}

bool isBoundThinking(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking
        && (thinking->state != ReasoningPart::State::Open
            || std::ranges::any_of(part.fields, [](const StoredField& field) { return field.name == "binding"_L1; }));
}

QString refusalAt(EditKind kind, const EditPlace& place)
{
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (place.message->states.testFlag(MessageState::Summarised))
        return originalStays();
    return kind == EditKind::Text && place.part && isBoundThinking(*place.part) ? signedTextStays() : QString();
}

} // namespace stemma::agentfootprint

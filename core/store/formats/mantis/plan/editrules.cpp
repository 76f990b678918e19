// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/editrules.h"

#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/read/codec.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct EditRulesText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

/// In a transcript: an entry of no conversation, or the one with which begins what is sent.
QString refusalInTree(const Message& message)
{
    if (message.states.testFlag(MessageState::SideChain))
        return plantexts::sideChainStays(u"mantis"_s);
    const bool isBoundary
        = std::ranges::any_of(message.parts, [](const Part& part) { return part.as<CompactionPart>() != nullptr; });
    return isBoundary && message.index >= 0 ? boundaryStays(message.index) : QString();
}

} // namespace

QString boundaryStays(qint64 row)
{
    return EditRulesText::tr("Message %1 is a boundary, where the context of mantis begins. It cannot be changed or "
                             "removed; fork or resume the session before it instead.")
        .arg(row + 1);
}

QString noDissolving()
{
    return EditRulesText::tr("Summaries of mantis cannot be dissolved: the messages are still in the original session "
                             "or before the boundary. Resume or fork there.");
}

QString noPruning()
{
    return EditRulesText::tr("mantis prunes outputs only in memory; its transcripts cannot store that.");
}

QString notTree()
{
    return QCoreApplication::translate(
        "MantisStore", "mantis cannot resume this kind of transcript, so Stemma keeps it read-only.");
}

QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place)
{
    const bool isTree = store.dialect == nameOf(Dialect::Tree);
    const bool isOfSession
        = kind != EditKind::Repair && kind != EditKind::Move && kind != EditKind::Checkpoint && kind != EditKind::Mark;
    const auto isOther = [](const StoredField& field) { return field.name == OtherTranscript; };
    if (isTree && isOfSession && place.info && std::ranges::any_of(place.info->fields, isOther))
        return notTree();
    if (isTree && place.session.value.contains(u'#')) { // of a branch, see FileStore
        if (kind == EditKind::Rename)
            return plantexts::branchHasNoTitle();
        if (kind == EditKind::Delete)
            return plantexts::branchStays();
    }
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (!isTree && place.message->states.testFlag(MessageState::Discarded))
        return plantexts::discardedStays();
    if (const QString reason = isTree ? refusalInTree(*place.message) : QString(); !reason.isEmpty())
        return reason;
    const auto* thinking = place.part ? place.part->as<ReasoningPart>() : nullptr;
    const bool isSigned = thinking && thinking->state == ReasoningPart::State::Signed;
    return isSigned && kind == EditKind::Text ? plantexts::signedTextStays() : QString();
}

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/editrules.h"

#include "core/store/formats/mantis/read/listingsummary.h"
#include "core/store/formats/mantis/read/conversation.h"

#include <QCoreApplication>

#include <algorithm>

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
        return sideChainStays();
    const bool isBoundary
        = std::ranges::any_of(message.parts, [](const Part& part) { return part.as<CompactionPart>() != nullptr; });
    return isBoundary && message.index >= 0 ? boundaryStays(message.index) : QString();
}

} // namespace

QString noEntry()
{
    return EditRulesText::tr(
        "This line is no entry that mantis reads, so nothing can be done with it. Look at it as it is stored.");
}

QString sideChainStays()
{
    return EditRulesText::tr(
        "This entry belongs to a side chain. mantis goes on with none, and lists no session that holds one.");
}

QString boundaryStays(qint64 row)
{
    return EditRulesText::tr(
        "Message %1 is a boundary: with it begins what mantis sends. It can neither be changed nor "
        "removed, but the session can be forked or resumed before it.")
        .arg(row + 1);
}

QString signedTextStays()
{
    return EditRulesText::tr(
        "This thinking carries a signature that only fits its text, so it cannot be edited. Remove its "
        "whole message, or fork the session before it.");
}

QString discardedStays()
{
    return EditRulesText::tr(
        "This message was discarded and is kept beside the store. It is no part of the session any more.");
}

QString branchHasNoTitle()
{
    return EditRulesText::tr("A branch has the title of its session. Rename that one.");
}

QString branchStays()
{
    return EditRulesText::tr(
        "A branch is part of its session's transcript, from which nothing is cut. Delete the whole "
        "session, or leave the branch where it is.");
}

QString notTree()
{
    return QCoreApplication::translate(
        "MantisStore", "This session is no tree of entries that mantis goes on with, so Stemma does not change it.");
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
            return branchHasNoTitle();
        if (kind == EditKind::Delete)
            return branchStays();
    }
    if (!place.message || (kind != EditKind::Text && kind != EditKind::Remove))
        return {};
    if (!isTree && place.message->states.testFlag(MessageState::Discarded))
        return discardedStays();
    if (const QString reason = isTree ? refusalInTree(*place.message) : QString(); !reason.isEmpty())
        return reason;
    const auto* thinking = place.part ? place.part->as<ReasoningPart>() : nullptr;
    const bool isSigned = thinking && thinking->state == ReasoningPart::State::Signed;
    return isSigned && kind == EditKind::Text ? signedTextStays() : QString();
}

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/editrules.h"

#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/read/codec.h"

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
    return EditRulesText::tr("mantis cannot read this line, so it cannot be changed.");
}

QString sideChainStays()
{
    return EditRulesText::tr("This entry belongs to a side chain, which mantis cannot resume.");
}

QString boundaryStays(qint64 row)
{
    return EditRulesText::tr("Message %1 is a boundary, where the context of mantis begins. It cannot be changed or "
                             "removed; fork or resume the session before it instead.")
        .arg(row + 1);
}

QString signedTextStays()
{
    return EditRulesText::tr(
        "This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.");
}

QString discardedStays()
{
    return EditRulesText::tr("This message was discarded and is no longer part of the session.");
}

QString branchHasNoTitle()
{
    return EditRulesText::tr("A branch has the title of its session. Rename the session instead.");
}

QString branchStays()
{
    return EditRulesText::tr("A branch is a part of its session's transcript and cannot be deleted on its own. Delete "
                             "the whole session, or keep the branch.");
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

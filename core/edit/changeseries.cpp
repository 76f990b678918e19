// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changeseries.h"

#include "core/edit/editor.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isChange(const Receipt& receipt)
{
    return receipt.origin.isEmpty()
        && (receipt.state == Receipt::State::Applied || receipt.state == Receipt::State::Undone);
}

/// The changes of this state in the order of the acts that brought them there. Acts about others, also about those that
/// were forgotten, do not count.
QList<Receipt> inOrderOfActs(const QList<Receipt>& all, Receipt::State state)
{
    QHash<ReceiptId, qsizetype> places;
    QList<Receipt> changes;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Receipt& receipt = all.at(i);
        if (isChange(receipt) && receipt.state == state) {
            places.insert(receipt.id, i);
            changes += receipt;
        }
        const bool undoes = receipt.action == "undo"_L1;
        if (receipt.state == Receipt::State::Applied && undoes == (state == Receipt::State::Undone)
            && places.contains(receipt.origin))
            places.insert(receipt.origin, i);
    }
    std::ranges::sort(changes, {}, [&](const Receipt& receipt) { return places.value(receipt.id); });
    return changes;
}

ChangeSeries carryOut(const QList<Receipt>& wanted, const JobControl& job,
    const std::function<Result<Receipt>(const ReceiptId& id)>& work)
{
    ChangeSeries series {wanted, {}, {}};
    job.setProgress(0, wanted.size());
    for (const Receipt& change : wanted) {
        const auto done = job.isCancelled() ? fail(Errc::Cancelled, {}) : work(change.id);
        if (!done) {
            series.stopped = done.error();
            break;
        }
        series.done += *done;
        job.setProgress(series.done.size(), wanted.size());
    }
    return series;
}

} // namespace

QList<Receipt> changesToUndo(const QList<Receipt>& all, const ReceiptId& through)
{
    const auto first = std::ranges::find(all, through, &Receipt::id);
    if (first == all.cend() || !isChange(*first) || first->state != Receipt::State::Applied)
        return {};
    QSet<ReceiptId> later;
    for (auto receipt = first; receipt != all.cend(); ++receipt)
        later += receipt->id;
    // A change that was made again stands upon what was changed before that, so it goes first.
    QList<Receipt> changes = changesInForce(all);
    changes.removeIf(
        [&](const Receipt& receipt) { return receipt.store != first->store || !later.contains(receipt.id); });
    std::ranges::reverse(changes);
    return changes;
}

QList<Receipt> changesToRedo(const QList<Receipt>& all, const ReceiptId& through)
{
    const auto last = std::ranges::find(all, through, &Receipt::id);
    if (last == all.cend() || !isChange(*last) || last->state != Receipt::State::Undone)
        return {};
    QList<Receipt> changes;
    for (auto receipt = std::make_reverse_iterator(last + 1); receipt != all.crend(); ++receipt) {
        if (receipt->store != last->store || !isChange(*receipt))
            continue;
        if (receipt->state == Receipt::State::Applied)
            break;
        changes.prepend(*receipt);
    }
    return changes;
}

QList<Receipt> changesInForce(const QList<Receipt>& all)
{
    return inOrderOfActs(all, Receipt::State::Applied);
}

QList<Receipt> undoneChanges(const QList<Receipt>& all)
{
    return inOrderOfActs(all, Receipt::State::Undone);
}

bool isDestructive(const Receipt& receipt)
{
    static const QStringList actions {
        u"resume"_s, u"remove"_s, u"edit"_s, u"prune"_s, u"delete"_s, u"repair"_s, u"batch"_s};
    return actions.contains(receipt.action);
}

QList<Receipt> automaticCheckpoints(const QList<Receipt>& all, const QString& store, const SessionId& session)
{
    QList<Receipt> found;
    for (const Receipt& receipt : all)
        if (receipt.store == store && isChange(receipt) && receipt.state == Receipt::State::Applied
            && isDestructive(receipt) && (session.isEmpty() || receipt.session == session))
            found.prepend(receipt);
    return found;
}

// A change goes as a whole, so each has a control of its own.
ChangeSeries undoAll(Editor& editor, const QList<Receipt>& changes, const JobControl& job)
{
    return carryOut(changes, job, [&editor](const ReceiptId& id) { return editor.undo(id, JobControl()); });
}

ChangeSeries redoAll(Editor& editor, const QList<Receipt>& changes, const JobControl& job)
{
    return carryOut(changes, job, [&editor](const ReceiptId& id) { return editor.redo(id, JobControl()); });
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changeseries.h"

#include "core/edit/editor.h"

#include <QHash>

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

/// That an undo or redo is about; null: it was forgotten.
const Receipt* changeOf(const QList<Receipt>& all, const Receipt& act)
{
    const auto change = std::ranges::find(all, act.origin, &Receipt::id);
    return change == all.cend() ? nullptr : &*change;
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
    // A change that was made again stands upon what was changed before that, so it goes first.
    QHash<ReceiptId, qsizetype> madeAt;
    QList<Receipt> changes;
    for (auto receipt = first; receipt != all.cend(); ++receipt) {
        const qsizetype at = receipt - all.cbegin();
        if (receipt->action == "redo"_L1 && receipt->state == Receipt::State::Applied)
            madeAt.insert(receipt->origin, at);
        if (receipt->store != first->store || !isChange(*receipt) || receipt->state != Receipt::State::Applied)
            continue;
        madeAt.insert(receipt->id, at);
        changes += *receipt;
    }
    std::ranges::sort(changes, std::greater(), [&](const Receipt& receipt) { return madeAt.value(receipt.id); });
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

const Receipt* lastMade(const QList<Receipt>& all)
{
    for (auto made = all.crbegin(); made != all.crend(); ++made) {
        if (made->state != Receipt::State::Applied || made->action == "undo"_L1)
            continue;
        const Receipt* change = made->origin.isEmpty() ? &*made : changeOf(all, *made);
        if (change && change->state == Receipt::State::Applied)
            return change;
    }
    return nullptr;
}

const Receipt* lastUndone(const QList<Receipt>& all)
{
    for (auto undo = all.crbegin(); undo != all.crend(); ++undo) {
        if (undo->action != "undo"_L1 || undo->state != Receipt::State::Applied)
            continue;
        const Receipt* change = changeOf(all, *undo);
        if (change && change->state == Receipt::State::Undone)
            return change;
    }
    return nullptr;
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

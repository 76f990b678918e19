// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/undostacks.h"

#include "core/edit/changeseries.h"

#include <QSet>
#include <QUndoStack>

#include <algorithm>

namespace stemma {

namespace {

constexpr qsizetype MostChanges = 200; ///< of one store; History has all

bool isApplied(const Receipt& receipt)
{
    return receipt.state == Receipt::State::Applied;
}

QList<Receipt> newest(const QList<Receipt>& changes)
{
    return changes.last(std::min(MostChanges, changes.size()));
}

/// What was undone before a change in force was first made cannot be redone in turn.
QList<Receipt> redoable(const QList<Receipt>& all)
{
    QSet<ReceiptId> undoneSince;
    for (auto act = all.crbegin(); act != all.crend() && !(act->origin.isEmpty() && isApplied(*act)); ++act) {
        if (isApplied(*act))
            undoneSince += act->origin;
    }
    QList<Receipt> changes = undoneChanges(all);
    changes.removeIf([&](const Receipt& change) { return !undoneSince.contains(change.id); });
    return changes;
}

/// From the one that was made first to the one that is redone last.
QList<Receipt> inOrder(const QList<Receipt>& all)
{
    QList<Receipt> undone = newest(redoable(all));
    std::ranges::reverse(undone);
    return newest(changesInForce(all)) + undone;
}

} // namespace

/// A change that was made. Does nothing by itself.
class UndoStacks::Command final : public QUndoCommand
{
public:
    explicit Command(Receipt receipt)
        : QUndoCommand(receipt.title)
        , m_receipt(std::move(receipt))
    {
    }
    [[nodiscard]] const Receipt& receipt() const { return m_receipt; }

private:
    Receipt m_receipt;
};

UndoStacks::UndoStacks(const EditService& service, QObject* parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&service, &EditService::receiptsChanged, this, &UndoStacks::take);
    take();
}

void UndoStacks::setCurrent(const QString& store)
{
    QUndoStack* stack = m_stacks.value(store);
    if (!stack && !store.isEmpty()) {
        stack = new QUndoStack(&m_group);
        m_stacks.insert(store, stack);
    }
    m_group.setActiveStack(stack);
    emit changed();
}

void UndoStacks::take()
{
    QHash<QString, QList<Receipt>> changes;
    for (const Receipt& receipt : m_service.receipts())
        changes[receipt.store] += receipt;
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        *it = inOrder(*it);
        QUndoStack*& stack = m_stacks[it.key()];
        if (!stack)
            stack = new QUndoStack(&m_group);
        if (m_changes.value(it.key()) != *it)
            fill(*stack, *it);
    }
    for (auto it = m_stacks.cbegin(); it != m_stacks.cend(); ++it)
        if (!changes.contains(it.key()))
            (*it)->clear();
    m_changes = std::move(changes);
    emit changed();
}

void UndoStacks::fill(QUndoStack& stack, const QList<Receipt>& changes)
{
    stack.clear();
    for (const Receipt& receipt : changes)
        stack.push(new Command(receipt));
    stack.setIndex(int(std::ranges::count_if(changes, isApplied)));
}

std::optional<Receipt> UndoStacks::at(int index) const
{
    const QUndoStack* stack = m_group.activeStack();
    if (!stack || index < 0 || index >= stack->count())
        return {};
    return static_cast<const Command*>(stack->command(index))->receipt();
}

std::optional<Receipt> UndoStacks::nextUndo() const
{
    return m_group.activeStack() ? at(m_group.activeStack()->index() - 1) : std::nullopt;
}

std::optional<Receipt> UndoStacks::nextRedo() const
{
    return m_group.activeStack() ? at(m_group.activeStack()->index()) : std::nullopt;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/undostacks.h"

#include <QUndoStack>

#include <algorithm>
#include <functional>

namespace stemma {

namespace {

constexpr qsizetype MostChanges = 200; ///< of one store; History has all

bool isApplied(const Receipt& receipt)
{
    return receipt.state == Receipt::State::Applied;
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
    for (const Receipt& receipt : m_service.receipts()) {
        const bool counts = isApplied(receipt) || receipt.state == Receipt::State::Undone;
        if (receipt.origin.isEmpty() && counts)
            changes[receipt.store] += receipt;
    }
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        // What was undone before a later change cannot be made again in turn.
        qsizetype end = it->size();
        while (end > 0 && !isApplied(it->at(end - 1)))
            --end;
        it->erase(std::remove_if(it->begin(), it->begin() + end, std::not_fn(isApplied)), it->begin() + end);
        if (it->size() > MostChanges)
            it->remove(0, it->size() - MostChanges);
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

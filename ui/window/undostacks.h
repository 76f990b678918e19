// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"

#include <QUndoGroup>

#include <optional>

namespace stemma {

/// An undo stack for each store, made from the journal's receipts: also of changes of earlier runs and other programs.
/// The stacks only name the next change; EditService does it, and the journal moves the stack when it was done.
class UndoStacks final : public QObject
{
    Q_OBJECT
public:
    explicit UndoStacks(const EditService& service, QObject* parent = nullptr);

    void setCurrent(const QString& store); ///< the path of the current tab's store; empty: none
    [[nodiscard]] std::optional<Receipt> nextUndo() const;
    [[nodiscard]] std::optional<Receipt> nextRedo() const;
    [[nodiscard]] const QUndoGroup& group() const { return m_group; }

signals:
    void changed();

private:
    class Command;

    void take();
    void fill(QUndoStack& stack, const QList<Receipt>& changes);
    [[nodiscard]] std::optional<Receipt> at(int index) const;

    const EditService& m_service;
    QUndoGroup m_group;
    QHash<QString, QUndoStack*> m_stacks; ///< by the store's path
    QHash<QString, QList<Receipt>> m_changes; ///< what each stack was made from
};

} // namespace stemma

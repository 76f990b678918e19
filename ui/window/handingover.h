// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/storeopening.h"

namespace stemma {

class Actions;
class EditService;
class HandOverDialog;
class RedactionList;

/// Sessions handed to other agents: of which tab, and how the new one is shown. GUI thread.
class HandingOver final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        Actions& actions;
        StoreManager& stores;
        StoreOpening& opening;
        TabArea& tabs;
        EditService& edits;
        QWidget& window;
    };

    explicit HandingOver(const Parts& parts, QObject* parent = nullptr);

    void update(); ///< whether there is something to hand over
    /// Opens the dialog for the session of the current tab; null: it is about none.
    HandOverDialog* open();
    /// The same for a redacted copy of a session.
    HandOverDialog* openRedacted(
        OpenStore* store, const SessionId& session, const RedactionList& list, const QStringList& names);

private:
    [[nodiscard]] SessionInfo infoOf(OpenStore* store, const SessionId& id) const;
    HandOverDialog* show(HandOverDialog* dialog);

    Parts m_parts;
};

} // namespace stemma

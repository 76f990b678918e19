// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/actions.h"

#include <QKeySequence>

#include <span>
#include <vector>

namespace stemma {

/// One action of the window. Texts are source texts of the context "Actions".
struct ActionEntry
{
    Actions::Id id;
    const char* name;
    const char* text;
    const char* tip;
    const char* icon = "";
    const char* keys = ""; ///< several with "; " between them
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
    bool checkable = false;
};

/// All actions, in the order of Actions::Id.
[[nodiscard]] std::span<const ActionEntry> actionEntries();

/// A menu: its title and its actions; Actions::Id::Count is a separator.
struct MenuEntry
{
    const char* title;
    std::vector<Actions::Id> ids;
};

[[nodiscard]] std::vector<MenuEntry> menuEntries();

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QMenu>

namespace stemma {

class OpenStore;
class RulesBook;
class VocabularyChoice;

/// By whose rules and in which window a session is read, and how tokens are counted.
class RulesMenu final : public QMenu
{
    Q_OBJECT
public:
    /// @p window: over which the dialog opens. All but the session must outlive the menu.
    RulesMenu(RulesBook* book, VocabularyChoice* counting, OpenStore* store, const SessionId& session, QWidget* window);
};

} // namespace stemma

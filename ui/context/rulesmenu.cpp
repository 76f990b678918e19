// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/rulesmenu.h"

#include "core/models/rulessource.h"
#include "ui/context/countingmenu.h"
#include "ui/context/rulesbook.h"

namespace stemma {

RulesMenu::RulesMenu(
    RulesBook* book, VocabularyChoice* counting, OpenStore* store, const SessionId& session, QWidget* window)
    : QMenu(window)
{
    setToolTipsVisible(true);
    QAction* rules = addAction(
        tr("Rules and window…"), this, [book, store, session, window] { book->showDialog(store, session, window); });
    whyRulesAreFixed(*store).then(rules, [rules](const QString& reason) {
        rules->setEnabled(reason.isEmpty());
        rules->setToolTip(reason);
    });
    addSection(tr("Counting"));
    addActions((new CountingMenu(counting, this))->actions());
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/rulesbook.h"

#include "core/models/rulessource.h"
#include "ui/common/settings.h"
#include "ui/context/rulesdialog.h"

#include <QPointer>

namespace stemma {

RulesBook::RulesBook(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
}

RulesChoice RulesBook::choiceFor(const OpenStore* store) const
{
    return m_settings.rulesFor(store->info().path);
}

void RulesBook::take(OpenStore* store)
{
    if (const RulesChoice kept = choiceFor(store); !kept.isEmpty())
        putIntoForce(store, kept, false);
}

void RulesBook::choose(OpenStore* store, const RulesChoice& choice)
{
    putIntoForce(store, choice, true);
}

void RulesBook::putIntoForce(OpenStore* store, const RulesChoice& choice, bool isNew)
{
    putRulesIntoForce(*store, choice)
        .then(this, [this, isNew, choice, guard = QPointer(store)](const Result<>& chosen) {
            if (!chosen) {
                emit failed(chosen.error().text);
                return;
            }
            if (!guard)
                return;
            if (isNew)
                m_settings.setRulesFor(guard->info().path, choice);
            emit changed(guard);
        });
}

void RulesBook::showDialog(OpenStore* store, const SessionId& session, QWidget* parent)
{
    rulesOf(*store, session).then(parent, [this, parent, guard = QPointer(store)](const Result<ContextRules>& rules) {
        if (!guard)
            return;
        if (!rules) {
            emit failed(rules.error().text);
            return;
        }
        auto* dialog = new RulesDialog(*rules, choiceFor(guard), parent);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(guard, &QObject::destroyed, dialog, &QDialog::reject);
        connect(dialog, &QDialog::accepted, this, [this, dialog, guard] {
            if (guard && dialog->choice() != choiceFor(guard))
                choose(guard, dialog->choice());
        });
        dialog->open();
    });
}

} // namespace stemma

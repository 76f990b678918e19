// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/handingover.h"

#include "ui/plan/handoverdialog.h"
#include "ui/window/actions.h"
#include "ui/window/storemanager.h"
#include "ui/window/tabarea.h"

namespace stemma {

HandingOver::HandingOver(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.get(Actions::Id::HandOver), &QAction::triggered, this, [this] { open(); });
}

void HandingOver::update()
{
    m_parts.actions.setAvailable(Actions::Id::HandOver,
        m_parts.tabs.currentStore() && !m_parts.tabs.currentId().isEmpty(), tr("No session is open."));
}

SessionInfo HandingOver::infoOf(OpenStore* store, const SessionId& id) const
{
    SessionInfo info
        = m_parts.stores.sessions()->indexOf(store, id).data(SessionTreeModel::InfoRole).value<SessionInfo>();
    info.id = id; // the list may not have it yet
    return info;
}

HandOverDialog* HandingOver::open()
{
    OpenStore* store = m_parts.tabs.currentStore();
    const SessionId id = m_parts.tabs.currentId();
    if (!store || id.isEmpty())
        return nullptr;
    return show(new HandOverDialog(m_parts.edits, *store, infoOf(store, id), &m_parts.window));
}

HandOverDialog* HandingOver::openRedacted(
    OpenStore* store, const SessionId& session, const RedactionList& list, const QStringList& names)
{
    return show(new HandOverDialog(
        m_parts.edits, *store, infoOf(store, session), HandOverDialog::Redaction {list, names}, &m_parts.window));
}

HandOverDialog* HandingOver::show(HandOverDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandOverDialog::openRequested, this, [this](const QString& path, const SessionId& session) {
        if (OpenStore* of = m_parts.stores.find(path))
            m_parts.tabs.openSession(of, session);
        else
            m_parts.opening.openRequest({{path}, session, {}});
    });
    dialog->open();
    return dialog;
}

} // namespace stemma

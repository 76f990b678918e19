// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/doctoring.h"

#include "ui/doctor/doctordialog.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/actions.h"
#include "ui/window/storemanager.h"
#include "ui/window/tabarea.h"

namespace stemma {

Doctoring::Doctoring(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.get(Actions::Id::Doctor), &QAction::triggered, this, [this] { open(); });
    connect(&m_parts.stores, &StoreManager::opened, this, &Doctoring::update);
    connect(&m_parts.stores, &StoreManager::closed, this, &Doctoring::update);
    const auto readAgain = [this](const QString& store) {
        if (m_dialog && store == m_store)
            m_dialog->read();
    };
    connect(&m_parts.service, &EditService::applied, this,
        [readAgain](int, const Receipt& receipt) { readAgain(receipt.store); });
    connect(&m_parts.service, &EditService::failed, this,
        [this](int, const QString& store, const QString&, const Error& error) {
            if (m_dialog && store == m_store)
                m_dialog->tell(error.text);
        });
}

void Doctoring::update()
{
    m_parts.actions.setAvailable(Actions::Id::Doctor, store(),
        m_parts.stores.stores().isEmpty() ? tr("No store is open.") : tr("Show a session of the store first."));
}

/// That of the tab; or the only one, which may have no session to show.
OpenStore* Doctoring::store() const
{
    OpenStore* shown = m_parts.tabs.currentStore();
    const QList<OpenStore*>& all = m_parts.stores.stores();
    return !shown && all.size() == 1 ? all.first() : shown;
}

DoctorDialog* Doctoring::open()
{
    OpenStore* store = this->store();
    if (!store)
        return nullptr;
    delete m_dialog;
    m_store = store->info().path;
    m_dialog = new DoctorDialog(
        [path = m_store, opener = m_parts.stores.opener()](const JobControl& job) { return opener(job, path); },
        store->info(), &m_parts.window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QPointer<OpenStore> of(store);
    connect(m_dialog, &DoctorDialog::sessionRequested, this, [this, of](const SessionId& session) {
        if (of)
            m_parts.tabs.openSession(of, session);
    });
    connect(m_dialog, &DoctorDialog::messageRequested, this,
        [this, of](const SessionId& session, const MessageId& message) {
            if (SessionPage* page = of ? m_parts.tabs.openSession(of, session) : nullptr)
                page->goToMessage(message);
        });
    connect(m_dialog, &DoctorDialog::deleteRequested, this, [this, of](const SessionId& session) {
        if (of)
            emit deleteRequested(of, session);
    });
    connect(m_dialog, &DoctorDialog::applyRequested, this, [this, of](const EditPlan& plan) {
        if (of)
            m_parts.service.apply(of->info(), plan);
    });
    m_dialog->show();
    return m_dialog;
}

} // namespace stemma

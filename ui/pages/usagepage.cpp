// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/usagepage.h"

#include "core/base/shownzone.h"
#include "core/models/whatifsource.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/usage/usagechartarea.h"
#include "ui/usage/usageview.h"
#include "ui/usage/whatifpanel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace stemma {

UsagePage::UsagePage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_view(new UsageView(store, session, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view, &UsageView::placeChosen, this, &UsagePage::placeChosen);
    connect(m_view, &UsageView::noticed, this, &UsagePage::noticed);
    passJobs(m_view->source());
    passJobs(m_view->chosenSource());
    passJobs(m_view->sessionSource());
    passJobs(m_view->charts()->outputsSource());
    passJobs(m_view->charts()->whatIf()->source());
}

QString UsagePage::titleFor(const QString& sessionTitle) const
{
    return tr("Usage · %1").arg(session().isEmpty() ? storeTitle(store()->info().path) : sessionTitle);
}

bool UsagePage::isIdle() const
{
    return m_view->isIdle();
}

void UsagePage::reload()
{
    m_zone = shownZone();
    m_view->reload();
}

void UsagePage::changeEvent(QEvent* event)
{
    AsidePage::changeEvent(event);
    if (event->type() != QEvent::StyleChange || !m_zone || *m_zone == shownZone())
        return;
    m_zone = shownZone();
    // Not while others are told of the change.
    QMetaObject::invokeMethod(m_view, &UsageView::reload, Qt::QueuedConnection);
}

QString UsagePage::focusedOn() const
{
    return m_view->choice().toText();
}

void UsagePage::focusOn(const QString& what)
{
    if (!what.isEmpty())
        m_view->setChoice(UsageChoice::fromText(what));
}

void UsagePage::setStores(const QList<OpenStore*>& stores)
{
    m_view->setStores(stores);
}

} // namespace stemma

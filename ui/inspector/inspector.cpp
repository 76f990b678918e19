// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/inspector.h"

#include "ui/inspector/detailsview.h"
#include "ui/inspector/rawview.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stemma {

Inspector::Inspector(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_details(new DetailsView(this))
    , m_raw(new RawView(this))
{
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("Details"));
    m_tabs->addTab(tr("Raw"));
    m_pages->addWidget(m_details);
    m_pages->addWidget(m_raw);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_pages, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Inspector::update);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        update();
    });
    connect(m_details, &DetailsView::messageRequested, this, &Inspector::messageRequested);
    update();
}

void Inspector::setPage(int page)
{
    m_tabs->setCurrentIndex(page);
}

bool Inspector::isLoading() const
{
    return m_soon.isActive() || m_raw->isLoading();
}

void Inspector::setCurrent(OpenStore* store, const MessagePtr& message, int partIndex)
{
    m_store = store;
    m_message = message;
    m_partIndex = partIndex;
    if (!m_soon.isActive())
        m_soon.start();
}

void Inspector::setSession(const SessionInfo& session)
{
    m_session = session;
    if (!m_soon.isActive())
        m_soon.start();
}

void Inspector::update()
{
    if (m_pages->currentWidget() == m_raw) {
        m_raw->setCurrent(m_store, m_message, m_partIndex);
        return;
    }
    if (m_message)
        m_details->setGroups(describe(*m_message, m_partIndex));
    else if (!m_session.id.isEmpty())
        m_details->setGroups(describe(m_session));
    else
        m_details->showNothing(tr("Choose a message to see everything stored with it."));
}

} // namespace stemma

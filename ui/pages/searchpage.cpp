// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/searchpage.h"

#include "ui/search/searchview.h"

#include <QVBoxLayout>

namespace stemma {

SearchPage::SearchPage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
}

void SearchPage::setView(SearchView* view)
{
    m_view = view;
    m_layout->addWidget(view);
    setFocusProxy(view);
    if (!m_wanted.isEmpty())
        view->restore(m_wanted);
    passJobs(view->source());
    connect(view, &SearchView::queryChanged, this, &SearchPage::titleChanged);
}

QString SearchPage::titleFor(const QString& /*sessionTitle*/) const
{
    const QString query = m_view ? m_view->bar()->edit()->text().simplified() : m_wanted.section(u'\n', 1);
    return query.isEmpty() ? tr("Search") : tr("Search: %1").arg(query);
}

bool SearchPage::isIdle() const
{
    return !m_view || m_view->isIdle();
}

void SearchPage::reload()
{
    if (m_view)
        m_view->searchAgain();
}

QString SearchPage::focusedOn() const
{
    return m_view ? m_view->state() : m_wanted;
}

void SearchPage::focusOn(const QString& what)
{
    m_wanted = what;
    if (m_view)
        m_view->restore(what);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/inspector.h"

#include "ui/inspector/derivedfigures.h"
#include "ui/inspector/detailsview.h"
#include "ui/inspector/rawview.h"
#include "ui/inspector/turnproperties.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stemma {

Inspector::Inspector(AuditSource* audit, QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_details(new DetailsView(this))
    , m_raw(new RawView(this))
    , m_audit(new DetailsView(this))
    , m_source(audit)
{
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("Details"));
    m_tabs->addTab(tr("Raw"));
    m_tabs->addTab(tr("Audit"));
    m_pages->addWidget(m_details);
    m_pages->addWidget(m_raw);
    m_audit->setAccessibleName(tr("Audit"));
    m_pages->addWidget(m_audit);
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
        updateWish();
        update();
    });
    connect(m_details, &DetailsView::messageRequested, this, &Inspector::messageRequested);
    connect(m_audit, &DetailsView::remedyRequested, m_source, &AuditSource::again);
    connect(m_source, &AuditSource::changed, this, [this] {
        if (m_pages->currentWidget() == m_audit && !m_soon.isActive())
            m_soon.start();
    });
    connect(m_details, &DetailsView::findingRequested, this, [this](int finding) {
        if (finding >= 0 && finding < m_findings.size())
            emit findingRequested(m_findings.at(finding));
    });
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

void Inspector::setTimeBefore(std::optional<Time> time)
{
    if (m_timeBefore == time)
        return;
    m_timeBefore = time;
    if (!m_soon.isActive())
        m_soon.start();
}

void Inspector::setCurrent(OpenStore* store, const MessagePtr& message, int partIndex)
{
    if (m_message != message || m_partIndex != partIndex) {
        m_counts.clear();
        m_isCounted = false;
        ++m_counting;
    }
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

void Inspector::setFindings(const QList<Finding>& findings, qint64 total)
{
    if (m_findings == findings && m_findingCount == total)
        return;
    m_findings = findings;
    m_findingCount = total;
    if (!m_soon.isActive())
        m_soon.start();
}

void Inspector::update()
{
    if (m_pages->currentWidget() == m_raw) {
        m_raw->setCurrent(m_store, m_message, m_partIndex);
    } else if (m_pages->currentWidget() == m_audit) {
        updateAudit();
    } else {
        updateDetails();
    }
}

void Inspector::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateWish();
}

void Inspector::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    updateWish();
}

void Inspector::updateWish()
{
    m_source->setWanted(this, isVisible() && m_pages->currentWidget() == m_audit);
}

void Inspector::updateAudit()
{
    const SessionAuditPtr& audit = m_source->audit();
    if (audit->turns.empty()) {
        if (const auto& error = m_source->error(); error && !m_source->isLoading())
            return m_audit->showNothing(error->text, tr("Retry"));
        return m_audit->showNothing(m_source->isLoading() ? tr("Adding up the turns…") : tr("No turns."));
    }
    const qint64 turn = m_message ? audit->turns.turnOf(m_message->index) : -1;
    QList<PropertyGroup> groups
        = turn < 0 ? QList<PropertyGroup>() : describe(audit->turns[size_t(turn)], audit->turns.numberOf(size_t(turn)));
    groups.append(describe(audit->sums));
    m_audit->setGroups(groups);
}

/// Once for each part that is looked at, after the rest is shown.
void Inspector::requestCounts()
{
    if (std::exchange(m_isCounted, true) || !m_message)
        return;
    const QString text = countedText(*m_message, m_partIndex);
    if (text.isEmpty())
        return;
    stemma::countTokens(text).then(this, [this, asked = m_counting](const QList<TokenCount>& counts) {
        if (asked != m_counting || counts.isEmpty())
            return;
        m_counts = counts;
        m_soon.start();
    });
}

void Inspector::updateDetails()
{
    requestCounts();
    if (!m_message && m_session.id.isEmpty()) {
        m_details->showNothing(tr("Select a message to see everything stored with it."));
        return;
    }
    QList<PropertyGroup> groups = m_message ? describe(*m_message, m_partIndex) : describe(m_session);
    if (m_message) {
        const PropertyGroup figures = derivedFigures(*m_message, m_partIndex, m_timeBefore, m_counts);
        if (!figures.rows.isEmpty())
            groups.insert(std::min<qsizetype>(groups.size(), m_partIndex >= 0 ? 2 : 1), figures);
    }
    if (!m_findings.isEmpty()) // behind what the message is, before what is stored with it
        groups.insert(std::min<qsizetype>(groups.size(), m_message && m_partIndex >= 0 ? 2 : 1),
            describe(m_findings, m_findingCount, m_store ? m_store->info() : StoreInfo()));
    m_details->setGroups(groups);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/auditsource.h"
#include "core/models/findingindex.h"
#include "core/models/tokencounts.h"
#include "core/models/openstore.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace stemma {

class DetailsView;
class RawView;

/// What is known of the current part: Details, Raw, and the Audit of its turn. The content of the inspector dock.
class Inspector final : public QWidget
{
    Q_OBJECT
public:
    /// @p audit must outlive the inspector.
    explicit Inspector(AuditSource* audit, QWidget* parent = nullptr);

    /// @p partIndex < 0: the message as a whole. A null message: nothing is chosen.
    void setCurrent(OpenStore* store, const MessagePtr& message, int partIndex);
    /// Of the message before the current one, for the gap between them.
    void setTimeBefore(std::optional<Time> time);
    /// What Details shows while no message is chosen.
    void setSession(const SessionInfo& session);
    /// What a check found at the message, or in the session while none is chosen.
    void setFindings(const QList<Finding>& findings, qint64 total);
    [[nodiscard]] DetailsView* details() const { return m_details; }
    [[nodiscard]] RawView* raw() const { return m_raw; }
    [[nodiscard]] DetailsView* audit() const { return m_audit; }
    [[nodiscard]] bool isLoading() const;
    enum Page { DetailsPage, RawPage, AuditPage };
    void setPage(int page);

signals:
    void messageRequested(const stemma::MessageId& id);
    void findingRequested(const stemma::Finding& finding); ///< show it where it is

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void update();
    void updateDetails();
    void updateAudit();
    void requestCounts();
    void updateWish();

    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    DetailsView* m_details = nullptr;
    RawView* m_raw = nullptr;
    DetailsView* m_audit = nullptr;
    AuditSource* m_source = nullptr;
    QPointer<OpenStore> m_store;
    SessionInfo m_session;
    MessagePtr m_message;
    QList<Finding> m_findings;
    qint64 m_findingCount = 0;
    int m_partIndex = -1;
    std::optional<Time> m_timeBefore;
    QList<TokenCount> m_counts; ///< of the part, as far as they are known yet
    bool m_isCounted = false;
    quint32 m_counting = 0; ///< counts of a part chosen before are dropped
    QTimer m_soon; ///< moving fast through rows fills the inspector once
};

} // namespace stemma

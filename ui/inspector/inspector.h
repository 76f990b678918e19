// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingindex.h"
#include "core/models/openstore.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace stemma {

class DetailsView;
class RawView;

/// What is known of the current part: Details and Raw. The content of the inspector dock.
class Inspector final : public QWidget
{
    Q_OBJECT
public:
    explicit Inspector(QWidget* parent = nullptr);

    /// @p partIndex < 0: the message as a whole. A null message: nothing is chosen.
    void setCurrent(OpenStore* store, const MessagePtr& message, int partIndex);
    /// What Details shows while no message is chosen.
    void setSession(const SessionInfo& session);
    /// What a check found at the message, or in the session while none is chosen.
    void setFindings(const QList<Finding>& findings, qint64 total);
    [[nodiscard]] DetailsView* details() const { return m_details; }
    [[nodiscard]] RawView* raw() const { return m_raw; }
    [[nodiscard]] bool isLoading() const;
    void setPage(int page); ///< 0 Details, 1 Raw

signals:
    void messageRequested(const stemma::MessageId& id);
    void findingRequested(const stemma::Finding& finding); ///< show it where it is

private:
    void update();

    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    DetailsView* m_details = nullptr;
    RawView* m_raw = nullptr;
    QPointer<OpenStore> m_store;
    SessionInfo m_session;
    MessagePtr m_message;
    QList<Finding> m_findings;
    qint64 m_findingCount = 0;
    int m_partIndex = -1;
    QTimer m_soon; ///< moving fast through rows fills the inspector once
};

} // namespace stemma

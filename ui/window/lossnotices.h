// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/losswatch.h"

#include <QHash>
#include <QPointer>

#include <map>
#include <tuple>
#include <vector>

class QWidget;

namespace stemma {

class DesktopNotifier;
class SessionPage;
class TabArea;

/// Follows the sessions in the tabs of a window, and tells the user when an agent's compaction lost a constraint: by a
/// notice of the desktop, which leads to the review; in the status bar alone where the user looks at that session now,
/// or where the desktop shows no notices. What several windows see is told once. GUI thread.
class LossNotices final : public QObject
{
    Q_OBJECT
public:
    /// All of it outlives them. They do nothing before setOn().
    LossNotices(TabArea& tabs, DesktopNotifier& notifier, QWidget& window, QObject* parent = nullptr);
    ~LossNotices() override;

    void setOn(bool on);
    /// What the followed sessions had lost before is known, so that whatever is lost from here on is told.
    [[nodiscard]] bool isFollowing() const;
    [[nodiscard]] bool isSettled() const; ///< all that was lost until now is told

signals:
    void reviewRequested(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::NodeId& summary);
    void said(const QString& text); ///< for the status bar

private:
    struct Told
    {
        QPointer<OpenStore> store;
        SessionId session;
        NodeId summary;
        QString title; ///< of the notice
    };
    using Key = std::tuple<QString, SessionId, NodeId>; ///< the store's path first

    void follow(SessionPage* page);
    void tell(const Told& what, const LossFlag& flag);
    void open(quint64 number, const QString& activationToken);
    void sayInstead(quint64 number);
    [[nodiscard]] bool isLookedAt(const QString& path, const SessionId& session) const;

    TabArea& m_tabs;
    DesktopNotifier& m_notifier;
    QWidget& m_window;
    bool m_isOn = false;
    std::map<QObject*, std::unique_ptr<LossWatch>> m_watches; ///< by the page
    QHash<quint64, Told> m_told; ///< by the number of the notice
    std::vector<Key> m_toldOf;
    quint64 m_last = 0;
};

} // namespace stemma

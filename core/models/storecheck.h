// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/session/finding.h"
#include "core/store/sessionstore.h"

#include <QBasicTimer>
#include <QObject>

#include <memory>
#include <vector>

namespace stemma {

/// Checks one store in the background, the session on screen first. It reads through a connection of
/// its own: nobody who waits for a page waits for the check. GUI thread.
class StoreCheck final : public QObject
{
    Q_OBJECT
public:
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const QString& path)>;
    static constexpr int GatherMs = 80; ///< findings are told together at this pace

    explicit StoreCheck(Opener opener, QObject* parent = nullptr);
    ~StoreCheck() override;

    /// Gives up what runs and begins anew. Findings of @p first come once, before all others; an empty
    /// id: no session goes first.
    void start(const QString& path, const SessionId& first);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] const JobControl& control() const { return m_control; }

signals:
    void found(const std::vector<stemma::Finding>& findings);
    /// All was told. Errc::Cancelled is not told.
    void finished(const stemma::Result<>& result);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Basket; ///< filled on the lane, emptied here

    void deliver();

    Opener m_opener;
    std::shared_ptr<Basket> m_basket;
    JobControl m_control;
    QBasicTimer m_timer;
    quint32 m_generation = 0;
    bool m_running = false;
    Lane m_lane; ///< last: its end waits for work that uses the rest
};

} // namespace stemma

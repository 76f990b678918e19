// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/session/finding.h"
#include "core/store/sessionstore.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <vector>

namespace stemma {

/// Checks sessions of one store in the background. It reads through a connection of its own, open for as
/// long as a check runs, on a thread that gives way to others: nobody who waits for a page waits for the
/// check. GUI thread.
class StoreCheck final : public QObject
{
    Q_OBJECT
public:
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const JobControl& job, const QString& path)>;
    static constexpr int GatherMs = 80; ///< findings are reported together at this interval
    static constexpr size_t MostAtOnce = 5'000; ///< findings reported at once; the check waits until they are taken

    enum class Scope : quint8 {
        Session, ///< one session
        Store, ///< all of them and the store itself
        Changed, ///< the sessions that are otherwise than at the last check of the store by this object
    };

    explicit StoreCheck(Opener opener, QObject* parent = nullptr);
    ~StoreCheck() override;

    /// Gives up what runs and begins anew.
    void start(const QString& path, Scope scope, const SessionId& session = {});
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] const JobControl& control() const { return m_control; }
    [[nodiscard]] qint64 tookMs() const { return m_tookMs; } ///< the last check that came to its end

signals:
    void found(const std::vector<stemma::Finding>& findings); ///< more of them
    /// These replace all earlier findings of the session.
    void renewed(const stemma::SessionId& session, const std::vector<stemma::Finding>& findings);
    /// All findings were reported. Not after cancel().
    void finished(const stemma::Result<>& result);

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    struct Basket; ///< filled on the lane, emptied here
    struct Known; ///< what the sessions were like; used on the lane only

    void deliver();

    Opener m_opener;
    std::shared_ptr<Basket> m_basket;
    std::shared_ptr<Known> m_known;
    JobControl m_control;
    QBasicTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_tookMs = 0;
    quint32 m_generation = 0;
    bool m_running = false;
    Lane m_lane;
};

} // namespace stemma

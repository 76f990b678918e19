// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

#include <memory>

namespace stemma {

/// Tells soon after files or folders were written to. The system is asked on a thread of its own, which a slow file
/// system cannot make others wait for, not even when the watcher goes. Used in one thread.
class FileWatcher final : public QObject
{
    Q_OBJECT
public:
    /// Writes that follow each other closely are told together, the first of them this soon.
    static constexpr int SettleMs = 15;
    /// And not more often than this, which leaves an agent that writes all the time its processor.
    static constexpr int RestMs = 90;

    explicit FileWatcher(QObject* parent = nullptr);
    ~FileWatcher() override;

    /// Absolute paths, in the place of those before. What does not exist yet is looked for again at the next call and
    /// with each change.
    void watch(const QStringList& places);

signals:
    void touched(); ///< in the thread of this object

private:
    class Watch;

    std::unique_ptr<QThread> m_thread; ///< once there is something to watch
    Watch* m_watch = nullptr; ///< lives in m_thread
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/models/filewatcher.h"
#include "core/store/sessionstore.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

namespace stemma {

/// A store with what is known of it at once, looked up where the store was opened. Any thread.
struct OpenedStore
{
    std::unique_ptr<SessionStore> store;
    StoreInfo info;
    QStringList places; ///< to watch, see watchablePlaces()

    [[nodiscard]] static OpenedStore of(std::unique_ptr<SessionStore> store);
};

/// A store opened for the window: owns the lane on which alone the SessionStore is used, and looks for
/// changes by other programs. Lives in the GUI thread and never makes it wait. Destruction does not either: work that
/// runs is told to end, and behind it the store is closed on its lane.
class OpenStore final : public QObject
{
    Q_OBJECT
public:
    /// How often it is looked at where nothing announces changes; else as soon as one is announced, see FileWatcher.
    static constexpr int PollMs = 400;
    /// How long after a write of our own changes are taken for it: a folder of thousands of files is scanned seldom.
    static constexpr int OwnWriteMs = 3'000;

    explicit OpenStore(OpenedStore opened, QObject* parent = nullptr);
    /// The same, with OpenedStore::of() here: not where anybody waits.
    explicit OpenStore(std::unique_ptr<SessionStore> store, QObject* parent = nullptr);
    ~OpenStore() override;

    [[nodiscard]] const StoreInfo& info() const { return m_info; }
    /// It is a folder that this one is in, and has files there, or that has the same sessions.
    [[nodiscard]] bool readsIn(const QString& folder) const;

    /// Runs @p work(SessionStore&, const JobControl&) on the lane.
    template<typename Work> auto run(Work work, Lane::Priority priority = Lane::Normal, const JobControl& control = {})
    {
        return m_lane.run([store = m_store.get(), work = std::move(work)](
                              const JobControl& job) mutable { return work(*store, job); },
            priority, control);
    }

    /// Looks for changes at once instead of at the next turn.
    void pollNow();
    /// The same after Stemma itself wrote to the store, so that what is found is not another program's change.
    void pollOwnWrite();

signals:
    void changed(stemma::StoreChange change);
    void changedByOthers(); ///< after changed(), unless Stemma itself wrote a short while ago
    /// Info changed (size, live).
    void infoChanged();
    /// The store cannot be read at present (locked, no permission); reported once until it recovered().
    void troubled(const stemma::Error& error);
    void recovered();

private:
    /// What one look at the store gave.
    struct Poll
    {
        Result<StoreChange> change;
        StoreInfo info;
        QStringList places; ///< to be watched from now on
    };
    void takePoll(const Poll& poll);

    std::unique_ptr<SessionStore> m_store; ///< used on the lane only
    StoreInfo m_info;
    Lane m_lane;
    QTimer m_poll {this};
    FileWatcher m_files;
    QStringList m_places; ///< that are watched
    QDeadlineTimer m_ownWrite; ///< not expired: a change is taken for our own
    bool m_polling = false;
    bool m_pollAgain = false; ///< the poll under way may have begun before what is looked for was written
    bool m_troubled = false;
};

} // namespace stemma

Q_DECLARE_METATYPE(stemma::StoreChange)

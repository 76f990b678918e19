// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/filewatcher.h"

#include "core/base/waitelsewhere.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSet>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace stemma {

/// Lives in the watcher's thread.
class FileWatcher::Watch final : public QObject
{
public:
    Watch()
        : m_tell(new QTimer(this))
    {
        m_tell->setSingleShot(true);
        connect(m_tell, &QTimer::timeout, this, &Watch::tell);
    }

    [[nodiscard]] const QTimer* telling() const { return m_tell; } ///< its timeout: files were written to

    void start()
    {
        m_system = new QFileSystemWatcher(this);
        connect(m_system, &QFileSystemWatcher::fileChanged, this, &Watch::note);
        connect(m_system, &QFileSystemWatcher::directoryChanged, this, &Watch::note);
    }

    void watch(const QStringList& places)
    {
        m_places = places;
        const QSet<QString> wanted(places.cbegin(), places.cend());
        QStringList gone;
        for (const QString& place : m_system->files() + m_system->directories()) {
            if (!wanted.contains(place))
                gone << place;
        }
        if (!gone.isEmpty())
            m_system->removePaths(gone);
        addMissing();
    }

private:
    /// Those that are there and not watched; a file that another one took the place of is no longer watched.
    void addMissing()
    {
        const QStringList known = m_system->files() + m_system->directories();
        const QSet<QString> watched(known.cbegin(), known.cend());
        QStringList missing;
        for (const QString& place : std::as_const(m_places)) {
            if (!watched.contains(place) && QFileInfo::exists(place))
                missing << place;
        }
        if (!missing.isEmpty())
            m_system->addPaths(missing); // those beyond what the system allows are left to polling
    }

    void note()
    {
        if (m_tell->isActive())
            return;
        const qint64 rest = m_sinceTold.isValid() ? RestMs - m_sinceTold.elapsed() : 0;
        m_tell->start(int(qMax<qint64>(SettleMs, rest)));
    }

    void tell()
    {
        m_sinceTold.start();
        addMissing();
    }

    QFileSystemWatcher* m_system = nullptr;
    QTimer* m_tell;
    QElapsedTimer m_sinceTold;
    QStringList m_places;
};

FileWatcher::FileWatcher(QObject* parent)
    : QObject(parent)
{
}

FileWatcher::~FileWatcher()
{
    if (!m_thread)
        return;
    m_thread->quit();
    m_thread->moveToThread(nullptr); // no event of this thread is for it any more
    waitElsewhere([thread = std::move(m_thread)] { thread->wait(); });
}

void FileWatcher::watch(const QStringList& places)
{
    if (!m_watch) {
        if (places.isEmpty())
            return;
        m_thread = std::make_unique<QThread>();
        m_thread->setObjectName(u"stemma-files"_s);
        m_watch = new Watch;
        m_watch->moveToThread(m_thread.get());
        connect(m_thread.get(), &QThread::started, m_watch, &Watch::start);
        connect(m_thread.get(), &QThread::finished, m_watch, &QObject::deleteLater);
        connect(m_watch->telling(), &QTimer::timeout, this, &FileWatcher::touched);
        m_thread->start();
    }
    QMetaObject::invokeMethod(m_watch, [watch = m_watch, places] { watch->watch(places); }, Qt::QueuedConnection);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/settingsfile.h"

#include <QFileInfo>
#include <QHash>
#include <QSettings>

#include <iterator>
#include <mutex>
#include <utility>

namespace stemma {

struct SettingsFile::Values
{
    explicit Values(QString file)
        : path(std::move(file))
        , hadFolder(QFileInfo::exists(QFileInfo(path).path()))
    {
    }

    const QString path;
    const bool hadFolder;
    std::mutex mutex; ///< of what follows; never held while the disk is used
    QHash<QString, QVariant> all;
    QHash<QString, QVariant> changed; ///< not in the file yet; an invalid value is to be removed
    bool isWriting = false; ///< one lane does, also what comes meanwhile
};

std::shared_ptr<SettingsFile::Values> SettingsFile::valuesOf(const QString& path)
{
    static QHash<QString, std::weak_ptr<Values>> known;
    // As long as they are written they are there, and may be newer than the file.
    if (auto values = known.value(path).lock())
        return values;
    const auto values = std::make_shared<Values>(path);
    const QSettings file(path, QSettings::IniFormat);
    const QStringList keys = file.allKeys();
    for (const QString& key : keys)
        values->all.insert(key, file.value(key));
    for (auto it = known.begin(); it != known.end();)
        it = it->expired() ? known.erase(it) : std::next(it);
    known.insert(path, values);
    return values;
}

SettingsFile::SettingsFile(const QString& path)
    : m_values(valuesOf(path))
{
    m_soon.setSingleShot(true);
    QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this] { write(); });
}

SettingsFile::~SettingsFile()
{
    write();
}

QVariant SettingsFile::value(QLatin1StringView key, const QVariant& fallback) const
{
    const std::scoped_lock lock(m_values->mutex);
    return m_values->all.value(key, fallback);
}

void SettingsFile::setValue(QLatin1StringView key, const QVariant& value)
{
    {
        const std::scoped_lock lock(m_values->mutex);
        if (m_values->all.value(key) == value)
            return; // as much is in the file, or about to be
        if (value.isValid())
            m_values->all.insert(key, value);
        else
            m_values->all.remove(key);
        m_values->changed.insert(key, value);
    }
    m_soon.start(0);
}

bool SettingsFile::isWritten() const
{
    const std::scoped_lock lock(m_values->mutex);
    return m_values->changed.isEmpty() && !m_values->isWriting;
}

void SettingsFile::write()
{
    m_soon.stop();
    {
        const std::scoped_lock lock(m_values->mutex);
        if (m_values->changed.isEmpty() || std::exchange(m_values->isWriting, true))
            return;
    }
    // Also where it was cancelled: the settings of a window that is gone are wanted.
    m_lane.run([values = m_values](const JobControl&) { writeAll(*values); });
}

void SettingsFile::writeAll(Values& values)
{
    for (;;) {
        QHash<QString, QVariant> changes;
        {
            const std::scoped_lock lock(values.mutex);
            changes = std::exchange(values.changed, {});
            values.isWriting = !changes.isEmpty();
        }
        if (changes.isEmpty())
            return;
        if (!writeSome(values, changes)) { // the next change tries again
            const std::scoped_lock lock(values.mutex);
            changes.insert(values.changed);
            values.changed = changes;
            values.isWriting = false;
            return;
        }
    }
}

bool SettingsFile::writeSome(Values& values, const QHash<QString, QVariant>& changes)
{
    if (values.hadFolder && !QFileInfo::exists(QFileInfo(values.path).path()))
        return true; // it was removed with all that is in it
    QSettings file(values.path, QSettings::IniFormat);
    for (const auto& [key, value] : changes.asKeyValueRange())
        value.isValid() ? file.setValue(key, value) : file.remove(key);
    file.sync();
    if (file.status() == QSettings::AccessError)
        return false;
    QHash<QString, QVariant> all;
    const QStringList keys = file.allKeys();
    for (const QString& key : keys)
        all.insert(key, file.value(key));
    const std::scoped_lock lock(values.mutex);
    for (const auto& [key, value] : std::as_const(values.changed).asKeyValueRange()) {
        if (value.isValid())
            all.insert(key, value);
        else
            all.remove(key);
    }
    values.all = all;
    return true;
}

} // namespace stemma

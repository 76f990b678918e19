// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"

#include <QHash>
#include <QTimer>
#include <QVariant>

namespace stemma {

/// The values of a settings file, in memory and shared by all who use the file. It is read when the first of them
/// comes, which is before there is a window (some 1 ms for 80 kB), and written on a lane a moment after a change, so
/// that nobody waits for the disk; what another program wrote is taken up then. What was not written when the last one
/// goes is written before the program ends. GUI thread.
class SettingsFile final
{
public:
    explicit SettingsFile(const QString& path);
    ~SettingsFile();
    Q_DISABLE_COPY_MOVE(SettingsFile)

    [[nodiscard]] QVariant value(QLatin1StringView key, const QVariant& fallback = {}) const;
    void setValue(QLatin1StringView key, const QVariant& value);
    void remove(QLatin1StringView key) { setValue(key, {}); }
    void write(); ///< what has changed, from now on
    [[nodiscard]] bool isWritten() const; ///< all of it

private:
    struct Values;

    [[nodiscard]] static std::shared_ptr<Values> valuesOf(const QString& path);
    static void writeAll(Values& values);
    [[nodiscard]] static bool writeSome(Values& values, const QHash<QString, QVariant>& changes);

    std::shared_ptr<Values> m_values;
    QTimer m_soon;
    Lane m_lane;
};

} // namespace stemma

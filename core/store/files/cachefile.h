// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"

#include <QFile>
#include <QSaveFile>
#include <QString>

#include <concepts>
#include <optional>
#include <type_traits>
#include <vector>

namespace stemma {

/// What was learnt of a store and costs much to learn again, kept in the cache directory, never beside the
/// store. Everything here may fail silently: without it things take longer, and nothing else.
class CacheFile
{
public:
    /// @p kind and @p version describe the content; @p path its subject.
    CacheFile(const QString& kind, quint32 version, const QString& path);

    /// What stands in a folder of this name is gone soon, and not worth keeping anything about.
    static constexpr QLatin1StringView FleetingFolder {"/stemma-unpacked-"};
    [[nodiscard]] static bool isFleeting(const QString& path) { return path.contains(FleetingFolder); }

    [[nodiscard]] static QString folder();
    /// Files below this size are read again instead. For tests.
    static void setLeastBytes(qint64 bytes);
    [[nodiscard]] static qint64 leastBytes();

    [[nodiscard]] QString fileName() const;
    [[nodiscard]] quint32 version() const { return m_version; }
    /// Keeps all files together within a bound: those not used for the longest time go.
    static void evict(qint64 mostBytes = MostBytes);

private:
    static constexpr qint64 MostBytes = qint64(512) << 20;

    QString m_name;
    quint32 m_version;
};

template<typename T>
concept CacheValue = std::is_trivially_copyable_v<T> && !std::is_pointer_v<T>;

/// Reads a cache file from its beginning. Where anything is not as expected, all that is read is null, and
/// isSound() says so at the end.
class CacheReader
{
public:
    explicit CacheReader(const CacheFile& file);

    template<CacheValue T> T value()
    {
        T read {};
        take(&read, sizeof read);
        return read;
    }
    template<CacheValue T> std::vector<T> list()
    {
        std::vector<T> read;
        const auto count = value<quint64>();
        if (count > quint64(m_left) / sizeof(T)) {
            m_ok = false;
            return read;
        }
        read.resize(count);
        take(read.data(), qint64(count * sizeof(T)));
        return read;
    }
    QByteArray bytes();
    QString text();

    // As a CacheWriter has them, for what is written and read by the same steps.
    template<CacheValue T> void value(T& to) { to = value<T>(); }
    template<CacheValue T> void list(std::vector<T>& to) { to = list<T>(); }
    void text(QString& to) { to = text(); }

    [[nodiscard]] bool hasMore() const { return m_ok && m_left > 0; }
    /// Everything was read, and it is what was written.
    [[nodiscard]] bool isSound();

private:
    void take(void* target, qint64 size);
    [[nodiscard]] bool read(char* target, qint64 size);

    QFile m_file;
    QByteArray m_buffer; ///< for what is read in small pieces
    qsizetype m_bufferAt = 0;
    qint64 m_left = 0;
    quint64 m_sum = 0;
    bool m_ok = false;
};

/// Writes a cache file, which is not visible before commit().
class CacheWriter
{
public:
    explicit CacheWriter(const CacheFile& file);

    template<CacheValue T> void value(const T& value) { put(&value, sizeof value); }
    template<CacheValue T> void list(const std::vector<T>& list)
    {
        value(quint64(list.size()));
        put(list.data(), qint64(list.size() * sizeof(T)));
    }
    void bytes(QByteArrayView bytes);
    void text(const QString& text) { bytes(text.toUtf8()); }

    void commit();

private:
    void put(const void* from, qint64 size);

    QSaveFile m_file;
    quint64 m_sum = 0;
    bool m_ok = false;
};

/// By which a file is known again: the same one, or one that only grew.
struct CacheStamp
{
    quint64 device = 0;
    quint64 inode = 0;
    qint64 size = -1;
    qint64 mtimeNs = 0;
    quint64 marks = 0; ///< of some bytes at the beginning and before the end

    [[nodiscard]] static CacheStamp of(const FileReader& reader);
    /// What is known of the first size() bytes still holds.
    [[nodiscard]] bool fits(const FileReader& reader) const;
};

} // namespace stemma

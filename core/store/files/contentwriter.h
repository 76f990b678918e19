// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

#include <sys/uio.h>

namespace stemma {
class FileContent;
}

namespace stemma::fileio {

/// Writes content at the end of an open file, long ranges without a way through this program.
class ContentWriter
{
public:
    ContentWriter(int target, QString path, const JobControl& job);
    ~ContentWriter();
    Q_DISABLE_COPY_MOVE(ContentWriter)

    [[nodiscard]] Result<> add(const FileContent& content);
    [[nodiscard]] Result<> addRange(const QString& file, qint64 offset, qint64 length);
    [[nodiscard]] Result<> flush();

private:
    struct Source;
    [[nodiscard]] Result<Source*> source(const QString& file);
    [[nodiscard]] Result<> copy(Source& source, qint64 offset, qint64 length);
    [[nodiscard]] Result<> moveWindow(Source& source, qint64 offset);
    [[nodiscard]] Result<> checkSizes() const;
    [[nodiscard]] Result<> addRead(const Source& source, qint64 offset, qint64 length);
    [[nodiscard]] Result<> addBytes(const char* bytes, qint64 count);
    [[nodiscard]] Result<> addView(const char* bytes, qint64 count);

    int m_target;
    QString m_path;
    const JobControl& m_job;
    QByteArray m_buffer; ///< what was spelled out
    std::vector<iovec> m_views; ///< to be written next: of the buffer, and of windows of the sources
    std::vector<std::unique_ptr<Source>> m_sources;
};

/// A hard link to the file, or a copy where the file system has no links.
[[nodiscard]] Result<> linkOrCopy(const QString& path, const QString& to, const JobControl& job);

} // namespace stemma::fileio

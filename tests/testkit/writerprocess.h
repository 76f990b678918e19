// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>

#include <optional>

namespace stemma {

/// Another process that writes to a SQLite file, as an agent does; the test program itself, started again: main() asks
/// runIfAsked() first.
/// A file's locks are those of a process, so a second connection of the test's own would prove little.
class WriterProcess
{
public:
    explicit WriterProcess(const QString& path);
    ~WriterProcess(); ///< closes properly

    /// Runs the statement there and waits until it is done; false if it failed.
    bool exec(const QString& sql);
    /// Ends at once without closing: the log stays behind.
    void die();
    void close();

    [[nodiscard]] static std::optional<int> runIfAsked(int argc, char** argv);

private:
    bool say(const QByteArray& line);
    QProcess m_process;
};

} // namespace stemma

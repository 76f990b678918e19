// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filekey.h"

#include <QString>

/// Files that SQLite has open in this process. Closing any descriptor of a file drops all POSIX locks that the process
/// has on it, SQLite's among them; so as long as a database is held, descriptors of it and of its -shm file are parked
/// and used again instead of being closed. Any thread.
namespace stemma::heldfiles {

/// A connection has the database open, until release() was called as often.
void hold(FileKey database);
void release(FileKey database);

/// Opens a file for reading, without waiting for a writer; -1, with errno. Other users may have moved its position.
[[nodiscard]] int open(const QString& path);
/// The same where it is known which file it is, and to which database it belongs (which may be the file itself).
[[nodiscard]] int open(const QString& path, FileKey file, FileKey database);

/// Closes any descriptor that nobody else uses, however it was opened.
void close(int descriptor);
void close(int descriptor, FileKey file, FileKey database);

} // namespace stemma::heldfiles

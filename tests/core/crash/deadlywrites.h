// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// The test program of this folder has functions of its own in the place of those by which libraries write, so that a
/// child process of a test dies at one of them.
namespace stemma::deadlywrites {

/// The process is killed at the call of this number from now on.
void dieAtCall(int number);
/// How many calls there were since the last dieAtCall().
[[nodiscard]] int callsSince();
/// The disk is full from this call on: what SQLite writes is refused. 0: it has space again.
void fillDiskAtCall(int number);

} // namespace stemma::deadlywrites

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// SQLite's C interface with its pre-update hook, which the header declares only where the library is said to have it;
// Debian, Fedora, Arch and SUSE all build it in.
#ifndef SQLITE_ENABLE_PREUPDATE_HOOK
#define SQLITE_ENABLE_PREUPDATE_HOOK
#endif

#include <sqlite3.h>

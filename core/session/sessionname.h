// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"

namespace stemma {

/// What users read where a session is named: its title, else the first words of its first prompt, else
/// "Untitled session, 22 Nov 2026". One line, never empty. Translated.
[[nodiscard]] QString nameOfSession(const SessionInfo& session);

/// The same of a first prompt, as long as it is: without the marks of Markdown, in one line.
[[nodiscard]] QString promptAsName(const QString& prompt);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

namespace stemma {

/// Where a message between @p begin and @p end ends that brackets of its line enclose: "[Error: disk full] Again" ends
/// before the bracket. Looks only a little way back.
[[nodiscard]] qsizetype enclosedEnd(QStringView text, qsizetype begin, qsizetype end);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QWidget;

namespace stemma {

/// Shows a window before all others, also one that was minimised. The token, which another program was given, lets it
/// where windows must not do so by themselves.
void bringToFront(QWidget& window, const QString& activationToken = {});

} // namespace stemma

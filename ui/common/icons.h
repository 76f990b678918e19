// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace stemma::icons {

/// An icon by its freedesktop name ("document-open") from the system's theme, else from the bundled
/// set; or one of our own by the part after "stemma-" ("thinking"). Follows the palette when drawn in
/// widgets. Empty for an unknown name (a test walks over all names in use).
[[nodiscard]] QIcon icon(const QString& name);

/// One of our own symbolic icons in one colour, for painters. @p size in device-independent pixels.
/// Cached. GUI thread.
[[nodiscard]] QPixmap pixmap(const QString& name, int size, const QColor& colour, double deviceRatio);

} // namespace stemma::icons

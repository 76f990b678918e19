// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace stemma {

/// Shift+F10 opens the menu of what has the focus, as the menu key does, which many keyboards lack. The toolkit knows
/// the menu key alone on X11 and Wayland. A shortcut on these keys goes before.
class MenuKey final : public QObject
{
    Q_OBJECT
public:
    explicit MenuKey(QObject& application);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stemma

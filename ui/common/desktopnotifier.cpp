// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/desktopnotifier.h"

#include "ui/common/busnotifier.h"

namespace stemma {

DesktopNotifier* DesktopNotifier::ofDesktop(QObject* parent)
{
    return new BusNotifier(parent);
}

} // namespace stemma

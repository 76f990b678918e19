// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sessionstore.h"

#include <QCoreApplication>

namespace stemma {

Result<EditPlan> SessionStore::plan(const Edit& /*edit*/, const JobControl& /*job*/)
{
    return fail(Errc::NotSupported,
        QCoreApplication::translate("SessionStore", "Stemma cannot change stores of the format %1 yet.")
            .arg(info().format));
}

} // namespace stemma

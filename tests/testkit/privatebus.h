// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace stemma {

/// A message bus of one's own, in a temporary folder; gone with the object.
class PrivateBus
{
public:
    /// Why there can be none on this machine; empty: there can.
    [[nodiscard]] static QString missingProgram();

    /// Starts it; the error is what the program said. It starts the program of @p serviceFile, in the form that the
    /// specification of D-Bus gives these files, when somebody calls its name, with @p environment.
    [[nodiscard]] static Result<std::unique_ptr<PrivateBus>> start(const QByteArray& serviceFile = {},
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment());
    ~PrivateBus();
    Q_DISABLE_COPY_MOVE(PrivateBus)

    [[nodiscard]] QString address() const;

private:
    PrivateBus() = default;

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace stemma

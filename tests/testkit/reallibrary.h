// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace stemma {

/// A format's own Python library in a process of its own, asked through the reader of that format. Ends with this
/// object.
class RealLibrary
{
public:
    /// Why the library @p format cannot be asked here; empty: it can.
    [[nodiscard]] static QString missing(const QString& format);

    /// Where the client package of mnesis keeps the vocabularies of models; empty: it is not here.
    [[nodiscard]] static QString vocabularies();

    /// @p reader: another one of tests/interop.
    explicit RealLibrary(const QString& format, const QString& reader = {});
    ~RealLibrary();
    Q_DISABLE_COPY_MOVE(RealLibrary)

    struct Answer
    {
        int exit = 0; ///< of the reader
        QJsonObject said;
        QString errors; ///< what it wrote to standard error
    };
    [[nodiscard]] Result<Answer> ask(const QStringList& arguments);

private:
    QProcess m_process;
};

} // namespace stemma

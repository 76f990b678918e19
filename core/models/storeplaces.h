// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QFuture>
#include <QSet>
#include <QStringList>

#include <utility>

namespace stemma {

/// A default place of a format that exists.
struct FoundPlace
{
    QString format; ///< its title
    QString path;
    bool isFolder = false;
    bool readable = true;
    qint64 files = -1; ///< -1: a single file
    qint64 size = 0;
    bool more = false; ///< counting stopped before the end
    QString name {}; ///< of the format, StoreFormat::name()
};

/// Looks at the default places of all formats. Names and sizes only; nothing is read.
[[nodiscard]] QList<FoundPlace> findStores(const JobControl& job);
[[nodiscard]] QFuture<QList<FoundPlace>> findStoresLater(const JobControl& job); ///< off the GUI thread
/// Where agents keep sessions, whether there are any or not: the titles of the formats, the first place of each. Long.
[[nodiscard]] QList<std::pair<QString, QString>> usualPlaces();
/// Those of @p paths on this machine that are not there; looked at off the GUI thread.
[[nodiscard]] QFuture<QSet<QString>> missingStores(const QStringList& paths, const JobControl& job);

} // namespace stemma

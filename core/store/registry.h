// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storeformat.h"

namespace stemma {

/// All formats known, in the order in which they are tried. A new format is one line in registry.cpp.
[[nodiscard]] const std::vector<const StoreFormat*>& storeFormats();

/// What every format said of a path.
struct DetectionReport
{
    QString path; ///< absolute
    std::optional<Error> error; ///< why nothing could be tried at all
    QList<Detection> matches;
    QList<Detection> refusals;
};

/// The refusals of a report, formats with the same reason together: names, reason.
[[nodiscard]] QList<std::pair<QStringList, QString>> reasonsOf(const DetectionReport& report);

/// Asks every format, by content and never by name alone. Reads, never writes. Any thread.
[[nodiscard]] DetectionReport detectStore(const QString& path);

/// Detects and opens. The error of a refusal names each format tried with its reason.
[[nodiscard]] Result<std::unique_ptr<SessionStore>> openStore(const QString& path);
/// The same, to be followed and cancelled: a packed file is unpacked first, which may take long.
[[nodiscard]] Result<std::unique_ptr<SessionStore>> openStoreFor(const JobControl& job, const QString& path);

/// StoreFormat::fieldNames() of the format with this name; of an unknown one nothing.
[[nodiscard]] json::FieldNames fieldNamesOf(const QString& format);

/// StoreFormat::title() of the format with this name; an unknown one is called by its name.
[[nodiscard]] QString titleOfFormat(const QString& format);

/// The store at a path has the sessions of this one and no others (StoreFormat::twinFolder), by its name.
[[nodiscard]] bool hasSameSessions(const StoreInfo& store, const QString& path);

/// StoreFormat::inPlaceRefusal() of the store's format.
[[nodiscard]] QString inPlaceRefusal(const StoreInfo& store);

/// StoreFormat::forkRefusal() of the store's format.
[[nodiscard]] QString forkRefusal(const StoreInfo& store, ForkChoice choice);

/// StoreFormat::continueCommand() of the store's format.
[[nodiscard]] QString continueCommand(const StoreInfo& store, const SessionId& session);
/// The same for what a plan leaves to go on with; empty: it changes nothing that the agent sends.
[[nodiscard]] QString continueCommand(const StoreInfo& store, const EditPlan& plan);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/registry.h"

#include <QFuture>

#include <functional>

/// What is asked of database servers and their configuration, off the GUI thread.
namespace stemma::serversource {

/// The names of services that the user's configuration of PostgreSQL knows.
[[nodiscard]] QFuture<QStringList> services();
/// What formats say of an address, and whether the store opens: rights and locks are told by reading alone.
[[nodiscard]] DetectionReport look(const QString& url);
/// What @p tester says of an address.
[[nodiscard]] QFuture<DetectionReport> test(
    const std::function<DetectionReport(const QString&)>& tester, const QString& url);

} // namespace stemma::serversource

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/models/askcost.h"

#include <functional>

class QMessageBox;
class QWidget;

/// What everybody is told who is asked whether something may be sent to a model, and when no answer came.
namespace stemma::consentwords {

[[nodiscard]] QString destination(const ModelEndpoint& endpoint);
[[nodiscard]] QString money(const AskCost& cost); ///< empty: no price is known
[[nodiscard]] QString cost(const QString& money); ///< at most; empty: no price is known
/// Others in the network could read what is sent.
[[nodiscard]] bool isUnencrypted(const ModelEndpoint& endpoint);
[[nodiscard]] QString unencrypted();

/// Asks in a box named @p name over @p parent whether what @p text tells may be sent there; nothing is sent by it.
/// @p answer is called once, when the box is closed; Cancel is the default.
QMessageBox* askToSend(const QString& title, const ModelEndpoint& endpoint, const QString& text, const QString& name,
    QWidget* parent, const std::function<void(bool isAgreed)>& answer);

/// Says in a box named @p name over @p parent why an answer did not come.
void showFailure(const QString& title, const Error& error, const QString& name, QWidget* parent);

} // namespace stemma::consentwords

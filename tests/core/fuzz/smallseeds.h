// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"

#include <QByteArrayList>

/// Genuine records made small, so that many inputs can be made of them in a short time.
namespace stemma::smallseeds {

/// Which keys a value has, and of what type it says it is: values of the same shape lead readers the same way.
[[nodiscard]] QByteArray shapeOf(const json::Value& value);
/// JSON without most items of its lists, and with the beginnings of its texts; other bytes as they are.
[[nodiscard]] QByteArray reduced(const QByteArray& bytes);
/// A file of a store. Of JSON Lines a line of each shape, of SQL a few statements of each kind, of JSON what reduced()
/// leaves; others whole.
[[nodiscard]] QByteArray ofFile(const QString& path);

} // namespace stemma::smallseeds

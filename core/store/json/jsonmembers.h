// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <functional>

namespace stemma {

/// Walks the members of one object in stored order, repeated keys included, without parsing their values.
/// The key comes as spelled between its quotes. False where the text is no well-formed object (members before the
/// broken place were given) or the sink ended it.
using JsonMemberSink = std::function<bool(QByteArrayView key, QByteArrayView value)>;
bool forEachJsonMember(QByteArrayView object, const JsonMemberSink& sink);

/// The same for the elements of an array.
using JsonElementSink = std::function<bool(QByteArrayView value)>;
bool forEachJsonElement(QByteArrayView array, const JsonElementSink& sink);

} // namespace stemma

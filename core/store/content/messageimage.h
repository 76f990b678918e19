// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// The file of an ImagePart of @p message, or of the @p number-th image (from 0) in the result of its ToolPart, as it
/// was before it was put into the record. Thread: the store's.
[[nodiscard]] Result<QByteArray> imageOf(
    SessionStore& store, const Message& message, int part, int number, const JobControl& job);

} // namespace stemma

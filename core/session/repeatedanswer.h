// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// Some agents keep an answer a second time, in a tag at the end of what was thought before it. A thought as users
/// read it: of "Found it.<response>Two</response>" beside the answer "Two" it is "Found it.", and of one that is
/// nothing but the answer its words without the tag. Any other text stays as it is. Any thread.
[[nodiscard]] QString withoutRepeatedAnswer(const QString& thought, const Message& message);
/// The same of a thought that is known to end with its message's answer.
[[nodiscard]] QString withoutTaggedEnd(const QString& thought);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"
#include "core/store/content/storedimage.h"

namespace stemma {

/// The result of a call that is a list of content blocks with images among them, as ToolPart::output has it.
struct ResultContent
{
    QString text; ///< what the other blocks say
    QList<StoredImage> images;

    /// The text, and a line for each image: its type and size.
    [[nodiscard]] QString described() const;
    bool operator==(const ResultContent&) const = default;
};

/// No value: @p output has no images, or is not whole.
[[nodiscard]] std::optional<ResultContent> resultContent(const LongText& output);

/// Images in the result of a call become lines that describe them.
void describeImages(ToolPart& tool);

} // namespace stemma

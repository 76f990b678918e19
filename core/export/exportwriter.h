// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/export/exportwish.h"

#include <functional>

namespace stemma {

/// The file of an image: of an ImagePart, or of the number-th image (from 0) in the result of a ToolPart.
using ExportImage = std::function<Result<QByteArray>(const Part& part, int number)>;

/// Spells a session as a document, message by message. What was written is taken after each of them, so that memory
/// stays flat whatever the session holds. Any thread.
class ExportWriter
{
public:
    ExportWriter() = default;
    virtual ~ExportWriter() = default;
    Q_DISABLE_COPY_MOVE(ExportWriter)

    virtual void begin(const ExportHead& head) = 0;
    virtual void message(const Message& message, const ExportImage& image) = 0;
    virtual void end(const ExportFoot& foot) = 0;
    /// Results are shown with their calls. False: each record stands for itself.
    [[nodiscard]] virtual bool joinsResults() const { return true; }

    /// What was written since the last call.
    [[nodiscard]] QByteArray take() { return std::exchange(m_out, {}); }
    [[nodiscard]] qsizetype size() const { return m_out.size(); }

protected:
    QByteArray m_out; ///< UTF-8
};

} // namespace stemma

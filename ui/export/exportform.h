// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwriter.h"

#include <QStringList>

#include <memory>

namespace stemma {

/// The kinds of documents that a session can be written as.
enum class ExportForm : quint8 {
    Html, ///< one file with everything in it, for any browser
    Markdown,
    PlainText,
    JsonLines, ///< for programs: the records of the command line
};

inline constexpr ExportForm AllExportForms[]
    = {ExportForm::Html, ExportForm::Markdown, ExportForm::PlainText, ExportForm::JsonLines};

[[nodiscard]] QString nameOf(ExportForm form); ///< "html", "markdown", "text", "json": for the command line
[[nodiscard]] std::optional<ExportForm> exportFormOf(const QString& name);
/// By the ending of a file's name: also "htm", "markdown", "json".
[[nodiscard]] std::optional<ExportForm> exportFormOfFile(const QString& file);
[[nodiscard]] QString titleOf(ExportForm form); ///< for people
[[nodiscard]] QString suffixOf(ExportForm form); ///< of files, without a dot
[[nodiscard]] std::unique_ptr<ExportWriter> makeExportWriter(ExportForm form);

} // namespace stemma

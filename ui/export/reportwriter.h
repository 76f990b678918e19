// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/reportdocument.h"
#include "ui/export/exportform.h"

namespace stemma {

/// The kinds of documents that reports are written as.
inline constexpr ExportForm ReportForms[] = {ExportForm::Html, ExportForm::Markdown};

/// The report as a document in UTF-8; @p form: one of ReportForms. As HTML it looks like an exported session, see
/// HtmlWriter. Any thread.
[[nodiscard]] QByteArray spelledReport(const ReportDocument& report, ExportForm form);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/printer.h"
#include "app/cli/textlines.h"

namespace stemma::cli {

void putExport(TextLines& lines, const ExportReport& report);
void writeExport(JsonWriter& json, const ExportReport& report);

} // namespace stemma::cli

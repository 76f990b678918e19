// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/check/findings.h"
#include "core/store/formats/agentfootprint/read/document.h"
#include "core/store/json/json.h"

namespace stemma::agentfootprint {

/// The text that an audit record's hash is made from: keys sorted by UTF-16 code units, no white space, strings and
/// numbers as ECMAScript writes them.
[[nodiscard]] QByteArray canonicalJson(const json::Value& value);

/// Verifies the hash chain of an audit bundle, or of several segments in a row, and names the first broken link.
/// It proves that the bundle fits itself, and not who wrote it.
[[nodiscard]] Result<> checkAudit(
    const Document& document, bool isSegmented, Findings& findings, const JobControl& job);

} // namespace stemma::agentfootprint

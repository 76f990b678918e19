// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/partjson.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"

namespace stemma {

// The fields of whole records, as the command line prints them and exports in JSON Lines have them. They are a
// contract: they may be added, never renamed. Texts longer than maxText bytes are cut (negative: none).

void writeSession(JsonWriter& json, const QString& store, const SessionInfo& info);
void writeMessage(JsonWriter& json, const Message& message, const RawBytes& raw, qint64 maxText);
void writeSummaryNode(JsonWriter& json, const SummaryNode& node, qint64 maxText);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/jsonlineswriter.h"

#include "core/export/recordjson.h"
#include "core/store/sessionstore.h"

using namespace Qt::StringLiterals;

namespace stemma {

void JsonLinesWriter::put(const JsonWriter& json)
{
    json.appendTo(m_out);
    m_out += '\n';
}

void JsonLinesWriter::begin(const ExportHead& head)
{
    JsonWriter json;
    json.field("type"_L1, "session"_L1);
    writeSession(json, head.store, head.session);
    put(json);
}

void JsonLinesWriter::message(const Message& message, const ExportImage& /*image*/)
{
    JsonWriter json;
    json.field("type"_L1, "message"_L1);
    writeMessage(json, message, {}, ReadOptions::WholeText);
    put(json);
}

void JsonLinesWriter::end(const ExportFoot& foot)
{
    for (const SummaryNode& node : foot.summaries) {
        JsonWriter json;
        json.field("type"_L1, "summary_node"_L1);
        writeSummaryNode(json, node, ReadOptions::WholeText);
        put(json);
    }
    JsonWriter json;
    json.field("type"_L1, "end"_L1);
    json.field("count"_L1, foot.messages);
    json.field("skipped"_L1, foot.unreadable);
    put(json);
}

} // namespace stemma

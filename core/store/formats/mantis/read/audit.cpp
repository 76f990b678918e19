// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/audit.h"

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonlines.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

void addAudit(SessionInfo& info, const LineIndex& recording)
{
    qint64 runs = 0;
    qint64 denials = 0;
    std::optional<double> cost;
    const std::vector<TranscriptLine>& lines = recording.lines();
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (!lines[i].flags.testFlag(RunEnd))
            continue;
        ++runs;
        const auto stored = recording.bytes(i, JsonLines::MaxHeld);
        const auto result = stored ? json::parse(*stored) : std::unexpected(json::ParseError());
        const json::Value* paid = result ? result->find(u"total_cost_usd") : nullptr;
        const json::Value* denied = result ? result->find(u"permission_denials") : nullptr;
        if (paid && paid->isNumber())
            cost = cost.value_or(0) + paid->toDouble();
        denials += denied ? denied->items.size() : 0;
    }
    const auto add = [&info](const QString& name, const QVariant& value) { info.fields << StoredField {name, value}; };
    info.tokens = recording.usage();
    if (info.model.isEmpty())
        info.model = recording.model();
    add(u"audit.finished_runs"_s, runs);
    if (cost)
        add(u"audit.total_cost_usd"_s, *cost);
    if (denials > 0)
        add(u"audit.permission_denials"_s, denials);
}

} // namespace stemma::mantis

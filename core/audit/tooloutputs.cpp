// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/tooloutputs.h"

#include "core/base/text.h"
#include "core/session/injectedtext.h"
#include "core/store/json/json.h"
#include "core/store/ruledstore.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 BeginningBytes = 4 * 1024; // what the tool was called with shows in a line
constexpr int LineLength = 160;

} // namespace

QString callLine(const ToolPart& tool)
{
    if (!tool.title.isEmpty())
        return firstLine(tool.title, LineLength);
    QStringList texts;
    if (const auto input = json::parsePrefix(tool.input.text.toUtf8())) {
        for (const auto& [name, value] : input->members) {
            if (value.isString() && !value.string.isEmpty())
                texts += value.string.simplified();
        }
    }
    return firstLine(texts.isEmpty() ? tool.input.text.simplified() : texts.join(u" · "_s), LineLength);
}

ToolOutputReader::ToolOutputReader(SessionId session)
    : m_scan(std::move(session), {.maxText = BeginningBytes})
{
}

Result<bool> ToolOutputReader::step(SessionStore& store, const JobControl& job)
{
    if (!m_hasRules) {
        const auto info = store.session(m_scan.session(), ListDetail::Basic, job);
        auto rules = info ? contextRules(store, m_scan.session(), job) : std::unexpected(info.error());
        if (!rules)
            return std::unexpected(rules.error());
        m_rules = *std::move(rules);
        m_rule = tokenRuleFor(store.info().format, info->model, m_rules.compaction);
        m_hasRules = true;
    }
    return m_scan.step(store, job, [this](qint64 row, const MessagePtr& message) {
        m_messages.emplace_back();
        if (message)
            add(*message, row);
        return true;
    });
}

void ToolOutputReader::add(const Message& message, qint64 index)
{
    MessageOutputs& made = m_messages.back();
    made.isFromUser = message.role == Role::User;
    made.isSummary = message.states.testFlag(MessageState::Summary);
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool || !tool->hasOutput)
            continue;
        ToolOutput output;
        output.message = message.id;
        output.index = index;
        output.part = part.index;
        output.tool = tool->name;
        output.about = callLine(*tool);
        output.tokens = m_rule.tokens(tool->output.bytes);
        output.state = tool->state;
        output.prunedAt = tool->prunedAt;
        output.isInContext = message.states.testFlag(MessageState::InContext) && !isKeptFromModel(part.fields);
        made.outputs += output;
    }
}

Result<std::vector<MessageOutputs>> readToolOutputs(
    SessionStore& store, const SessionId& session, const JobControl& job)
{
    ToolOutputReader reader(session);
    Result<bool> done = false;
    while (done && !*done)
        done = reader.step(store, job);
    return done.transform([&reader](bool) { return reader.messages(); });
}

} // namespace stemma

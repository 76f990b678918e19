// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/sessionredaction.h"

#include "core/base/saturating.h"
#include "core/export/redaction/textmap.h"
#include "core/store/content/storedimage.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

namespace {

std::vector<RedactionRule> rulesWith(const QStringList& names)
{
    std::vector<RedactionRule> rules = builtInRedactionRules();
    if (!names.isEmpty())
        rules.push_back(ruleOfNames(names));
    return rules;
}

} // namespace

RedactionFinder redactionFinder(const QStringList& names)
{
    return RedactionFinder(rulesWith(names));
}

Result<RedactionList> findRedactions(
    SessionStore& store, const ExportWish& wish, const QStringList& names, const JobControl& job)
{
    const RedactionFinder finder = redactionFinder(names);
    RedactionList list;
    const auto lookIn = [&](const MessageId& message) {
        return [&finder, &list, message](const QString& text) {
            list.look(finder, text, message);
            return text;
        };
    };
    auto session = store.session(wish.session, ListDetail::Full, job);
    if (!session)
        return std::unexpected(session.error());
    mapTexts(*session, lookIn({}));
    list.look(finder, store.info().path, {});
    constexpr qint64 Whole = -1;
    MessageScan scan(wish.session, {.maxText = Whole});
    scan.setRange(wish.from, wish.count < 0 ? MessageScan::ToTheEnd : saturatingAdd(wish.from, wish.count));
    std::optional<ExportRows> rows; // once the outline is there
    const Result<> read = scan.run(store, job, [&](qint64 row, const MessagePtr& message) {
        if (!rows)
            rows.emplace(wish, scan.outline());
        if (!message || !rows->takes(*message, row))
            return !job.isCancelled();
        Message looked = *message;
        wish.reduce(looked);
        mapTexts(looked, lookIn(message->id));
        for (const Part& part : looked.parts) {
            const auto* tool = part.as<ToolPart>();
            const auto content = tool ? resultContent(tool->output) : std::nullopt;
            for (qsizetype i = part.as<ImagePart>() ? 1 : content ? content->images.size() : 0; i > 0; --i)
                list.countImage(message->id);
        }
        return !job.isCancelled();
    });
    if (!read)
        return std::unexpected(read.error());
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (auto nodes = store.summaryNodes(wish.session, job)) {
        for (SummaryNode& node : *nodes)
            mapTexts(node, lookIn({}));
    }
    return list;
}

SessionRedaction::SessionRedaction(const RedactionList& list, const QStringList& names)
    : m_finder(rulesWith(names))
    , m_redactor(list)
{
    for (const RedactionValue& value : list.values()) {
        // A stand-in for a home folder is one itself.
        m_stays.insert(value.isAccepted ? value.standIn : value.value);
    }
}

QString SessionRedaction::redacted(const QString& text, const MessageId& message)
{
    QString result = m_redactor.redacted(text);
    for (const RedactionFind& find : m_finder.find(result)) {
        if (!m_stays.contains(result.sliced(find.start, find.length)))
            m_residues.add(find, result, message);
    }
    return result;
}

void SessionRedaction::redact(Message& message)
{
    for (Part& part : message.parts) {
        if (auto* tool = m_redactor.redactsImages() ? std::get_if<ToolPart>(&part.body) : nullptr)
            describeImages(*tool);
    }
    mapTexts(message, [this, id = message.id](const QString& text) { return redacted(text, id); });
    if (m_redactor.redactsImages())
        message.parts.removeIf([](const Part& part) { return part.as<ImagePart>() != nullptr; });
}

void SessionRedaction::applyTo(SessionExport& session)
{
    const auto ofSession = [this](const QString& text) { return redacted(text, {}); };
    session.setChanges([this](Message& message) { redact(message); },
        [ofSession](SummaryNode& node) { mapTexts(node, ofSession); },
        [ofSession](ExportHead& head) {
            mapTexts(head.session, ofSession);
            head.store = ofSession(head.store);
        });
}

} // namespace stemma

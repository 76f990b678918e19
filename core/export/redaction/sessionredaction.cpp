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
        return [&finder, &list, message](const QString& text) { return list.look(finder, text, message); };
    };
    auto session = store.session(wish.session, ListDetail::Full, job);
    if (!session)
        return std::unexpected(session.error());
    const auto lookInWhole = [&](const MessageId& message) {
        return [&finder, &list, message](const QString& rest, const QString& text) {
            list.look(finder, rest, message);
            if (rest != text)
                list.lookForMore(finder, text, message);
        };
    };
    mapTexts(*session, lookIn({}), lookInWhole({}));
    list.look(finder, store.info().path, {});
    MessageScan scan(wish.session, {.maxText = ReadOptions::WholeText});
    scan.setRange(wish.from, wish.count < 0 ? MessageScan::ToTheEnd : saturatingAdd(wish.from, wish.count));
    std::optional<ExportRows> rows; // once the outline is there
    const Result<> read = scan.run(store, job, [&](qint64 row, const MessagePtr& message) {
        if (!rows)
            rows.emplace(wish, scan.outline());
        if (!message || !rows->takes(*message, row))
            return !job.isCancelled();
        Message looked = *message;
        wish.reduce(looked);
        for (qsizetype images = describeImages(looked); images > 0; --images)
            list.countImage(message->id);
        mapTexts(looked, lookIn(message->id), lookInWhole(message->id));
        return !job.isCancelled();
    });
    if (!read)
        return std::unexpected(read.error());
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (auto nodes = store.summaryNodes(wish.session, job)) {
        for (SummaryNode& node : *nodes)
            mapTexts(node, lookIn({}), lookInWhole({}));
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
    lookForResidues(result, message);
    return result;
}

void SessionRedaction::lookForResidues(const QString& text, const MessageId& message)
{
    for (const RedactionFind& find : m_finder.find(text)) {
        if (!m_stays.contains(text.sliced(find.start, find.length)))
            m_residues.add(find, text, message);
    }
}

void SessionRedaction::redact(Message& message)
{
    if (m_redactor.redactsImages())
        describeImages(message);
    const MessageId& id = message.id;
    mapTexts(
        message, [&](const QString& text) { return redacted(text, id); },
        [&](const QString& text, const QString& /*original*/) { lookForResidues(text, id); });
    if (m_redactor.redactsImages())
        message.parts.removeIf([](const Part& part) { return part.as<ImagePart>() != nullptr; });
}

void SessionRedaction::applyTo(SessionExport& session)
{
    const auto ofSession = [this](const QString& text) { return redacted(text, {}); };
    const auto inJson = [this](const QString& text, const QString& /*original*/) { lookForResidues(text, {}); };
    session.setChanges([this](Message& message) { redact(message); },
        [ofSession, inJson](SummaryNode& node) { mapTexts(node, ofSession, inJson); },
        [ofSession, inJson](ExportHead& head) {
            mapTexts(head.session, ofSession, inJson);
            head.store = ofSession(head.store);
        });
}

} // namespace stemma

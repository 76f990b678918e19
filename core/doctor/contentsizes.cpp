// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/doctor/contentsizes.h"

#include "core/store/branchstore.h"
#include "core/store/conversation/messagescan.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ContentKindText
{
    Q_DECLARE_TR_FUNCTIONS(ContentKind)
};

/// Sums of the sizes of parts, and the largest of them.
class SizeCounter
{
public:
    void begin(const SessionInfo& info) { m_session = {info.id, info.title, 0, 0}; }
    void take(qint64 row, const Message& message)
    {
        m_row = row;
        m_message = &message;
        ++m_session.messages;
        for (const Part& part : message.parts)
            takePart(part);
    }
    void end()
    {
        m_sizes.bytes += m_session.bytes;
        m_sizes.sessions.push_back(m_session);
    }
    [[nodiscard]] const SessionSize& session() const { return m_session; }
    ContentSizes sizes()
    {
        for (const KindSize& kind : m_kinds) {
            if (kind.count > 0)
                m_sizes.kinds.push_back(kind);
        }
        std::ranges::stable_sort(m_sizes.kinds, std::greater(), &KindSize::bytes);
        std::ranges::stable_sort(m_sizes.sessions, std::greater(), &SessionSize::bytes);
        return std::move(m_sizes);
    }

private:
    void takePart(const Part& part)
    {
        if (const auto* text = part.as<TextPart>())
            add(part, ContentKind::Text, text->text.bytes);
        else if (const auto* thinking = part.as<ReasoningPart>())
            add(part, ContentKind::Thinking, thinking->text.bytes + thinking->signatureBytes);
        else if (const auto* tool = part.as<ToolPart>())
            takeTool(part, *tool);
        else if (const auto* patch = part.as<PatchPart>())
            add(part, ContentKind::Patch, patch->diff.bytes, patch->files.value(0).path);
        else if (const auto* image = part.as<ImagePart>())
            add(part, ContentKind::Image, image->size, image->mediaType);
        else if (const auto* event = part.as<EventPart>())
            add(part, ContentKind::Event, event->raw.bytes, event->type);
        else if (const auto* step = part.as<StepStartPart>())
            add(part, ContentKind::Snapshot, step->snapshot.toUtf8().size());
        else if (const auto* finish = part.as<StepFinishPart>())
            add(part, ContentKind::Snapshot, finish->snapshot.toUtf8().size());
        else if (const auto* unknown = part.as<UnknownPart>())
            add(part, ContentKind::Other, unknown->raw.bytes, unknown->storedType);
    }
    void takeTool(const Part& part, const ToolPart& tool)
    {
        add(part, ContentKind::ToolInput, tool.input.bytes, tool.name);
        if (tool.hasOutput || tool.hasError)
            add(part, ContentKind::ToolOutput, tool.output.bytes + tool.error.bytes, tool.name);
        if (!tool.metadata.isEmpty())
            add(part, ContentKind::ToolMetadata, tool.metadata.bytes, tool.name);
    }
    void add(const Part& part, ContentKind kind, qint64 bytes, const QString& name = {})
    {
        KindSize& sum = m_kinds.at(size_t(kind));
        sum.kind = kind;
        sum.bytes += bytes;
        ++sum.count;
        m_session.bytes += bytes;
        std::vector<LargePart>& large = m_sizes.large;
        if (bytes <= 0 || (large.size() == ContentSizes::MostLarge && bytes <= large.back().bytes))
            return;
        const auto behind = std::ranges::upper_bound(large, bytes, std::greater(), &LargePart::bytes);
        large.insert(behind, {m_session.session, m_message->id, m_row, part.index, kind, name, bytes});
        if (large.size() > ContentSizes::MostLarge)
            large.pop_back();
    }

    ContentSizes m_sizes;
    std::array<KindSize, ContentKinds> m_kinds;
    SessionSize m_session;
    const Message* m_message = nullptr;
    qint64 m_row = 0;
};

Result<> countMessages(
    SizeCounter& counter, SessionStore& store, const SessionId& session, qint64 from, const JobControl& job)
{
    constexpr qint64 EnoughOfTexts = 64; // their sizes come with them
    const MessageScan::Messages visit = [&](qint64 row, const MessagePtr& message) {
        if (message)
            counter.take(row, *message);
        return true;
    };
    MessageScan scan(session, {.maxText = EnoughOfTexts, .showsProgress = false});
    scan.setRange(from);
    return scan.run(store, job, visit);
}

} // namespace

QLatin1StringView nameOf(ContentKind kind)
{
    static constexpr std::array<QLatin1StringView, ContentKinds> Names {"text"_L1, "thinking"_L1, "tool_input"_L1,
        "tool_output"_L1, "tool_metadata"_L1, "patch"_L1, "image"_L1, "event"_L1, "snapshot"_L1, "other"_L1};
    return Names.at(size_t(kind));
}

QString labelOf(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Text:
        return ContentKindText::tr("Texts");
    case ContentKind::Thinking:
        return ContentKindText::tr("Thinking");
    case ContentKind::ToolInput:
        return ContentKindText::tr("Tool inputs");
    case ContentKind::ToolOutput:
        return ContentKindText::tr("Tool outputs");
    case ContentKind::ToolMetadata:
        return ContentKindText::tr("Tool metadata");
    case ContentKind::Patch:
        return ContentKindText::tr("Patches");
    case ContentKind::Image:
        return ContentKindText::tr("Images (decoded)");
    case ContentKind::Event:
        return ContentKindText::tr("Events");
    case ContentKind::Snapshot:
        return ContentKindText::tr("Snapshots");
    case ContentKind::Other:
        break;
    }
    return ContentKindText::tr("Other");
}

Result<ContentSizes> contentSizes(SessionStore& store, const JobControl& job)
{
    std::vector<SessionInfo> sessions;
    const Result<> listed = store.sessions(
        ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            sessions.insert(sessions.end(), batch.begin(), batch.end());
            return true;
        },
        job);
    if (!listed)
        return std::unexpected(listed.error());
    SizeCounter counter;
    for (size_t i = 0; i < sessions.size(); ++i) {
        job.setProgress(qint64(i), qint64(sessions.size()));
        counter.begin(sessions[i]);
        // One damaged session leaves the others countable.
        const auto shared = sharedMessages(store, sessions[i].id, job);
        const Result<> done
            = shared ? countMessages(counter, store, sessions[i].id, *shared, job) : std::unexpected(shared.error());
        if (!done && done.error().code == Errc::Cancelled)
            return std::unexpected(done.error());
        counter.end();
    }
    return counter.sizes();
}

Result<qint64> contentBytes(SessionStore& store, const SessionId& session, const JobControl& job)
{
    SizeCounter counter;
    return countMessages(counter, store, session, 0, job).transform([&] { return counter.session().bytes; });
}

} // namespace stemma

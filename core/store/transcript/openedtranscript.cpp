// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/openedtranscript.h"

#include "core/base/text.h"
#include "core/store/conversation/idhash.h"
#include "core/store/json/jsonlines.h"
#include "core/store/transcript/listingsummary.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QChar PlaceMark = u'@';

/// Of a branch that begins with this line: settings of the agent may stand before what is said first.
quint32 firstSaid(const LineIndex& index, quint32 line)
{
    const auto& lines = index.lines();
    const auto isSetting = [&lines](quint32 one) { return lines[one].flags.testFlag(RowFlag::Meta); };
    quint32 said = line;
    while (
        isSetting(said) && said + 1 < lines.size() && lines[said].id != 0 && lines[said + 1].parent == lines[said].id)
        ++said;
    return isSetting(said) ? line : said;
}

} // namespace

OpenedTranscript::OpenedTranscript(const TranscriptFile& file, const TranscriptCodec& codec, TranscriptSource source)
    : m_codec(codec)
    , m_id(file.id)
    , m_source(std::move(source))
    , m_transcript(std::make_shared<LineIndex>(m_source, codec))
{
    setDiscarded(file.discarded);
}

void OpenedTranscript::setDiscarded(const QString& path)
{
    if (std::exchange(m_discardedPath, path) == path)
        return;
    m_discarded = path.isEmpty() ? nullptr : std::make_shared<LineIndex>(path, m_codec);
    m_isOther = true;
}

Result<bool> OpenedTranscript::update(const JobControl& job)
{
    const Result<bool> changed = m_transcript->update(job);
    const Result<bool> also = changed && m_discarded ? m_discarded->update(job) : Result<bool>(false);
    if (!changed || !also)
        return std::unexpected(!changed ? changed.error() : also.error());
    if (!std::exchange(m_isOther, false) && !*changed && !*also)
        return false;
    m_conversations.clear();
    m_leaves.clear();
    m_points.clear();
    if (m_transcript->isTree()) {
        auto leaves = m_transcript->leaves();
        if (!leaves)
            return std::unexpected(leaves.error());
        m_leaves = *std::move(leaves);
        if (m_leaves.size() > 1)
            m_points = branchPoints(*m_transcript, m_leaves);
    }
    return true;
}

TranscriptConversation& OpenedTranscript::conversation(size_t leaf)
{
    std::unique_ptr<TranscriptConversation>& known = m_conversations[leaf];
    const bool isFirst = leaf == 0;
    if (!known)
        known = std::make_unique<TranscriptConversation>(m_transcript,
            m_leaves.empty() ? std::nullopt : std::optional(m_leaves.at(leaf)), isFirst,
            isFirst ? m_discarded : nullptr);
    return *known;
}

QString OpenedTranscript::leafId(size_t leaf) const
{
    const quint32 line = m_leaves.at(leaf);
    const QString id = m_transcript->idOf(line);
    // An entry with an empty id is known by its place.
    return id.isEmpty() ? PlaceMark + QString::number(m_transcript->lines()[line].offset) : id;
}

std::optional<size_t> OpenedTranscript::leafNamed(const QString& id) const
{
    if (id.isEmpty())
        return 0;
    const auto line
        = id.startsWith(PlaceMark) ? m_transcript->lineAt(id.sliced(1).toLongLong()) : m_transcript->lineOf(idHash(id));
    const auto leaf = line ? std::ranges::find(m_leaves, *line) : m_leaves.end();
    if (leaf == m_leaves.end())
        return {};
    return size_t(leaf - m_leaves.begin());
}

QString OpenedTranscript::wordsAt(quint32 line) const
{
    constexpr qint64 MostText = 4 * ListingSummary::PromptLength; // in bytes
    const bool isWhole = m_transcript->lines()[line].length <= JsonLines::MaxHeld;
    const auto stored = m_transcript->bytes(line, isWhole ? -1 : JsonLines::HeadBytes + 2 * MostText);
    if (!stored)
        return {};
    // Results are named by their calls elsewhere in the branch, which are not looked for here.
    const ToolPairs pairs {[](const QString&) { return ToolPart::State::Running; },
        [](const QString&) { return std::optional<QString>(); }};
    const Message message = m_codec.decode(*stored, isWhole, m_transcript->dialect(), MostText, pairs);
    for (const Part& part : message.parts) {
        QString words;
        if (const auto* text = part.as<TextPart>())
            words = firstLine(text->text.text, ListingSummary::PromptLength);
        else if (const auto* tool = part.as<ToolPart>())
            words = tool->title.isEmpty() ? tool->name
                                          : tool->name + u": "_s + firstLine(tool->title, ListingSummary::PromptLength);
        if (!words.isEmpty())
            return words;
    }
    return {};
}

/// Makes no conversation of it, which would cost the length of the whole branch.
SessionInfo OpenedTranscript::branch(const SessionInfo& trunk, size_t leaf) const
{
    const TranscriptLine& end = m_transcript->lines()[m_leaves.at(leaf)];
    const BranchPoint& point = m_points.at(leaf);
    SessionInfo info;
    info.id = idOfBranch(trunk, leaf);
    info.title = trunk.title;
    const QString own = wordsAt(firstSaid(*m_transcript, point.first));
    info.firstPrompt = own.isEmpty() ? trunk.firstPrompt : own;
    info.directory = trunk.directory;
    info.parent = trunk.id;
    info.origin = {Origin::Kind::Fork, idOfBranch(trunk, point.from), {}};
    info.messages = point.length;
    info.labels << (end.flags.testFlag(RowFlag::SideChain) ? u"side chain"_s : u"branch"_s);
    if (point.shared)
        info.origin.message = MessageId(m_transcript->idOf(*point.shared));
    info.createdAt = RecordTime::toMs(m_transcript->lines()[point.first].order).transform(timeFromMs);
    info.updatedAt = RecordTime::toMs(end.order).transform(timeFromMs);
    return info;
}

SessionId OpenedTranscript::idOfBranch(const SessionInfo& trunk, size_t leaf) const
{
    return leaf == 0 ? trunk.id : SessionId(trunk.id.value + u'#' + leafId(leaf));
}

qint64 OpenedTranscript::sharedRows(size_t leaf)
{
    if (leaf == 0) {
        const TranscriptConversation& rows = conversation(leaf);
        size_t count = 0;
        while (count < rows.size() && rows.lineOfRow(count) < m_transcript->firstOwnLine())
            ++count;
        return qint64(count);
    }
    if (leaf >= m_points.size() || !m_points[leaf].shared)
        return 0;
    const auto last = conversation(leaf).rowOfRecord(*m_points[leaf].shared);
    return last ? qint64(*last) + 1 : 0;
}

std::vector<SessionInfo> OpenedTranscript::branches(const SessionInfo& trunk) const
{
    std::vector<SessionInfo> infos;
    for (size_t leaf = 1; leaf < m_leaves.size(); ++leaf)
        infos.push_back(branch(trunk, leaf));
    return infos;
}

Result<const LineIndex*> OpenedTranscript::recording(const QString& path, const JobControl& job)
{
    if (!m_recording)
        m_recording = std::make_shared<LineIndex>(path, m_codec);
    return m_recording->update(job).transform([this](bool) -> const LineIndex* { return m_recording.get(); });
}

} // namespace stemma

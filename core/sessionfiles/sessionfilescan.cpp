// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sessionfiles/sessionfilescan.h"

#include "core/filechanges/filepaths.h"
#include "core/filechanges/toolkind.h"
#include "core/session/prompt.h"
#include "core/store/json/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 BeginningBytes = 4 * 1024; // paths stand before contents

/// Nothing: what the tool is given is a folder to work or to look in.
std::optional<FileUse::Kind> kindOfUse(const QString& tool)
{
    switch (toolKindOf(tool)) {
    case ToolKind::Command:
    case ToolKind::Agent:
    case ToolKind::Search:
        return std::nullopt;
    case ToolKind::Patch:
    case ToolKind::Write:
        return FileUse::Kind::Changed;
    case ToolKind::Read:
        return FileUse::Kind::Read;
    case ToolKind::Plan:
    case ToolKind::Question:
    case ToolKind::Other:
        break;
    }
    return FileUse::Kind::Named;
}

} // namespace

void SessionFile::add(const FileUse& use)
{
    uses.push_back(use);
    ++m_counts[size_t(use.kind)];
}

std::optional<Time> SessionFile::lastUse() const
{
    return uses.empty() ? std::nullopt : uses.back().at;
}

SessionFileScan::SessionFileScan(SessionId session, Visitor also)
    : m_scan(std::move(session), {.maxText = BeginningBytes})
    , m_also(std::move(also))
{
}

Result<bool> SessionFileScan::step(SessionStore& store, const JobControl& job)
{
    if (!m_hasDirectory) {
        const auto info = store.session(m_scan.session(), ListDetail::Basic, job);
        if (!info)
            return std::unexpected(info.error());
        m_directory = info->directory;
        m_hasDirectory = true;
    }
    const auto done = m_scan.step(store, job, [&](qint64 row, const MessagePtr& message) {
        if (message) {
            add(row, *message);
            if (m_also)
                m_also(row, *message);
        }
        return !job.isCancelled();
    });
    if (done && *done) {
        if (const auto completed = complete(store, job); !completed)
            return std::unexpected(completed.error());
    }
    return done;
}

void SessionFileScan::add(qint64 row, const Message& message)
{
    if (isPrompt(message))
        m_calls.clear();
    for (const Part& part : message.parts) {
        const FileUse use {.row = row, .message = message.id, .part = part.index, .at = message.createdAt, .tool = {}};
        if (const auto* tool = part.as<ToolPart>())
            addCall(use, *tool);
        else if (const auto* patch = part.as<PatchPart>())
            addPatch(use, *patch);
        else if (const auto* file = part.as<FileReferencePart>())
            addReference(use, file->reference);
    }
}

void SessionFileScan::addCall(FileUse use, const ToolPart& tool)
{
    const auto kind = kindOfUse(tool.name);
    if (!kind)
        return;
    const auto input = json::parsePrefix(tool.input.text.toUtf8());
    if (!input || !input->isObject())
        return;
    use.kind = *kind;
    use.tool = tool.name;
    use.hasFailed = tool.state == ToolPart::State::Error || tool.hasError;
    for (const QString& path : pathsIn(*input)) {
        SessionFile& file = fileAt(pathInFolder(pathWithoutLines(path), m_directory));
        if (*kind == FileUse::Kind::Changed && !use.hasFailed)
            m_calls.push_back(size_t(&file - m_files.data()));
        file.add(use);
    }
}

/// A patch that records what a call did is one use with it.
void SessionFileScan::addPatch(FileUse use, const PatchPart& patch)
{
    use.kind = FileUse::Kind::Changed;
    for (const PatchFile& changed : patch.files) {
        SessionFile& file = fileAt(pathInFolder(changed.path, m_directory));
        const auto call = std::ranges::find(m_calls, size_t(&file - m_files.data()));
        if (call != m_calls.end()) {
            m_calls.erase(call);
            continue;
        }
        file.add(use);
    }
}

void SessionFileScan::addReference(FileUse use, const FileReference& reference)
{
    use.kind = FileUse::Kind::Referred;
    SessionFile& file = fileAt(pathInFolder(reference.path, m_directory), reference.contentId.value);
    file.add(use);
    std::erase_if(file.contents, [&](const FileReference& one) { return one.contentId == reference.contentId; });
    file.contents.push_back(reference);
}

SessionFile& SessionFileScan::fileAt(const QString& path, const QString& contentId)
{
    const QString name = path.isEmpty() ? u'\0' + contentId : path;
    const auto known = m_places.constFind(name);
    if (known != m_places.cend())
        return m_files[*known];
    m_places.insert(name, m_files.size());
    m_files.emplace_back().path = path;
    return m_files.back();
}

/// What the store knows of the contents beyond what stands in the messages.
Result<> SessionFileScan::complete(SessionStore& store, const JobControl& job)
{
    const bool hasAny = std::ranges::any_of(m_files, [](const SessionFile& file) { return !file.contents.empty(); });
    if (!hasAny)
        return {};
    const auto placed = store.fileReferences(m_scan.session(), job);
    if (!placed)
        return std::unexpected(placed.error());
    QHash<QString, const FileReference*> known;
    for (const SessionStore::PlacedReference& one : *placed)
        known.insert(one.reference.contentId.value, &one.reference);
    for (SessionFile& file : m_files) {
        for (FileReference& content : file.contents) {
            if (const FileReference* more = known.value(content.contentId.value))
                content = *more;
        }
    }
    return {};
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/filechangescan.h"

#include "core/diff/linediff.h"
#include "core/diff/unifiedwriter.h"
#include "core/filechanges/filepaths.h"
#include "core/filechanges/numbereddiff.h"
#include "core/filechanges/tooledits.h"
#include "core/session/prompt.h"
#include "core/store/json/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Longer texts are read by themselves where they are a change, so that outputs of tools are not read whole.
constexpr qint64 ScannedBytes = 64 * 1024;
constexpr int AllLines = 1'000'000; ///< of context

bool isCut(const Part& part)
{
    if (const auto* patch = part.as<PatchPart>())
        return patch->diff.truncated;
    const auto* tool = part.as<ToolPart>();
    return tool && (tool->input.truncated || tool->metadata.truncated) && mayEdit(tool->name);
}

bool isSamePath(const QString& a, const QString& b)
{
    return a == b || a.endsWith(u'/' + b) || b.endsWith(u'/' + a);
}

void count(diff::File& file)
{
    for (const diff::Hunk& hunk : file.hunks) {
        file.added += int(std::ranges::count(hunk.lines, diff::Line::Kind::Added, &diff::Line::kind));
        file.removed += int(std::ranges::count(hunk.lines, diff::Line::Kind::Removed, &diff::Line::kind));
    }
}

diff::File wholeContent(const QString& path, QStringView content)
{
    diff::File file;
    file.newPath = path;
    file.hunks = diff::newLines(content);
    count(file);
    return file;
}

diff::File replacedText(const QString& path, const ToolEdit& edit)
{
    diff::File file;
    file.oldPath = path;
    file.newPath = path;
    file.hunks = diff::compareLines(edit.before, edit.after, AllLines);
    count(file);
    return file;
}

/// Whether all hunks have the lines that they count.
bool isWhole(const std::vector<diff::File>& files)
{
    return std::ranges::all_of(
        files, [](const diff::File& file) { return std::ranges::all_of(file.hunks, &diff::Hunk::isWhole); });
}

/// The hunks that the output of an edit shows behind a line of words; empty: it shows none, or not all of them.
QString hunksIn(const LongText& output)
{
    constexpr QStringView Head = u"@@ -";
    const qsizetype at = output.text.startsWith(Head) ? 0 : output.text.indexOf(u"\n@@ -") + 1;
    QString text = output.text.sliced(at);
    if (output.truncated || !text.startsWith(Head))
        return {};
    text.chop(text.endsWith(u'\n') ? 1 : 0);
    const std::vector<diff::File> files = diff::parseUnified(text);
    const auto isOfHunk
        = [](const diff::Line& line) { return line.kind != diff::Line::Kind::Note || line.text == diff::NoLineEnd; };
    qsizetype lines = 0;
    for (const diff::File& file : files) {
        for (const diff::Hunk& hunk : file.hunks)
            lines += 1 + std::ranges::count_if(hunk.lines, isOfHunk);
    }
    return lines == text.count(u'\n') + 1 ? text : QString();
}

FileChange::Kind kindOf(const diff::File& file)
{
    using enum FileChange::Kind;
    if (file.binary)
        return Binary;
    if (!file.isWhole())
        return Malformed;
    if (file.isRename)
        return Renamed;
    if (file.isCopy)
        return Copied;
    return file.oldPath.isEmpty() ? Created : file.newPath.isEmpty() ? Deleted : Edited;
}

} // namespace

FileChangeScan::FileChangeScan(SessionId session)
    : m_scan(std::move(session), {.maxText = ScannedBytes})
{
}

Result<bool> FileChangeScan::step(SessionStore& store, const JobControl& job)
{
    if (!m_hasDirectory) {
        const auto info = store.session(m_scan.session(), ListDetail::Basic, job);
        if (!info)
            return std::unexpected(info.error());
        m_directory = info->directory;
        m_hasDirectory = true;
        m_again.read(store, m_scan.session(), job);
    }
    return m_scan.step(store, job, [&](qint64 row, const MessagePtr& message) {
        if (message)
            add(store, job, row, *message);
        else
            ++m_skipped; // gone since the outline was read
        return !job.isCancelled();
    });
}

size_t FileChangeScan::settled(bool isDone) const
{
    if (isDone)
        return m_changes.size();
    const size_t calls = m_calls.empty() ? m_changes.size() : m_calls.front().change;
    const auto mayGo
        = m_mayDrop ? std::ranges::lower_bound(m_changes, *m_mayDrop, {}, &FileChange::row) : m_changes.end();
    return qMin(calls, size_t(mayGo - m_changes.begin()));
}

void FileChangeScan::add(SessionStore& store, const JobControl& job, qint64 row, const Message& message)
{
    m_mayTellAgain = m_mayTellAgain || message.role == Role::System; // as the mark of a list that is written anew
    if (m_again.takes(message.id))
        return;
    if (isPrompt(message))
        m_calls.clear();
    FileChange place;
    place.row = row;
    place.message = message.id;
    place.at = message.createdAt;
    place.isActive = !(message.states & (MessageStates(MessageState::Discarded) | MessageState::SideChain));
    const bool hasPatch
        = std::ranges::any_of(message.parts, [](const Part& part) { return part.as<PatchPart>() != nullptr; });
    bool isAgain = false;
    // Calls first: a patch of the same message may stand before its call.
    for (const bool isForPatches : {false, true}) {
        for (const Part& scanned : message.parts) {
            if (isForPatches != (scanned.as<PatchPart>() != nullptr) || (isForPatches && isAgain))
                continue;
            const auto* told = scanned.as<ToolPart>();
            if (told && isToldAgain(*told, row, message.states)) {
                isAgain = true;
                continue;
            }
            Part part = scanned;
            if (isCut(part)) {
                if (auto whole = store.part(m_scan.session(), m_scan.outline()[size_t(row)].key, part.index, job))
                    part = *std::move(whole);
                else
                    ++m_skipped;
            }
            place.part = part.index;
            if (const auto* patch = part.as<PatchPart>())
                addPatch(place, *patch);
            else if (const auto* tool = part.as<ToolPart>()) {
                addCall(place, *tool);
                if (!hasPatch)
                    addToldDiff(place, *tool);
            }
        }
    }
}

/// Behind a rewind agents write what stays again, with the ids of the calls. A change counts once: where it stays, or
/// else where it was made. Two calls that are sent both are two, though a service gave them one id.
bool FileChangeScan::isToldAgain(const ToolPart& tool, qint64 row, MessageStates states)
{
    if (tool.callId.isEmpty())
        return false;
    const size_t said = qHashMulti(0, tool.input.text, tool.output.text, tool.metadata.text, tool.hasOutput);
    const std::pair key(tool.callId, said);
    const auto before = m_told.constFind(key);
    const bool wasTold = m_mayTellAgain && before != m_told.cend() && before->row != row;
    if (!wasTold && !tool.input.text.isEmpty())
        m_mayTellAgain = false; // from here on they are made
    if (wasTold && !before->isDiscarded)
        return true;
    if (wasTold) {
        const auto gone = std::ranges::equal_range(m_changes, before->row, {}, &FileChange::row);
        for (auto at = size_t(gone.end() - m_changes.begin()), first = at - gone.size(); at-- > first;)
            dropChange(at);
        m_told.erase(before);
    }
    if (!(states & (MessageStates(MessageState::Discarded) | MessageState::Summarised)))
        return false;
    const bool isDiscarded = states.testFlag(MessageState::Discarded);
    m_told.insert(key, {row, isDiscarded});
    if (isDiscarded && !m_mayDrop)
        m_mayDrop = row;
    return false;
}

void FileChangeScan::addCall(const FileChange& place, const ToolPart& tool)
{
    for (const ToolEdit& edit : toolEdits(tool)) {
        FileChange change = place;
        change.path = inFolder(edit.path);
        change.kind = edit.isWhole ? FileChange::Kind::Written : FileChange::Kind::Edited;
        change.origin = edit.isWhole ? FileChange::Origin::Content : FileChange::Origin::Replacement;
        change.before = edit.before;
        change.after = edit.after;
        change.isEverywhere = edit.isEverywhere;
        change.hasResult = tool.state == ToolPart::State::Completed;
        const diff::File file = edit.isWhole ? wholeContent(change.path, edit.after) : replacedText(change.path, edit);
        change.added = file.added;
        change.removed = file.removed;
        change.diff = diff::toUnified(file);
        change.length = change.diff.size();
        m_calls.push_back({m_changes.size(), tool.callId});
        m_changes.push_back(std::move(change));
    }
}

/// Some tools give back what they did as a diff, beside their output or in it: then it is known in which lines.
void FileChangeScan::addToldDiff(const FileChange& place, const ToolPart& tool)
{
    const auto call = std::ranges::find(m_calls, tool.callId, &Call::id);
    if (tool.callId.isEmpty() || call == m_calls.end() || tool.metadata.truncated)
        return;
    // Content that was given whole says more than what is different in it.
    if (m_changes[call->change].origin != FileChange::Origin::Replacement)
        return;
    const auto told = json::parse(tool.metadata.text.toUtf8());
    const json::Value* stored = told && told->isObject() ? told->find(u"diff") : nullptr;
    const bool isStored = stored && stored->isString();
    const QString text = isStored ? stored->string : hunksIn(tool.output);
    const QString path = m_changes[call->change].path;
    diff::File file;
    if (isStored)
        file.hunks = parseNumbered(text);
    if (file.hunks.empty()) {
        const std::vector<diff::File> files = diff::parseUnified(text);
        if (files.size() == 1 && isWhole(files))
            file = files.front();
    }
    if (file.hunks.empty())
        return;
    // Where the file was made, the names of the diff may not say so.
    file.oldPath = file.newPath = path;
    file.added = file.removed = 0;
    count(file);
    FileChange change = place;
    change.path = path;
    change.added = file.added;
    change.removed = file.removed;
    change.diff = diff::toUnified(file);
    change.length = change.diff.size();
    for (size_t i = m_calls.size(); i-- > 0;) {
        if (m_calls[i].id == tool.callId)
            dropChange(m_calls[i].change);
    }
    m_changes.push_back(std::move(change));
}

void FileChangeScan::addPatch(const FileChange& place, const PatchPart& patch)
{
    QString text = patch.diff.text;
    std::vector<diff::File> files = diff::parseUnified(text);
    // Models that write diffs count badly, and the lines say all that is needed.
    bool isRecounted = false;
    if (!isWhole(files)) {
        const QString other = diff::recounted(text);
        std::vector<diff::File> otherFiles = diff::parseUnified(other);
        isRecounted = isWhole(otherFiles);
        if (isRecounted) {
            text = other;
            files = std::move(otherFiles);
        }
    }
    // What a mailed patch begins with is no file.
    if (files.size() > 1)
        std::erase_if(files, [](const diff::File& file) { return file.path().isEmpty() && file.hunks.empty(); });
    if (files.empty())
        files.emplace_back();
    for (const diff::File& file : files) {
        FileChange change = place;
        change.path = inFolder(file.path());
        // Hunks alone, and what is no diff, are of the file that the store names.
        const bool isNamed = change.path.isEmpty() && files.size() == 1 && patch.files.size() == 1;
        if (isNamed)
            change.path = inFolder(patch.files.first().path);
        diff::File named = file;
        if (isNamed && !file.hunks.empty())
            named.oldPath = named.newPath = change.path;
        change.kind = kindOf(named);
        if (change.kind == FileChange::Kind::Renamed || change.kind == FileChange::Kind::Copied)
            change.oldPath = inFolder(file.oldPath);
        change.added = file.added;
        change.removed = file.removed;
        change.isRecounted = isRecounted;
        change.diff = text;
        change.from = file.source.isEmpty() ? 0 : file.source.data() - text.constData();
        change.length = file.source.isEmpty() ? text.size() : file.source.size();
        claimCalls(change);
        m_changes.push_back(std::move(change));
    }
}

/// Takes away the call that the patch records: the oldest one of its file, and those whose new text is among its lines.
void FileChangeScan::claimCalls(const FileChange& patch)
{
    std::vector<QStringView> lines;
    const auto holds = [&](const FileChange& call) {
        if (lines.empty()) {
            for (const QStringView line : patch.section().split(u'\n'))
                lines.push_back(line.isEmpty() ? line : line.sliced(1));
        }
        return std::ranges::all_of(QStringView(call.after).split(u'\n'), [&lines](QStringView wanted) {
            return std::ranges::any_of(lines, [wanted](QStringView line) { return line.contains(wanted); });
        });
    };
    bool isFirst = true;
    for (size_t i = 0; i < m_calls.size();) {
        const FileChange& call = m_changes[m_calls[i].change];
        if (!isSamePath(call.path, patch.path) || (!isFirst && !holds(call))) {
            ++i;
            continue;
        }
        isFirst = false;
        dropChange(m_calls[i].change);
    }
}

void FileChangeScan::dropChange(size_t at)
{
    m_changes.erase(m_changes.begin() + ptrdiff_t(at));
    std::erase_if(m_calls, [at](const Call& call) { return call.change == at; });
    for (Call& later : m_calls)
        later.change -= later.change > at ? 1 : 0;
}

QString FileChangeScan::inFolder(const QString& path) const
{
    return pathInFolder(path, m_directory);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/netchange.h"

#include "core/base/text.h"
#include "core/diff/linediff.h"
#include "core/diff/unifiedwriter.h"
#include "core/filechanges/knownlines.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemma {

namespace {

using Break = NetStep::Break;
using Kind = FileChange::Kind;

/// The digits of a mode that tell a file from a link, which git does not make of one another.
QStringView typeOf(QStringView mode)
{
    constexpr qsizetype Digits = 3;
    return mode.isEmpty() ? QStringView(u"100") : mode.first(std::min(Digits, mode.size()));
}

/// Whether no line follows what changes last, so that git takes it to be the end of the file.
bool isUpToTheEnd(const std::vector<diff::Hunk>& hunks)
{
    using PatchLine = diff::Line::Kind;
    const auto isOfFile = [](const diff::Line& line) { return line.kind != PatchLine::Note; };
    if (hunks.empty())
        return false;
    const auto& lines = hunks.back().lines;
    const auto last = std::find_if(lines.rbegin(), lines.rend(), isOfFile);
    return last != lines.rend() && last->kind != PatchLine::Context;
}

/// Whether a diff shows the end of the file: by words, or as one that has lines around what it changes.
bool showsTheEnd(const diff::File& file)
{
    if (!isUpToTheEnd(file.hunks))
        return false;
    const diff::Hunk& hunk = file.hunks.back();
    return hunk.oldStart <= 1 || hunk.lines.front().kind == diff::Line::Kind::Context
        || std::ranges::contains(hunk.lines, diff::NoLineEnd, &diff::Line::text);
}

/// A file of which all lines go.
std::vector<diff::Hunk> goneLines(QStringView content)
{
    std::vector<diff::Hunk> hunks = diff::newLines(content);
    for (diff::Hunk& hunk : hunks) {
        std::swap(hunk.oldStart, hunk.newStart);
        std::swap(hunk.oldCount, hunk.newCount);
        for (diff::Line& line : hunk.lines) {
            std::swap(line.oldNumber, line.newNumber);
            if (line.kind == diff::Line::Kind::Added)
                line.kind = diff::Line::Kind::Removed;
        }
    }
    return hunks;
}

/// One file through all of its changes.
class FileTrack
{
public:
    explicit FileTrack(const FileChange& first)
        : m_firstPath(first.kind == Kind::Renamed ? first.oldPath : first.path)
        , m_first(first.kind)
    {
        m_net.path = m_firstPath;
    }

    void take(const FileChange& change, size_t index);
    [[nodiscard]] NetChange end();

private:
    [[nodiscard]] bool follow(const FileChange& change, const diff::File& file);
    [[nodiscard]] bool begin(const FileChange& change, const diff::File& file, Break why);
    void addTo(const FileChange& change, size_t index, Break why);
    void addAlone(const FileChange& change, size_t index, Break why);
    void close();
    [[nodiscard]] bool replace(const FileChange& change);
    void takeModes(const diff::File& file);

    [[nodiscard]] NetChange::Kind kind() const;

    QString m_firstPath;
    Kind m_first;
    Kind m_last = Kind::Edited;
    NetChange m_net;
    bool m_isOpen = false; ///< the last step takes more changes
    bool m_showsEnd = false; ///< a change of the open step does
    bool m_hasUnknownPlace = false; ///< the last change did not say where it was made
    // Of the open step:
    KnownLines m_lines;
    QString m_stepPath; ///< when it began
    QString m_oldMode;
    QString m_newMode;
    std::vector<QString> m_texts; ///< that m_lines points into
};

void FileTrack::takeModes(const diff::File& file)
{
    if (m_oldMode.isEmpty())
        m_oldMode = file.oldMode.toString();
    if (!file.newMode.isEmpty())
        m_newMode = file.newMode.toString();
}

/// A text replaced by another: in one place, or in all of a file that is known.
bool FileTrack::replace(const FileChange& change)
{
    if (!change.isEverywhere)
        return m_lines.replace(change.before, change.after, m_texts);
    if (!m_lines.isWholeKnown())
        return false;
    m_texts.push_back(m_lines.text().replace(change.before, change.after));
    return m_lines.setContent(diff::newLines(m_texts.back()));
}

/// Takes the change into what is known; false, and nothing happens, where it does not follow.
bool FileTrack::follow(const FileChange& change, const diff::File& file)
{
    switch (change.origin) {
    case FileChange::Origin::Replacement:
        return replace(change);
    case FileChange::Origin::Content:
        return m_lines.setContent(file.hunks);
    case FileChange::Origin::Patch:
        break;
    }
    if (change.kind == Kind::Created)
        return !m_lines.hasFile() && m_lines.setContent(file.hunks);
    if (!m_lines.hasFile() || !m_lines.apply(file.hunks))
        return false;
    return change.kind != Kind::Deleted || m_lines.removeFile();
}

bool FileTrack::begin(const FileChange& change, const diff::File& file, Break why)
{
    close();
    const bool isNew = change.kind == Kind::Created || change.kind == Kind::Written;
    m_lines = isNew ? KnownLines::ofNoFile() : KnownLines();
    m_stepPath = m_net.path;
    m_oldMode.clear();
    m_newMode.clear();
    m_showsEnd = false;
    m_isOpen = follow(change, file);
    if (m_isOpen)
        m_net.steps.push_back({why, {}, {}, true});
    return m_isOpen;
}

/// A change that nothing can be put together with.
void FileTrack::addAlone(const FileChange& change, size_t index, Break why)
{
    close();
    const bool isBinaryPatch = change.kind == Kind::Binary && change.section().contains(u"GIT binary patch");
    const bool isCopy = change.kind == Kind::Copied;
    m_net.steps.push_back({why, {index}, change.section().toString(), isBinaryPatch || isCopy});
    m_net.added += change.added;
    m_net.removed += change.removed;
}

void FileTrack::close()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    diff::File file;
    file.oldPath = m_lines.hadFile() ? m_stepPath : QString();
    file.newPath = m_lines.hasFile() ? m_net.path : QString();
    file.isRename = m_lines.hadFile() && m_lines.hasFile() && m_stepPath != m_net.path;
    file.oldMode = m_oldMode;
    file.newMode = m_newMode;
    file.hunks = m_lines.hunks();
    NetStep& step = m_net.steps.back();
    // Other lines may follow those that are known.
    step.isApplicable = m_showsEnd || m_lines.isWholeKnown() || !isUpToTheEnd(file.hunks);
    const bool isThere = m_lines.hadFile() || m_lines.hasFile();
    const bool isOther = m_lines.hadFile() != m_lines.hasFile() || file.isRename || !file.hunks.empty()
        || (!m_oldMode.isEmpty() && !m_newMode.isEmpty() && m_oldMode != m_newMode);
    // Of another type it is another file, which takes the place of the one that goes.
    std::vector<diff::File> files;
    QString before;
    QString now;
    if (m_lines.hadFile() && m_lines.hasFile() && typeOf(m_oldMode) != typeOf(m_newMode) && m_lines.isWholeKnown()) {
        before = m_lines.textBefore();
        now = m_lines.text();
        file.isRename = false;
        diff::File gone = file;
        gone.newPath.clear();
        gone.hunks = goneLines(before);
        file.oldPath.clear();
        file.hunks = diff::newLines(now);
        files = {std::move(gone), std::move(file)};
    } else if (isThere && isOther) {
        files = {std::move(file)};
    }
    for (const diff::File& one : files) {
        step.diff += diff::toUnified(one);
        for (const diff::Hunk& hunk : one.hunks) {
            m_net.added += int(std::ranges::count(hunk.lines, diff::Line::Kind::Added, &diff::Line::kind));
            m_net.removed += int(std::ranges::count(hunk.lines, diff::Line::Kind::Removed, &diff::Line::kind));
        }
    }
    m_texts.clear();
}

void FileTrack::take(const FileChange& change, size_t index)
{
    const bool isFirst = m_net.steps.empty();
    const bool wasUnknownPlace = std::exchange(m_hasUnknownPlace, false);
    m_last = change.kind;
    addTo(change, index,
        isFirst                                            ? Break::None
            : wasUnknownPlace                              ? Break::AfterUnknownPlace
            : change.origin == FileChange::Origin::Content ? Break::UnknownContent
                                                           : Break::Mismatch);
    m_net.path = change.path;
}

/// @p why: the break, if it does not follow.
void FileTrack::addTo(const FileChange& change, size_t index, Break why)
{
    switch (change.kind) {
    case Kind::Binary:
        return addAlone(change, index, Break::Binary);
    case Kind::Malformed:
        return addAlone(change, index, Break::Malformed);
    case Kind::Copied:
        return addAlone(change, index, Break::Copied);
    default:
        break;
    }
    const std::vector<diff::File> files = diff::parseUnified(change.section());
    const diff::File none;
    const diff::File& file = files.empty() ? none : files.front();
    if (!m_isOpen || !follow(change, file)) {
        if (change.origin == FileChange::Origin::Replacement) {
            m_hasUnknownPlace = true;
            return addAlone(change, index, Break::UnknownPlace);
        }
        if (!begin(change, file, why))
            return addAlone(change, index, Break::Malformed); // it contradicts itself
    }
    takeModes(file);
    m_showsEnd = m_showsEnd || (change.origin == FileChange::Origin::Patch && showsTheEnd(file));
    m_net.steps.back().changes.push_back(index);
}

NetChange::Kind FileTrack::kind() const
{
    using enum NetChange::Kind;
    const Break first = m_net.steps.front().why;
    if ((first == Break::Binary || first == Break::Malformed)
        && std::ranges::all_of(m_net.steps, [first](const NetStep& step) { return step.why == first; }))
        return first == Break::Binary ? Binary : Malformed;
    if (m_net.isComposed() && m_net.steps.front().diff.isEmpty())
        return Nothing;
    if (m_last == Kind::Deleted)
        return Deleted;
    if (m_first == Kind::Created || m_first == Kind::Copied || m_first == Kind::Written)
        return m_first == Kind::Written ? Written : Created;
    return m_net.path == m_firstPath ? Edited : Renamed;
}

NetChange FileTrack::end()
{
    close();
    m_net.kind = kind();
    if (m_net.path != m_firstPath)
        m_net.oldPath = m_firstPath;
    return std::move(m_net);
}

} // namespace

std::vector<size_t> NetChange::changes() const
{
    std::vector<size_t> all;
    for (const NetStep& step : steps)
        all.insert(all.end(), step.changes.begin(), step.changes.end());
    return all;
}

std::vector<NetChange> netChanges(std::span<const FileChange> changes, const JobControl& job)
{
    std::vector<FileTrack> tracks;
    QHash<QString, size_t> byPath; // as the files are called now
    for (size_t i = 0; i < changes.size() && !job.isCancelled(); ++i) {
        const FileChange& change = changes[i];
        const bool isRename = change.kind == FileChange::Kind::Renamed;
        const auto known = byPath.constFind(isRename ? change.oldPath : change.path);
        const size_t track = known == byPath.constEnd() ? tracks.size() : *known;
        if (track == tracks.size())
            tracks.emplace_back(change);
        if (isRename)
            byPath.remove(change.oldPath);
        byPath.insert(change.path, track);
        tracks[track].take(change, i);
    }
    std::vector<NetChange> net;
    net.reserve(tracks.size());
    for (FileTrack& track : tracks)
        net.push_back(track.end());
    std::ranges::stable_sort(net, isNaturallyLess, &NetChange::path);
    return net;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/compare.h"

#include "core/filechanges/tooledits.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What one part does to one file.
struct FileEdit
{
    QString path;
    int added = 0;
    int removed = 0;
    quint64 hash = 0;
    bool isPatch = false;
};

int lineCount(QStringView text)
{
    if (text.isEmpty())
        return 0;
    return int(text.count(u'\n')) + (text.endsWith(u'\n') ? 0 : 1);
}

/// The text of a diff that is about one of its files.
QStringView sectionOf(QStringView diff, const QString& path, qsizetype files)
{
    if (files < 2)
        return diff;
    for (qsizetype at = diff.indexOf(u"\n+++ "); at >= 0; at = diff.indexOf(u"\n+++ ", at + 1)) {
        const qsizetype lineEnd = diff.indexOf(u'\n', at + 1);
        const QStringView line = diff.sliced(at, (lineEnd < 0 ? diff.size() : lineEnd) - at);
        if (!line.contains(path))
            continue;
        const qsizetype end = diff.indexOf(u"\n--- ", at + 1);
        return diff.sliced(at, (end < 0 ? diff.size() : end) - at);
    }
    return diff;
}

void addPatch(std::vector<FileEdit>& edits, const PatchPart& patch)
{
    for (const PatchFile& file : patch.files) {
        const QStringView section = sectionOf(patch.diff.text, file.path, patch.files.size());
        edits.push_back({file.path, file.added, file.removed, ::qHash(section, 1), true});
    }
}

/// An edit in the input of a tool: a path with old and new text, or with all of the new content.
void addToolEdits(std::vector<FileEdit>& edits, const ToolPart& tool)
{
    for (const ToolEdit& edit : toolEdits(tool)) {
        const quint64 hash = ::qHash(edit.after, ::qHash(edit.before, size_t(1)));
        edits.push_back({edit.path, lineCount(edit.after), lineCount(edit.before), hash, false});
    }
}

using Change = ComparedFile::Change;

QHash<QString, Change> changesOf(const std::vector<CompareItem>& items)
{
    std::vector<FileEdit> edits;
    for (const CompareItem& item : items) {
        if (const auto* patch = item.content().as<PatchPart>())
            addPatch(edits, *patch);
        else if (const auto* tool = item.content().as<ToolPart>())
            addToolEdits(edits, *tool);
    }
    // A patch that records a tool's edit would count it twice.
    QSet<QString> patched;
    for (const FileEdit& edit : edits) {
        if (edit.isPatch)
            patched.insert(edit.path);
    }
    QHash<QString, Change> changes;
    for (const FileEdit& edit : edits) {
        const bool told = !edit.isPatch && std::ranges::any_of(patched, [&edit](const QString& path) {
            return path == edit.path || edit.path.endsWith(u'/' + path);
        });
        if (told)
            continue;
        Change& change = changes[edit.path];
        change.added += edit.added;
        change.removed += edit.removed;
        ++change.edits;
        change.hash = ::qHash(edit.hash, size_t(change.hash));
    }
    return changes;
}

} // namespace

std::vector<ComparedFile> comparedFiles(const std::vector<CompareItem>& a, const std::vector<CompareItem>& b)
{
    const QHash<QString, Change> changesA = changesOf(a);
    const QHash<QString, Change> changesB = changesOf(b);
    std::vector<ComparedFile> files;
    for (const auto& [path, change] : changesA.asKeyValueRange())
        files.push_back({path, change, changesB.value(path)});
    for (const auto& [path, change] : changesB.asKeyValueRange()) {
        if (!changesA.contains(path))
            files.push_back({path, {}, change});
    }
    const auto rank = [](const ComparedFile& file) {
        using enum CompareRow::Mark;
        switch (file.mark()) {
        case Differs:
            return 0;
        case OnlyA:
            return 1;
        case OnlyB:
            return 2;
        case Same:
            break;
        }
        return 3;
    };
    std::ranges::sort(files, [&rank](const ComparedFile& one, const ComparedFile& two) {
        return rank(one) != rank(two) ? rank(one) < rank(two) : one.path < two.path;
    });
    return files;
}

} // namespace stemma

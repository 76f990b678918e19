// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/filecomposer.h"

namespace stemma {

QString FileComposer::originalOf(const QString& path) const
{
    return path.startsWith(m_copy + u'/') ? m_original + path.sliced(m_copy.size()) : path;
}

FileComposer::File& FileComposer::fileAt(const QString& path, qint64 size)
{
    const auto known = m_files.find(path);
    if (known != m_files.end())
        return *known;
    File file;
    file.wasThere = file.isThere = size >= 0;
    file.sizeBefore = qMax<qint64>(0, size);
    if (size > 0)
        file.runs = {Run {originalOf(path), 0, size}};
    return *m_files.insert(path, file);
}

/// Puts new bytes in the place of a range.
void FileComposer::replace(File& file, qint64 offset, qint64 length, qint64 newLength)
{
    std::vector<Run> runs;
    qint64 at = 0;
    bool isPut = false;
    const auto put = [&] {
        if (!isPut && newLength > 0)
            runs.push_back({{}, 0, newLength});
        isPut = true;
    };
    for (const Run& run : file.runs) {
        const qint64 end = at + run.length;
        if (const qint64 kept = qMin(end, offset) - at; kept > 0)
            runs.push_back({run.from, run.offset, kept});
        if (end > offset || (end == offset && length == 0))
            put();
        if (const qint64 kept = end - qMax(at, offset + length); kept > 0)
            runs.push_back({run.from, run.offset + run.length - kept, kept});
        at = end;
    }
    put();
    file.runs = std::move(runs);
}

void FileComposer::take(const FileScript& script, const FileChanges& changes)
{
    for (qsizetype i = 0; i < changes.list.size(); ++i) {
        const StagedChange& change = changes.list.at(i);
        const FileStep& step = script.steps.at(i);
        File& file = fileAt(change.path, change.sizeBefore);
        file.mtimeNs = step.mtimeNs;
        file.allowOpenWriters = file.allowOpenWriters && step.allowOpenWriters;
        switch (change.kind) {
        case FileStep::Kind::Change:
            for (qsizetype k = 0; k < change.after.size(); ++k) // in order: what comes before is replaced already
                replace(file, change.after.at(k).offset, change.before.at(k).length, change.after.at(k).length);
            break;
        case FileStep::Kind::Create:
            file.isThere = true;
            file.runs = {Run {{}, 0, change.sizeAfter}};
            file.like = step.like;
            break;
        case FileStep::Kind::Remove:
            file.isThere = false;
            file.runs.clear();
            break;
        case FileStep::Kind::Rename: {
            const File moved = std::exchange(file, File {file.wasThere, false, {}, file.sizeBefore, {}, -1, false});
            File& target = fileAt(change.to, -1);
            target.isThere = true;
            target.runs = moved.runs;
            target.like = moved.wasThere ? change.path : moved.like;
            break;
        }
        }
    }
}

FileContent FileComposer::contentOf(const QString& path, const File& file) const
{
    FileContent content;
    qint64 at = 0;
    for (const Run& run : file.runs) {
        content.add(run.from.isEmpty() ? path : run.from, run.from.isEmpty() ? at : run.offset, run.length);
        at += run.length;
    }
    return content;
}

/// What differs from the original, from one run that was left in its place to the next.
QList<FileSplice> FileComposer::splicesOf(const QString& path, const File& file) const
{
    const QString original = originalOf(path);
    QList<FileSplice> splices;
    qint64 kept = 0; // of the original, so far
    qint64 at = 0;
    FileContent fresh;
    const auto close = [&](qint64 next) {
        if (next > kept || !fresh.isEmpty())
            splices += FileSplice {kept, next - kept, std::exchange(fresh, {})};
    };
    for (const Run& run : file.runs) {
        if (run.from == original && run.offset >= kept) {
            close(run.offset);
            kept = run.offset + run.length;
        } else {
            fresh.add(run.from.isEmpty() ? path : run.from, run.from.isEmpty() ? at : run.offset, run.length);
        }
        at += run.length;
    }
    close(file.sizeBefore);
    return splices;
}

FileScript FileComposer::script() const
{
    FileScript script;
    for (auto at = m_files.cbegin(); at != m_files.cend(); ++at) {
        const File& file = *at;
        FileStep step;
        step.path = originalOf(at.key());
        step.mtimeNs = file.mtimeNs;
        if (!file.isThere) {
            step.kind = FileStep::Kind::Remove;
            step.mtimeNs = -1;
            if (file.wasThere)
                script.steps += step;
        } else if (file.wasThere) {
            step.splices = splicesOf(at.key(), file);
            step.allowOpenWriters = file.allowOpenWriters;
            if (!step.splices.isEmpty())
                script.steps += step;
        } else {
            step.kind = FileStep::Kind::Create;
            step.content = contentOf(at.key(), file);
            QString like = file.like;
            for (auto of = m_files.constFind(like); of != m_files.cend() && !of->wasThere; of = m_files.constFind(like))
                like = of->like; // it is new itself
            step.like = originalOf(like);
            script.steps += step;
        }
    }
    return script;
}

} // namespace stemma

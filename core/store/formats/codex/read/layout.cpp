// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/read/layout.h"

#include "core/store/content/contentblocks.h"
#include "core/store/formats/codex/read/codec.h"
#include "core/store/json/jsonlines.h"
#include "core/store/transcript/transcriptsources.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::codex {

namespace {

constexpr QLatin1StringView RolloutBeginning {"rollout-"};
constexpr QLatin1StringView SessionsFolder {"sessions"};
constexpr int DeepestFolder = 4; ///< sessions, year, month, day

class RolloutReader final : public ListingReader
{
public:
    void skim(QByteArrayView /*line*/) override { }
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const override;
    /// Where no event tells of a prompt, a message does.
    void finish()
    {
        if (summary.firstPrompt.isEmpty())
            summary.firstPrompt = m_message;
    }

private:
    void takeValue(const json::Value& line) override;
    void takeHead(const json::Value& line);
    void takeEvent(const json::Value& event);
    void setPrompt(QString& prompt, const QString& text)
    {
        if (prompt.isEmpty() && !isInjectedText(text.toUtf8()))
            prompt = text.left(ListingSummary::PromptLength);
    }

    bool m_hasHead = false;
    QString m_message;
};

bool RolloutReader::isWorth(QByteArrayView line, bool isTail) const
{
    if (line.contains("\"thread_name_updated\""))
        return true;
    const bool needsPrompt = !isTail && summary.firstPrompt.isEmpty();
    const bool isPrompt = line.contains("\"user_message\"") || line.contains("\"UserMessage\"")
        || (m_message.isEmpty() && line.contains("\"user\""));
    const bool isModel = !isTail && summary.model.isEmpty() && line.contains("\"turn_context\"");
    return (needsPrompt && isPrompt) || isModel || (!isTail && !m_hasHead);
}

void RolloutReader::takeHead(const json::Value& line)
{
    const json::Value& head = recordOf(line);
    m_hasHead = true;
    summary.innerId = textOf(head, u"id");
    summary.directory = textOf(head, u"cwd");
    summary.forkedFrom = textOf(head, u"forked_from_id");
    if (const json::Value* agent = head[u"source"].find(u"subagent")) {
        summary.isSideChain = true;
        const QString spawned = textOf((*agent)[u"thread_spawn"], u"parent_thread_id");
        const QString parent = spawned.isEmpty() ? textOf(head, u"parent_thread_id") : spawned;
        summary.forkedFrom = parent.isEmpty() ? summary.forkedFrom : parent;
    }
    if (const json::Value& base = head[u"history_base"]; base.isObject()) {
        summary.baseId = textOf(base, u"thread_id");
        summary.baseBytes = base[u"end_byte_offset"].toInteger().value_or(0);
    }
}

void RolloutReader::takeEvent(const json::Value& event)
{
    const QString type = textOf(event, u"type");
    const json::Value& item = event[u"item"];
    if (type == "thread_name_updated"_L1) {
        const QString thread = textOf(event, u"thread_id");
        if (thread.isEmpty() || thread == summary.innerId)
            summary.title = textOf(event, u"thread_name");
    } else if (type == "user_message"_L1) {
        setPrompt(summary.firstPrompt, textOf(event, u"message"));
    } else if (textOf(item, u"type") == "UserMessage"_L1) {
        setPrompt(summary.firstPrompt, firstText(item[u"content"]));
    }
}

void RolloutReader::takeValue(const json::Value& line)
{
    const QString type = textOf(line, u"type");
    const json::Value& payload = payloadOf(line);
    if (!m_hasHead && (type == "session_meta"_L1 || (type.isEmpty() && !textOf(line, u"id").isEmpty())))
        takeHead(line);
    else if (type == "turn_context"_L1 && summary.model.isEmpty())
        summary.model = textOf(payload, u"model");
    else if (type == "event_msg"_L1)
        takeEvent(payload);
    else if (const json::Value& item = type == "message"_L1 ? line : payload; textOf(item, u"role") == "user"_L1)
        setPrompt(m_message, firstText(item[u"content"]));
}

void nameThreads(std::vector<TranscriptFile>& files)
{
    std::ranges::sort(files, {}, &TranscriptFile::path);
    QHash<QString, std::pair<QString, size_t>> newest; // revision and file, by thread
    for (size_t i = 0; i < files.size(); ++i) {
        const RolloutName name = RolloutName::of(files[i].path);
        const QString key = files[i].project + u'/' + name.thread;
        const auto known = newest.constFind(key);
        if (known == newest.cend() || known->first <= name.revision)
            newest.insert(key, {name.revision, i});
    }
    for (size_t i = 0; i < files.size(); ++i) {
        const RolloutName name = RolloutName::of(files[i].path);
        const bool isNewest = newest.value(files[i].project + u'/' + name.thread).second == i;
        files[i].id = isNewest ? name.thread : QFileInfo(files[i].path).fileName().section(u'.', 0, 0);
    }
}

} // namespace

RolloutName RolloutName::of(const QString& path)
{
    constexpr qsizetype TimeLength = 19; // 2026-11-21T23-42-49
    RolloutName name;
    QString stem = path.sliced(path.lastIndexOf(u'/') + 1);
    name.isPacked = stem.endsWith(PackedTranscriptEnding);
    const qsizetype ending = name.isPacked ? PackedTranscriptEnding.size() : TranscriptEnding.size();
    if (!stem.startsWith(RolloutBeginning) || !(name.isPacked || stem.endsWith(TranscriptEnding)))
        return {};
    stem = stem.chopped(ending).sliced(RolloutBeginning.size());
    if (stem.size() <= TimeLength + 1 || stem[TimeLength] != u'-')
        return {};
    name.time = stem.first(TimeLength);
    name.thread = stem.sliced(TimeLength + 1).section(u'_', 0, 0);
    name.revision = stem.sliced(TimeLength + 1).section(u'_', 1);
    return name;
}

const Layout& Layout::instance()
{
    static const Layout layout;
    return layout;
}

Result<std::vector<TranscriptFile>> Layout::find(
    const QString& path, QStringList& unreadable, const JobControl& job) const
{
    std::vector<TranscriptFile> files;
    if (!QFileInfo(path).isDir()) {
        QString id = RolloutName::of(path).thread;
        if (id.isEmpty())
            id = textOf(headIn(firstBytesOf(path, ListingSummary::WindowBytes)), u"id");
        files.push_back({.id = id.isEmpty() ? QFileInfo(path).completeBaseName() : id, .path = path});
        return files;
    }
    QList<std::pair<QString, QString>> folders; // with their projects
    for (const auto& [name, project] : {std::pair(SessionsFolder, QString()), {ArchiveFolder, ArchiveFolder}}) {
        if (const QString folder = path + u'/' + name; QFileInfo(folder).isDir())
            folders.emplaceBack(folder, project);
    }
    if (folders.isEmpty())
        folders.emplaceBack(path, QFileInfo(path).fileName() == ArchiveFolder ? ArchiveFolder : QString());
    const auto isRollout = [](const QString& name) { return !RolloutName::of(name).thread.isEmpty(); };
    const auto isDate
        = [](const QString& name) { return std::ranges::all_of(name, [](QChar c) { return c.isDigit(); }); };
    for (const auto& [folder, project] : std::as_const(folders)) {
        const Result<> done
            = addTranscriptsBelow(folder, {project, DeepestFolder, isRollout, isDate}, files, unreadable, job);
        if (!done)
            return std::unexpected(done.error());
    }
    dropPacked(files);
    nameThreads(files);
    return files;
}

ListingSummary Layout::summarise(const QString& path) const
{
    constexpr qint64 MostBytes = 1 << 20; // until the first prompt
    RolloutReader reader;
    const bool isPacked = RolloutName::of(path).isPacked;
    if (isPacked) {
        const QByteArray head = firstBytesOf(path, MostBytes);
        if (head.size() < MostBytes) {
            reader.takeWhole(head);
        } else {
            reader.takeFurther(head);
            reader.takeTail(lastBytesOfPacked(path, ListingSummary::WindowBytes));
        }
    } else if (!readListing(path, reader)) {
        return {};
    } else if (reader.summary.firstPrompt.isEmpty() && !reader.summary.isWhole) {
        reader.takeFurther(firstBytesOf(path, MostBytes));
    }
    reader.finish();
    return reader.summary;
}

QStringList Layout::belongings(const TranscriptFile& file) const
{
    const RolloutName name = RolloutName::of(file.path);
    if (name.thread.isEmpty() || file.id != name.thread)
        return {};
    const QFileInfo info(file.path);
    QStringList others;
    const QStringList found
        = QDir(info.path()).entryList({RolloutBeginning + u'*' + name.thread + u'*'}, QDir::Files, QDir::Name);
    for (const QString& other : found) {
        const RolloutName one = RolloutName::of(other);
        if (other != info.fileName() && one.thread == name.thread && one.revision <= name.revision)
            others << info.path() + u'/' + other;
    }
    return others;
}

QStringList Layout::baseIds(const QString& path) const
{
    const RolloutName name = RolloutName::of(path);
    QStringList ids {name.revision, name.thread};
    ids.removeAll(QString());
    return ids;
}

QString Layout::placeOfBases(const QString& path) const
{
    const QString home = homeOf(path);
    return home.isEmpty() ? StoreLayout::placeOfBases(path) : home;
}

QString homeFolder()
{
    const QString set = qEnvironmentVariable("CODEX_HOME");
    return set.isEmpty() ? QDir::home().absoluteFilePath(u".codex"_s) : set;
}

QString homeOf(const QString& path)
{
    const QFileInfo asked(path);
    if (asked.isDir() && QFileInfo(path + u'/' + SessionsFolder).isDir())
        return path;
    QString folder = asked.isDir() ? path : asked.path();
    for (int i = 0; i <= DeepestFolder; ++i) {
        const QFileInfo info(folder);
        if (info.fileName() == SessionsFolder || info.fileName() == ArchiveFolder)
            return info.path();
        folder = info.path();
    }
    return {};
}

json::Value headIn(QByteArrayView bytes)
{
    json::Value line;
    visitHead(bytes, [&line](const json::Value& first) {
        line = first;
        return true;
    });
    if (textOf(line, u"type") == "session_meta"_L1 && payloadOf(line).isObject())
        return payloadOf(line);
    const bool isBare = !line.find(u"type") && !textOf(line, u"id").isEmpty() && !textOf(line, u"timestamp").isEmpty()
        && line.find(u"instructions");
    return isBare ? line : json::Value();
}

QString modeOf(const json::Value& head)
{
    if (!head.isObject())
        return {};
    const bool isBare = !head.find(u"cli_version") && !head.find(u"originator") && head.find(u"instructions");
    if (isBare)
        return u"bare"_s;
    return textOf(head, u"history_mode") == "paginated"_L1 ? u"paginated"_s : u"legacy"_s;
}

QString modeIn(const QString& folder)
{
    constexpr size_t MostFiles = 48;
    QStringList unreadable;
    const auto found = Layout::instance().find(folder, unreadable, JobControl());
    if (!found)
        return {};
    std::vector<QString> paths;
    for (const TranscriptFile& file : *found)
        paths.push_back(file.path);
    std::ranges::sort(paths, std::greater(), [](const QString& path) { return RolloutName::of(path).time; });
    QString mode;
    for (size_t i = 0; i < qMin(MostFiles, paths.size()) && mode != "legacy"_L1; ++i) {
        const QString own = modeOf(headIn(firstBytesOf(paths[i], ListingSummary::WindowBytes)));
        mode = own.isEmpty() ? mode : own;
    }
    return mode;
}

} // namespace stemma::codex

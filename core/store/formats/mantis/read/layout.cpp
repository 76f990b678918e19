// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/layout.h"

#include "core/store/json/json.h"
#include "core/store/transcript/recordtime.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <ctime>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

using simdjson::dom::element;
using simdjson::dom::object;

/// Texts that the program wraps around what it puts into prompts itself.
constexpr std::array<QLatin1StringView, 11> Wrappers = {"<system-reminder"_L1, "<command-name"_L1,
    "<command-message"_L1, "<command-args"_L1, "<local-command-stdout"_L1, "<local-command-stderr"_L1, "<bash-input"_L1,
    "<bash-stdout"_L1, "<bash-stderr"_L1, "<user-memory-input"_L1, "<ide_"_L1};

std::string_view textIn(const object& from, std::string_view key)
{
    std::string_view text;
    return from[key].get_string().get(text) == simdjson::SUCCESS ? text : std::string_view();
}

QString stringIn(const object& from, std::string_view key)
{
    const std::string_view text = textIn(from, key);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

bool isTrue(const object& from, std::string_view key)
{
    bool value = false;
    return from[key].get_bool().get(value) == simdjson::SUCCESS && value;
}

/// The prompt of a user's message: its text, or the first text among its blocks.
QString promptOf(const object& message)
{
    if (const QString whole = stringIn(message, "content"); !whole.isEmpty())
        return whole;
    simdjson::dom::array blocks;
    if (message["content"].get_array().get(blocks) != simdjson::SUCCESS)
        return {};
    for (const element item : blocks) {
        object block;
        if (item.get(block) == simdjson::SUCCESS && textIn(block, "type") == "text")
            return stringIn(block, "text");
    }
    return {};
}

class Reader final : public ListingReader
{
public:
    void skim(QByteArrayView line) override;
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const override;
    void take(QByteArrayView line) override;
    void takePrefix(QByteArrayView line) override;

private:
    void takeObject(const object& line);
    void takePrompt(const object& line);

    simdjson::dom::parser m_parser;
};

/// The library writes both ids first; where they stand elsewhere, the whole file is looked at instead.
void Reader::skim(QByteArrayView line)
{
    seeLink(textNear(line, "\"uuid\":\""), textNear(line, "\"parent_uuid\":\""));
}

void Reader::takePrompt(const object& line)
{
    object message;
    const bool isUser = textIn(line, "type") == "user" || textIn(line, "role") == "user";
    const bool isMeta = isTrue(line, "is_meta") || isTrue(line, "isSynthetic") || isTrue(line, "isMeta");
    if (!isUser || isMeta || !summary.firstPrompt.isEmpty())
        return;
    const bool isNested = line["message"].get_object().get(message) == simdjson::SUCCESS;
    const QString prompt = promptOf(isNested ? message : line);
    const bool isWrapped = std::ranges::any_of(Wrappers, [&](QLatin1StringView tag) { return prompt.startsWith(tag); });
    if (!isWrapped)
        summary.firstPrompt = prompt.left(ListingSummary::PromptLength);
}

void Reader::takeObject(const object& line)
{
    const std::string_view type = textIn(line, "type");
    if (type == "custom-title")
        summary.title = stringIn(line, "custom_title");
    else if (type == "last-prompt")
        summary.lastPrompt = stringIn(line, "last_prompt");
    if (summary.innerId.isEmpty())
        summary.innerId = stringIn(line, "session_id");
    if (summary.directory.isEmpty())
        summary.directory = stringIn(line, "cwd");
    if (summary.model.isEmpty() && type == "system")
        summary.model = stringIn(line, "model");
    const auto time = RecordTime::toMs(RecordTime::parse(textIn(line, "timestamp")).order);
    if (time) {
        summary.createdMs = summary.createdMs.value_or(*time);
        summary.updatedMs = std::max(summary.updatedMs.value_or(*time), *time);
        summary.isSideChain = summary.isSideChain || isTrue(line, "is_sidechain");
    }
    object origin;
    if (summary.forkedFrom.isEmpty() && line["forked_from"].get_object().get(origin) == simdjson::SUCCESS)
        summary.forkedFrom = stringIn(origin, "session_id");
    if (line["forked_from"].get_object().get(origin) == simdjson::SUCCESS)
        summary.forkedAt = stringIn(origin, "message_uuid");
    takePrompt(line);
}

/// Lines that can add nothing are not parsed.
bool Reader::isWorth(QByteArrayView line, bool isTail) const
{
    if (!isTail && (summary.firstPrompt.isEmpty() || summary.directory.isEmpty()))
        return true;
    return line.contains("\"custom-title\"") || line.contains("\"last-prompt\"") || line.contains("\"forked_from\"");
}

void Reader::take(QByteArrayView line)
{
    object root;
    if (m_parser.parse(line.data(), size_t(line.size()), false).get(root) == simdjson::SUCCESS)
        takeObject(root);
}

void Reader::takePrefix(QByteArrayView line)
{
    const auto value = json::parsePrefix(line);
    if (!value || !value->isObject())
        return;
    object root;
    const QByteArray closed = json::toJson(*value);
    if (m_parser.parse(closed.constData(), size_t(closed.size())).get(root) == simdjson::SUCCESS)
        takeObject(root);
}

bool exists(const QString& folder, const QString& name)
{
    return QFileInfo(folder + u'/' + name).isDir();
}

/// The folders that hold transcripts, each with the project's name or an empty one.
QList<std::pair<QString, QString>> foldersBelow(const QString& path)
{
    QList<std::pair<QString, QString>> folders;
    const auto addProjects = [&](const QString& parent) {
        const QStringList names = QDir(parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& name : names)
            folders << std::pair(parent + u'/' + name, name);
    };
    const bool isHome = exists(path, u"projects"_s) || exists(path, u"sessions"_s);
    if (exists(path, u"projects"_s))
        addProjects(path + "/projects"_L1);
    if (exists(path, u"sessions"_s))
        folders << std::pair(path + "/sessions"_L1, QString());
    if (isHome)
        return folders;
    // A project's folder tells by its place; else it is one of sessions, or of projects.
    const bool isProject = QFileInfo(path).dir().dirName() == "projects"_L1;
    folders << std::pair(path, isProject ? QFileInfo(path).fileName() : QString());
    if (!isProject)
        addProjects(path);
    return folders;
}

/// A session that was recorded twice is one: its tree counts, the other is named with it.
std::vector<TranscriptFile> joined(std::vector<TranscriptFile> trees, std::vector<TranscriptFile> wires)
{
    QHash<QString, qsizetype> byId;
    for (size_t i = 0; !wires.empty() && i < trees.size(); ++i)
        byId.insert(trees[i].id, qsizetype(i));
    for (TranscriptFile& wire : wires) {
        if (const auto tree = byId.constFind(wire.id); tree != byId.cend())
            trees[size_t(*tree)].audit = wire.path;
        else
            trees.push_back(std::move(wire));
    }
    return trees;
}

} // namespace

const Layout& Layout::instance()
{
    static const Layout layout;
    return layout;
}

QString Layout::cacheName() const
{
    return u"mantis-heads"_s;
}

Result<std::vector<TranscriptFile>> Layout::find(
    const QString& path, QStringList& unreadable, const JobControl& job) const
{
    std::vector<TranscriptFile> trees;
    std::vector<TranscriptFile> wires;
    if (const QFileInfo info(path); !info.isDir()) {
        TranscriptFile file;
        file.path = path;
        file.id = info.fileName().endsWith(TranscriptEnding) ? info.fileName().chopped(TranscriptEnding.size())
                                                             : info.completeBaseName();
        const QString beside = info.path() + u'/' + file.id + DiscardedEnding;
        if (beside != path && QFileInfo(beside).isFile())
            file.discarded = beside;
        if (info.path().section(u'/', -2, -2) == "projects"_L1)
            file.project = info.dir().dirName();
        trees.push_back(file);
        return trees;
    }
    for (const auto& [folder, project] : foldersBelow(path)) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!canLookInto(folder))
            unreadable << folder;
        addTranscripts(folder, project, project.isEmpty() ? wires : trees);
    }
    return joined(std::move(trees), std::move(wires));
}

ListingSummary Layout::summarise(const QString& path) const
{
    Reader reader;
    FileReader file(path);
    const QByteArray head
        = file.open() ? file.read(0, ListingSummary::WindowBytes).value_or(QByteArray()) : QByteArray();
    reader.summary.dialect = dialectOf(head).transform([](Dialect dialect) { return quint8(dialect); });
    const Result<> read = readListing(path, reader);
    return read ? reader.summary : ListingSummary();
}

QStringList Layout::belongings(const TranscriptFile& file) const
{
    QStringList files;
    for (const QString& path : {file.discarded, file.audit, sidecar(file, u"task-state/%1.json"_s.arg(file.id))}) {
        if (!path.isEmpty() && QFileInfo(path).isFile())
            files += path;
    }
    return files + savedCopies(file);
}

bool Layout::isOpenElsewhere(const std::vector<TranscriptFile>& files) const
{
    timespec running {};
    ::clock_gettime(CLOCK_BOOTTIME, &running);
    const double started = double(QDateTime::currentSecsSinceEpoch() - running.tv_sec);
    QSet<QString> seen;
    for (const TranscriptFile& file : files) {
        if (file.project.isEmpty() || seen.contains(file.project))
            continue;
        seen << file.project;
        constexpr qint64 MostBytes = 4096;
        FileReader reader(sidecar(file, u"session-state.json"_s));
        const auto state = reader.path().isEmpty() || !reader.open()
            ? std::unexpected(json::ParseError())
            : json::parse(reader.read(0, MostBytes).value_or(QByteArray()));
        const json::Value* clean = state ? state->find(u"clean") : nullptr;
        const json::Value* written = state ? state->find(u"ts") : nullptr;
        if (clean && clean->kind == json::Value::Kind::Bool && !clean->boolean && written
            && written->toDouble() > started)
            return true;
    }
    return false;
}

QString sidecar(const TranscriptFile& file, const QString& name)
{
    const QString path = QFileInfo(file.path).path() + u'/' + name;
    return QFileInfo(path).isFile() ? path : QString();
}

QStringList savedCopies(const TranscriptFile& file)
{
    if (file.project.isEmpty())
        return {};
    const QString id = QFileInfo(file.path).completeBaseName();
    const QDir folder(QDir::cleanPath(QFileInfo(file.path).path() + "/../../checkpoints/"_L1 + id));
    QStringList paths;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

std::optional<Dialect> folderDialect(const QString& path)
{
    constexpr int MostFiles = 200;
    int tried = 0;
    for (const auto& [folder, project] : foldersBelow(path)) {
        for (QDirIterator names(folder, {u"*.jsonl"_s}, QDir::Files | QDir::Hidden); names.hasNext();) {
            if (++tried > MostFiles)
                return {};
            FileReader reader(names.next());
            const QByteArray head
                = reader.open() ? reader.read(0, ListingSummary::WindowBytes).value_or(QByteArray()) : QByteArray();
            const auto dialect = dialectOf(head);
            // Below a folder that is nothing by its own, only what is no other program's proves anything.
            const bool proves = dialect == Dialect::Tree || folder == path || project.isEmpty();
            if (dialect && proves)
                return dialect;
        }
    }
    return {};
}

} // namespace stemma::mantis

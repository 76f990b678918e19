// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/layout.h"

#include "core/store/content/contentblocks.h"
#include "core/store/json/jsonvalues.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <array>
#include <ctime>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// Texts that the program wraps around what it puts into prompts itself.
constexpr std::array<QLatin1StringView, 11> Wrappers = {"<system-reminder"_L1, "<command-name"_L1,
    "<command-message"_L1, "<command-args"_L1, "<local-command-stdout"_L1, "<local-command-stderr"_L1, "<bash-input"_L1,
    "<bash-stdout"_L1, "<bash-stderr"_L1, "<user-memory-input"_L1, "<ide_"_L1};

class Reader final : public ListingReader
{
public:
    /// The library writes both ids first; where they stand elsewhere, the whole file is looked at instead.
    void skim(QByteArrayView line) override
    {
        seeLink(textNear(line, "\"uuid\":\""), textNear(line, "\"parent_uuid\":\""));
    }
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const override;

private:
    void takeValue(const json::Value& line) override;
    void takePrompt(const json::Value& line);
};

void Reader::takePrompt(const json::Value& line)
{
    const bool isUser = line.text(u"type") == "user"_L1 || line.text(u"role") == "user"_L1;
    const bool isMade = line[u"is_meta"].boolean || line[u"isSynthetic"].boolean || line[u"isMeta"].boolean;
    if (!isUser || isMade || !summary.firstPrompt.isEmpty())
        return;
    const json::Value& message = line[u"message"];
    const QString prompt = firstTextOf((message.isObject() ? message : line)[u"content"]);
    const bool isWrapped = std::ranges::any_of(Wrappers, [&](QLatin1StringView tag) { return prompt.startsWith(tag); });
    if (!isWrapped)
        summary.firstPrompt = prompt.left(ListingSummary::PromptLength);
}

void Reader::takeValue(const json::Value& line)
{
    const QString type = line.text(u"type");
    if (type == "custom-title"_L1)
        summary.title = line.text(u"custom_title");
    else if (type == "last-prompt"_L1)
        summary.lastPrompt = line.text(u"last_prompt");
    if (summary.innerId.isEmpty())
        summary.innerId = line.text(u"session_id");
    if (summary.directory.isEmpty())
        summary.directory = line.text(u"cwd");
    if (summary.model.isEmpty() && type == "system"_L1)
        summary.model = line.text(u"model");
    summary.isSideChain = summary.isSideChain || line[u"is_sidechain"].boolean;
    if (const json::Value& origin = line[u"forked_from"]; origin.isObject()) {
        if (summary.forkedFrom.isEmpty())
            summary.forkedFrom = origin.text(u"session_id");
        summary.forkedAt = origin.text(u"message_uuid");
    }
    takePrompt(line);
}

/// Lines that can add nothing are not parsed.
bool Reader::isWorth(QByteArrayView line, bool isTail) const
{
    if (!isTail && (summary.firstPrompt.isEmpty() || summary.directory.isEmpty()))
        return true;
    return line.contains("\"custom-title\"") || line.contains("\"last-prompt\"") || line.contains("\"forked_from\"");
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
    const bool hasProjects = QFileInfo(path + "/projects"_L1).isDir();
    const bool hasSessions = QFileInfo(path + "/sessions"_L1).isDir();
    if (hasProjects)
        addProjects(path + "/projects"_L1);
    if (hasSessions)
        folders << std::pair(path + "/sessions"_L1, QString());
    if (hasProjects || hasSessions)
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

Result<std::vector<TranscriptFile>> Layout::find(
    const QString& path, QStringList& unreadable, const JobControl& job) const
{
    std::vector<TranscriptFile> trees;
    std::vector<TranscriptFile> wires;
    if (const QFileInfo info(path); !info.isDir()) {
        TranscriptFile file;
        file.path = path;
        file.id = info.completeBaseName();
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
        addTranscripts(folder, project, project.isEmpty() ? wires : trees, unreadable, job);
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
        const json::Value state = sidecarValue(file, u"session-state.json"_s);
        const json::Value& clean = state[u"clean"];
        if (clean.kind == json::Value::Kind::Bool && !clean.boolean && state[u"ts"].toDouble() > started)
            return true;
    }
    return false;
}

QString sidecar(const TranscriptFile& file, const QString& name)
{
    const QString path = QFileInfo(file.path).path() + u'/' + name;
    return QFileInfo(path).isFile() ? path : QString();
}

json::Value sidecarValue(const TranscriptFile& file, const QString& name)
{
    constexpr qint64 MostBytes = 1 << 20;
    FileReader reader(sidecar(file, name));
    return !reader.path().isEmpty() && reader.open() ? json::valueOf(reader.read(0, MostBytes)) : json::Value();
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

std::optional<QString> folderDialect(const QString& path)
{
    constexpr size_t MostFiles = 200;
    const auto tell = [&](const TranscriptFile& file, QByteArrayView head) -> std::optional<QString> {
        const auto dialect = dialectOf(head);
        // Below a folder that is nothing by its own, only what is no other program's proves anything.
        const bool proves = dialect == Dialect::Tree || file.project.isEmpty() || QFileInfo(file.path).path() == path;
        return dialect && proves ? std::optional(nameOf(*dialect)) : std::nullopt;
    };
    return toldByHeads(Layout::instance(), path, MostFiles, tell);
}

} // namespace stemma::mantis

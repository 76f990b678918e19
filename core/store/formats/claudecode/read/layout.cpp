// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/layout.h"

#include "core/session/injectedtext.h"
#include "core/store/content/contentblocks.h"
#include "core/store/formats/claudecode/read/recordreader.h"
#include "core/store/json/jsonvalues.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

constexpr QLatin1StringView AgentBeginning = "agent-"_L1;
constexpr QLatin1StringView AgentFolder = "subagents"_L1;

/// A user's first words; empty: the program made the record (spec claude-code, 4.1).
QString promptOf(const json::Value& record)
{
    const json::Value& content = record[u"message"][u"content"];
    if (json::isTrue(record, u"isMeta") || json::isTrue(record, u"isCompactSummary"))
        return {};
    QString text = content.string;
    for (const json::Value& block : content.items) {
        if (text.isEmpty() && block.text(u"type") == "text"_L1 && !isMachineMade(block.text(u"text")))
            text = block.text(u"text");
    }
    const bool isNote = isMachineMade(text) || isInterruptionNote(text);
    return isNote ? QString() : text.left(ListingSummary::PromptLength);
}

/// The text of a member wherever it stands in a line; null: nowhere.
QByteArrayView textIn(QByteArrayView line, QByteArrayView key)
{
    const qsizetype at = line.indexOf(key);
    const qsizetype end = at < 0 ? -1 : line.indexOf('"', at + key.size());
    return end < 0 ? QByteArrayView() : line.sliced(at + key.size(), end - at - key.size());
}

class Reader final : public ListingReader
{
public:
    void skim(QByteArrayView line) override;
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const override;
    void finish(const QString& path);

private:
    void takeValue(const json::Value& line) override;
    void takeRecord(const json::Value& line);

    bool m_hasRecord = false;
    QSet<QByteArray> m_ids;
    QSet<QByteArray> m_parents;
    QString m_customTitle;
    QString m_madeTitle;
    QString m_branchTitle;
};

void Reader::skim(QByteArrayView line)
{
    const QByteArrayView id = textIn(line, "\"uuid\":\"");
    if (id.isEmpty())
        return;
    if (m_ids.isEmpty())
        summary.firstId = QString::fromUtf8(id);
    const QByteArray parent = textIn(line, "\"parentUuid\":\"").toByteArray();
    const bool isRoot = line.contains("\"parentUuid\":null");
    const bool isOdd
        = parent.isEmpty() ? isRoot && !m_ids.isEmpty() : m_parents.contains(parent) || !m_ids.contains(parent);
    summary.mayBranch = summary.mayBranch || (isOdd && !line.contains("\"compact_boundary\""));
    m_ids.insert(id.toByteArray());
    m_parents.insert(parent);
    // What a copy tells of where it was made of: the last one is the end of what was taken over.
    if (const qsizetype fork = line.indexOf("\"forkedFrom\":{"); fork >= 0) {
        summary.forkedFrom = QString::fromUtf8(textIn(line.sliced(fork), "\"sessionId\":\""));
        summary.forkedAt = QString::fromUtf8(textIn(line.sliced(fork), "\"messageUuid\":\""));
    } else if (const QByteArrayView origin = textIn(line, "\"requestSessionId\":\""); !origin.isEmpty()) {
        summary.forkedFrom = QString::fromUtf8(origin);
        summary.forkedAt = QString::fromUtf8(id);
    }
}

bool Reader::isWorth(QByteArrayView line, bool isTail) const
{
    const bool isBeginning = !isTail && (summary.firstPrompt.isEmpty() || summary.model.isEmpty() || !m_hasRecord);
    return isBeginning || line.contains("-title\"") || line.contains("\"last-prompt\"")
        || line.contains("\"type\":\"summary\"");
}

void Reader::takeRecord(const json::Value& line)
{
    if (!m_hasRecord) {
        m_hasRecord = true;
        summary.innerId = line.text(u"sessionId");
        summary.isSideChain = json::isTrue(line, u"isSidechain") && line.find(u"agentId");
    }
    if (summary.directory.isEmpty())
        summary.directory = line.text(u"cwd");
    const QString type = line.text(u"type");
    const QString model = line[u"message"].text(u"model");
    if (type == "user"_L1 && summary.firstPrompt.isEmpty())
        summary.firstPrompt = promptOf(line);
    else if (type == "assistant"_L1 && summary.model.isEmpty() && model != "<synthetic>"_L1)
        summary.model = model;
}

void Reader::takeValue(const json::Value& line)
{
    const QString type = line.text(u"type");
    if (!line.text(u"uuid").isEmpty())
        takeRecord(line);
    else if (type == "custom-title"_L1)
        m_customTitle = line.text(u"customTitle");
    else if (type == "ai-title"_L1)
        m_madeTitle = line.text(u"aiTitle");
    else if (type == "summary"_L1)
        m_branchTitle = line.text(u"summary");
    else if (type == "last-prompt"_L1)
        summary.lastPrompt = line.text(u"lastPrompt").left(ListingSummary::PromptLength);
}

void Reader::finish(const QString& path)
{
    for (const QString& title : {m_customTitle, m_madeTitle, summary.lastPrompt, m_branchTitle}) {
        if (summary.title.isEmpty())
            summary.title = title;
    }
    if (!summary.isWhole)
        summary.forkedAt.clear();
    if (summary.forkedFrom == summary.innerId)
        summary.forkedFrom.clear();
    if (!summary.isSideChain && !isAgentFile(path))
        return;
    summary.isSideChain = true;
    summary.forkedFrom = summary.innerId;
    summary.forkedAt.clear();
    // Below the folder of its session: …/SESSION/subagents/…
    const QStringList folders = path.split(u'/');
    const qsizetype at = folders.lastIndexOf(AgentFolder);
    if (at > 0) {
        summary.forkedFrom = folders.at(at - 1);
        summary.originPath = folders.first(at).join(u'/') + TranscriptEnding;
    }
    const json::Value meta = sidecarOf(path);
    if (const QString parent = meta.text(u"parentAgentId"); !parent.isEmpty()) {
        summary.forkedFrom = parent;
        const QString name = u'/' + AgentBeginning + parent + TranscriptEnding;
        const QString beside = QFileInfo(path).path() + name;
        const bool isBeside = at <= 0 || QFileInfo::exists(beside);
        summary.originPath = isBeside ? beside : folders.first(at + 1).join(u'/') + name;
    }
    if (const QString description = meta.text(u"description"); !description.isEmpty())
        summary.title = description;
}

/// The transcripts of one project, with those of its sub-agents.
void addProject(const QString& folder, const QString& name, std::vector<TranscriptFile>& files, QStringList& unreadable,
    const JobControl& job)
{
    addTranscripts(folder, name, files, unreadable, job);
    const QStringList sessions = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& session : sessions) {
        const QString agents = folder + u'/' + session + u'/' + AgentFolder;
        QDirIterator it(agents, {AgentBeginning + "*.jsonl"_L1}, QDir::Files, QDirIterator::Subdirectories);
        while (!job.isCancelled() && it.hasNext())
            files.push_back({.id = {}, .path = it.next(), .project = name});
    }
}

} // namespace

const Layout& Layout::instance()
{
    static const Layout layout;
    return layout;
}

QString Layout::cacheName() const
{
    return u"claude-code-sessions"_s;
}

bool isAgentFile(const QString& path)
{
    return QFileInfo(path).fileName().startsWith(AgentBeginning);
}

json::Value sidecarOf(const QString& path)
{
    const QFileInfo info(path);
    QFile file(info.path() + u'/' + info.baseName() + ".meta.json"_L1);
    const bool isThere = file.open(QIODevice::ReadOnly);
    return isThere ? json::parse(file.read(ListingSummary::WindowBytes)).value_or(json::Value()) : json::Value();
}

bool Layout::isListed(const QString& path) const
{
    return !QFileInfo(path).fileName().startsWith("agent-acompact-"_L1);
}

Result<std::vector<TranscriptFile>> Layout::find(
    const QString& path, QStringList& unreadable, const JobControl& job) const
{
    std::vector<TranscriptFile> files;
    if (!QFileInfo(path).isDir()) {
        files.push_back({.id = {}, .path = path});
        const QString own = path.chopped(TranscriptEnding.size()) + u'/' + AgentFolder;
        QDirIterator it(own, {AgentBeginning + "*.jsonl"_L1}, QDir::Files, QDirIterator::Subdirectories);
        while (path.endsWith(TranscriptEnding) && it.hasNext())
            files.push_back({.id = {}, .path = it.next()});
    } else {
        const QString inner = path + "/projects"_L1;
        const bool isHome = QFileInfo(inner).isDir();
        const QString parent = isHome ? inner : path;
        if (!isHome)
            addProject(path, {}, files, unreadable, job);
        else if (!canLookInto(parent))
            unreadable << parent;
        // Projects are named by their paths; a session's own folder is a store of its sub-agents.
        const bool isAll = isHome || path.endsWith("/projects"_L1);
        const QStringList slugs = (isAll ? u"*"_s : QString(u"-* ?--* "_s + AgentFolder)).split(u' ');
        const QStringList names = QDir(parent).entryList(slugs, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QString& name : names) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            addProject(parent + u'/' + name, name, files, unreadable, job);
        }
    }
    QSet<QString> ids;
    for (TranscriptFile& file : files) {
        file.id = QFileInfo(file.path).fileName().section(TranscriptEnding, 0, 0);
        if (isAgentFile(file.path))
            file.id = file.id.sliced(AgentBeginning.size());
        // Copies of a session take its sub-agents along, by the same names.
        if (ids.contains(file.id)) {
            const QString folder = QFileInfo(file.path).path();
            const qsizetype end = folder.lastIndexOf(QString(u'/' + AgentFolder));
            file.id = folder.first(end < 0 ? folder.size() : end).section(u'/', -1) + u'/' + file.id;
        }
        if (ids.contains(file.id)) // those of several runs of a workflow, too
            file.id = QDir(path).relativeFilePath(file.path);
        ids.insert(file.id);
    }
    return files;
}

ListingSummary Layout::summarise(const QString& path) const
{
    Reader reader;
    if (!readListing(path, reader))
        return {};
    reader.finish(path);
    return reader.summary;
}

QStringList Layout::belongings(const TranscriptFile& file) const
{
    QStringList files;
    const QString stem = file.path.chopped(TranscriptEnding.size());
    if (QFileInfo(stem + ".meta.json"_L1).isFile())
        files << stem + ".meta.json"_L1;
    QDirIterator it(stem, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    files.sort();
    return files;
}

QString homeFolder()
{
    const QString set = qEnvironmentVariable("CLAUDE_CONFIG_DIR");
    return set.isEmpty() ? QDir::home().absoluteFilePath(u".claude"_s) : set;
}

std::optional<QString> releaseOf(QByteArrayView head)
{
    std::optional<QString> likely;
    visitHead(head, [&](const json::Value& line) {
        static const QStringList types {u"user"_s, u"assistant"_s, u"system"_s, u"attachment"_s, u"progress"_s};
        const QString type = line.text(u"type");
        const bool isRecord = types.contains(type) && (line.find(u"uuid") || line.truncated);
        const bool isSure = isRecord && line.find(u"sessionId") && (line.find(u"parentUuid") || line.find(u"message"));
        const bool isMetadata = metadataTypes().contains(type) && !line.find(u"payload");
        if (isSure)
            likely = line.text(u"version");
        else if (isMetadata && (line.find(u"sessionId") || line.find(u"leafUuid") || line.find(u"snapshot")))
            likely = QString();
        return isSure;
    });
    return likely;
}

std::optional<QString> releaseIn(const QString& folder)
{
    constexpr size_t MostFiles = 50;
    return toldByHeads(Layout::instance(), folder, MostFiles,
        [](const TranscriptFile&, QByteArrayView head) { return releaseOf(head); });
}

} // namespace stemma::claudecode

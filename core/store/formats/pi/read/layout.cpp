// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/read/layout.h"

#include "core/store/content/contentblocks.h"
#include "core/store/json/json.h"
#include "core/store/transcript/recordtime.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::pi {

namespace {

/// A user's first text; what a skill or a file put around it is stripped (spec pi, 4.3 and 7).
QString promptOf(const json::Value& message)
{
    QString text = firstTextOf(message[u"content"]);
    for (const auto& [begin, end] : {std::pair("<skill "_L1, "</skill>"_L1), {"<file "_L1, "</file>"_L1}}) {
        while (text.startsWith(begin) && text.contains(end))
            text = text.sliced(text.indexOf(end) + end.size()).trimmed();
    }
    return text.left(ListingSummary::PromptLength);
}

class Reader final : public ListingReader
{
public:
    void skim(QByteArrayView line) override
    {
        if (!line.startsWith("{\"type\":\"session\""))
            seeLink(textNear(line, "\"id\":\""), textNear(line, "\"parentId\":\""));
    }
    [[nodiscard]] bool isWorth(QByteArrayView line, bool isTail) const override;

    std::optional<qint64> headerMs; ///< when it was made: the entries that a fork took over are older

private:
    void takeValue(const json::Value& line) override;
    void takeHeader(const json::Value& line);
};

bool Reader::isWorth(QByteArrayView line, bool isTail) const
{
    const bool isBeginning = !isTail && (summary.firstPrompt.isEmpty() || summary.innerId.isEmpty());
    return isBeginning || line.contains("\"session_info\"");
}

void Reader::takeHeader(const json::Value& line)
{
    summary.innerId = line.text(u"id");
    summary.directory = line.text(u"cwd");
    headerMs = RecordTime::toMs(RecordTime::parse(line.text(u"timestamp").toStdString()).order);
    const QString origin = line.text(line.find(u"parentSession") ? u"parentSession" : u"branchedFrom");
    if (!origin.isEmpty())
        summary.forkedFrom = idOfFile(origin);
}

void Reader::takeValue(const json::Value& line)
{
    const QString type = line.text(u"type");
    const json::Value& message = line[u"message"];
    if (type == "session"_L1)
        takeHeader(line);
    else if (type == "session_info"_L1)
        summary.title = line.text(u"name");
    else if (type == "model_change"_L1 && summary.model.isEmpty())
        summary.model = line.text(u"modelId");
    if (message.text(u"role") == "user"_L1 && summary.firstPrompt.isEmpty())
        summary.firstPrompt = promptOf(message);
}

} // namespace

const Layout& Layout::instance()
{
    static const Layout layout;
    return layout;
}

QString Layout::cacheName() const
{
    return u"pi-sessions"_s;
}

Result<std::vector<TranscriptFile>> Layout::find(
    const QString& path, QStringList& unreadable, const JobControl& job) const
{
    std::vector<TranscriptFile> files;
    if (!QFileInfo(path).isDir()) {
        files.push_back({.id = idOfFile(path), .path = path});
        return files;
    }
    QStringList folders {path};
    const bool isHome = QFileInfo(path + "/sessions"_L1).isDir();
    const QString parent = isHome ? path + "/sessions"_L1 : path;
    if (isHome)
        folders << parent;
    const QStringList names = QDir(parent).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : names)
        folders << parent + u'/' + name;
    for (const QString& folder : std::as_const(folders)) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const bool isProject = folder != path && folder != parent;
        addTranscripts(folder, isProject ? QFileInfo(folder).fileName() : QString(), files, unreadable, job);
    }
    for (TranscriptFile& file : files)
        file.id = idOfFile(file.path);
    return files;
}

ListingSummary Layout::summarise(const QString& path) const
{
    Reader reader;
    const Result<> read = readListing(path, reader);
    if (reader.headerMs)
        reader.summary.createdMs = reader.headerMs;
    return read ? reader.summary : ListingSummary();
}

QString homeFolder()
{
    const QString set = qEnvironmentVariable("PI_CODING_AGENT_DIR");
    return set.isEmpty() ? QDir::home().absoluteFilePath(u".pi/agent"_s) : set;
}

QString idOfFile(const QString& path)
{
    const QString stem = QFileInfo(path).fileName().section(TranscriptEnding, 0, 0);
    const QString id = stem.section(u'_', -1);
    return QUuid::fromString(id).isNull() ? stem : id;
}

std::optional<QString> versionOf(QByteArrayView head)
{
    std::optional<QString> found;
    visitHead(head, [&](const json::Value& line) {
        const json::Value* version = line.find(u"version");
        const bool isHeader
            = line.text(u"type") == "session"_L1 && !line.text(u"id").isEmpty() && (version || line.find(u"cwd"));
        if (isHeader)
            found = QString::number(version ? version->toInteger().value_or(1) : 1);
        return true; // it would stand before everything else
    });
    return found;
}

std::optional<QString> versionIn(const QString& folder)
{
    constexpr size_t MostFiles = 200;
    return toldByHeads(Layout::instance(), folder, MostFiles,
        [](const TranscriptFile&, QByteArrayView head) { return versionOf(head); });
}

} // namespace stemma::pi

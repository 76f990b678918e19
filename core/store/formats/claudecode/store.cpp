// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/store.h"

#include "core/store/content/contentblocks.h"
#include "core/store/formats/claudecode/plan/policy.h"
#include "core/store/formats/claudecode/read/context.h"
#include "core/store/formats/claudecode/read/layout.h"
#include "core/store/formats/claudecode/read/recordreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(ClaudeCode)
};

/// Folders of projects are named by their directories (1); records and the history of prompts name them too.
class Projects final : public ProjectRule
{
public:
    /// What is longer than this gets a hash that is not known.
    [[nodiscard]] QString folderOf(const QString& directory) const override
    {
        constexpr qsizetype Longest = 200;
        QString name = directory.normalized(QString::NormalizationForm_C);
        for (QChar& letter : name) { // not a sign that takes two of them as one, for the agent does not
            if (letter.unicode() >= 128 || !letter.isLetterOrNumber())
                letter = u'-';
        }
        return name.size() > Longest ? QString() : name;
    }
    [[nodiscard]] bool mayStay(const QString& name) const override { return name == "sessions-index.json"_L1; }
    [[nodiscard]] QByteArray member() const override { return "cwd"; }
    [[nodiscard]] QList<std::pair<QString, QByteArray>> indexes(const QString& projects) const override
    {
        return {{QFileInfo(projects).path() + "/history.jsonl"_L1, "project"}};
    }
    [[nodiscard]] QString openNote() const override
    {
        return StoreText::tr("Claude Code may have a session open. Quit it first: it would continue writing to the old "
                             "folder.");
    }
};

} // namespace

Store::Store(const QString& path, const Detection& detection)
    : ChangeableStore(path, detection, Layout::instance(), Policy::instance())
{
}

const ProjectRule* Store::projects() const
{
    static const Projects rule;
    return &rule;
}

Result<QList<Checkpoint>> Store::labelsOf(
    const TranscriptConversation& conversation, const SessionId& id, const JobControl& job) const
{
    QList<Checkpoint> checkpoints;
    const LineIndex& index = conversation.transcript();
    const quint64 snapshots = metadataGroup("file-history-snapshot"_L1);
    for (quint32 line = 0; line < index.lines().size(); ++line) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (index.lines()[line].kind != LineFacts::Kind::Metadata || index.groupOf(line) != snapshots)
            continue;
        // The answers that change more files tell the state at their prompt again, with these.
        const json::Value record = index.head(line);
        const json::Value& snapshot = record[u"snapshot"];
        const auto& files = snapshot[u"trackedFileBackups"].members;
        const QString message = snapshot.text(u"messageId");
        const auto row = conversation.rowWithId(message);
        if (files.isEmpty() || !row)
            continue;
        checkpoints.removeIf([&](const Checkpoint& one) { return one.message.value == message; });
        Checkpoint checkpoint;
        checkpoint.id = CheckpointId(u"snapshot@%1"_s.arg(index.lines()[line].offset));
        checkpoint.session = id;
        checkpoint.label = StoreText::tr("%n file(s) backed up", nullptr, int(files.size()));
        checkpoint.message = MessageId(message);
        checkpoint.position = qint64(*row);
        checkpoint.automatic = true;
        const std::string time = snapshot.text(u"timestamp").toStdString();
        if (const auto ms = RecordTime::toMs(RecordTime::parse(time).order))
            checkpoint.createdAt = timeFromMs(*ms);
        for (const json::Value::Member& file : files)
            checkpoint.fields << StoredField {file.first, file.second.text(u"backupFileName")};
        checkpoints << checkpoint;
    }
    return checkpoints;
}

Result<QList<KeptState>> Store::keptStates(
    const SessionId& session, const CheckpointId& checkpoint, const JobControl& job)
{
    const auto at = locate(session, job);
    if (!at)
        return std::unexpected(at.error());
    const auto points = labelsOf(at->conversation(), session, job);
    if (!points)
        return std::unexpected(points.error());
    const auto point = std::ranges::find(*points, checkpoint, &Checkpoint::id);
    if (point == points->end())
        return fail(Errc::NotFound, StoreText::tr("The session has no checkpoint with this id. List its checkpoints."));
    // …/projects/PROJECT/SESSION.jsonl
    const QDir project = QFileInfo(at->file.path).absoluteDir();
    const QString inner = folder().summary(at->file).innerId;
    const QString copies = QDir::cleanPath(project.filePath(u"../../file-history/"_s + inner));
    QList<KeptState> states;
    for (const StoredField& file : point->fields) {
        const QString name = file.value.toString();
        const bool isName = !name.isEmpty() && !name.contains(u'/'); // of a file, and nothing else
        states << KeptState {file.name, isName ? copies + u'/' + name : QString()};
    }
    return states;
}

QString Store::readOnly(const LineIndex& index) const
{
    return Dialect(index.dialect()) == Dialect::Agent
        ? StoreText::tr("This is the transcript of a sub-agent, which belongs to its session. Change the session.")
        : QString();
}

void Store::addListed(SessionInfo& info, const ListingSummary& summary) const
{
    if (summary.isSideChain && !info.parent.isEmpty())
        info.origin = {Origin::Kind::SubAgent, info.parent, {}};
    info.labels.removeAll(u"side chain"_s);
    if (summary.isSideChain)
        info.labels << u"sub-agent"_s;
}

/// The last line of each kind counts; of those that are one of many, how many there are.
Result<> Store::addStored(
    SessionInfo& info, const TranscriptFile& /*file*/, OpenedTranscript& opened, const JobControl& /*job*/)
{
    static const QStringList values {u"tag"_s, u"agentName"_s, u"agentSetting"_s, u"agentColor"_s, u"mode"_s,
        u"permissionMode"_s, u"prUrl"_s, u"totalCostUSD"_s, u"totalLinesAdded"_s, u"totalLinesRemoved"_s, u"aiTitle"_s};
    static const QStringList many {u"queue-operation"_s, u"file-history-snapshot"_s, u"file-history-delta"_s,
        u"content-replacement"_s, u"tools-used"_s, u"api-request"_s, u"frame-link"_s};
    const LineIndex& index = *opened.transcript();
    const QStringList& types = metadataTypes();
    std::vector<qint64> counts(size_t(types.size()) + 1, 0);
    std::vector<quint32> last(counts.size(), 0);
    for (quint32 line = 0; line < index.lines().size(); ++line) {
        const quint64 type = index.groupOf(line);
        if (index.lines()[line].kind != LineFacts::Kind::Metadata || type >= counts.size())
            continue;
        ++counts[type];
        last[type] = line;
    }
    for (qsizetype type = 0; type < types.size(); ++type) {
        const size_t place = size_t(type) + 1;
        if (counts[place] == 0)
            continue;
        if (many.contains(types.at(type))) {
            info.fields << StoredField {types.at(type), counts[place]};
            continue;
        }
        const json::Value record = index.head(last[place]);
        for (const json::Value::Member& member : record.members) {
            if (!values.contains(member.first) || member.second.isNull())
                continue;
            info.fields << fieldOf(member.first, member.second);
            if (member.first == "totalCostUSD"_L1)
                info.fields.last().unit = Unit::Dollars;
            if (member.first == "tag"_L1 && !member.second.string.isEmpty())
                info.labels << member.second.string;
        }
    }
    return {};
}

Result<ContextBudget> Store::assemble(const Conversation& session, const std::optional<MessageId>& at,
    const ContextSink& sink, const JobControl& job) const
{
    // Of a transcript every conversation is one.
    const auto& conversation = static_cast<const TranscriptConversation&>(session);
    const auto recorded
        = at ? recordedRequest(conversation, *at, job) : Result<QList<ContextItem>>(QList<ContextItem>());
    if (!recorded)
        return std::unexpected(recorded.error());
    if (recorded->isEmpty())
        return ChangeableStore::assemble(session, at, sink, job);
    ContextBudget budget;
    for (qsizetype i = 0; i < recorded->size(); ++i) {
        ContextItem item = recorded->at(i);
        item.position = i;
        addTo(budget, item.tokens, item.kind);
        if (!sink(item))
            break;
    }
    return budget;
}

} // namespace stemma::claudecode

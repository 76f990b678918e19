// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/check.h"

#include "core/store/json/jsonlines.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/conversation/idhash.h"
#include "core/base/saturating.h"
#include "core/base/widesum.h"
#include "core/store/check/transcriptcheck.h"
#include "core/store/formats/mantis/check/findings.h"
#include "core/store/formats/mantis/check/repair.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/formats/mantis/read/summaries.h"

#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr std::array<JsonKey, 2> CheckedKeys {"message", "forked_from"};
constexpr std::array<JsonKey, 2> CheckedMessageKeys {"role", "content"};

/// What is looked at in the entries of a tree. Making a value of each would take most of the check's time.
struct EntryFacts
{
    RawJson message;
    RawJson role; ///< of an object as message
    RawJson content;
};

/// What is said of a problem of all transcripts; none: nothing.
std::optional<CheckRule> ruleOf(TranscriptRule rule)
{
    static constexpr std::pair<TranscriptRule, CheckRule> Common[] {
        {TranscriptRule::TornLine, CheckRule::TornLine},
        {TranscriptRule::UnknownLine, CheckRule::UnknownLine},
        {TranscriptRule::DuplicateId, CheckRule::DuplicateId},
        {TranscriptRule::MissingParent, CheckRule::MissingParent},
        {TranscriptRule::Cycle, CheckRule::Cycle},
        {TranscriptRule::OrphanResult, CheckRule::OrphanResult},
        {TranscriptRule::UnansweredCall, CheckRule::UnansweredCall},
        {TranscriptRule::ResultBeforeCall, CheckRule::ResultBeforeCall},
        {TranscriptRule::RepeatedCall, CheckRule::RepeatedCall},
        {TranscriptRule::LateResult, CheckRule::LateResult},
    };
    const auto* const found = std::ranges::find(Common, rule, &std::pair<TranscriptRule, CheckRule>::first);
    return found == std::end(Common) ? std::nullopt : std::optional(found->second);
}

/// What of a conversation the library or a provider would stumble over: calls and results, refused content, who speaks
/// first. Looks at the index alone. @p begin: the first row that would be sent.
Result<> checkConversation(const Conversation& session, size_t begin, Findings& findings, const JobControl& job)
{
    const bool isWire = dialectOf(session) == Dialect::Wire;
    const auto add = [&](CheckRule rule, size_t row) {
        findings.add(rule, placeText(session, row), idOf(session, row), {}, session.row(row).at);
    };
    // Runs of a protocol are conversations of their own and may count their calls alike; between the two a recording
    // may hold reminders. What is sent may not.
    const auto addCall = [&](const TranscriptProblem& problem) {
        const bool isOfRun = problem.rule == TranscriptRule::RepeatedCall || problem.rule == TranscriptRule::LateResult;
        if (const auto rule = isWire && isOfRun ? std::nullopt : ruleOf(problem.rule))
            add(*rule, *problem.row);
    };
    if (const Result<> done = checkCalls(session, addCall, job, begin); !done)
        return done;
    bool isFirst = !isWire;
    for (size_t i = 0; i < session.size(); ++i) {
        const RowFacts row = session.facts(i);
        if (row.isDamaged || !row.isMain)
            continue;
        const bool isTalk = bool(row.flags & (RowFlag::User | RowFlag::Assistant));
        const bool isRead = isTree(session) ? i >= begin && isTalk : !isWire;
        if (row.flags.testFlag(RowFlag::Unloadable))
            add(isRead ? CheckRule::Unloadable : CheckRule::UnloadableElsewhere, i);
        if (!isFirst || i < begin || !isTalk || (!isTree(session) && row.flags.testFlag(RowFlag::Meta)))
            continue;
        isFirst = false;
        if (row.flags.testFlag(RowFlag::Assistant))
            add(CheckRule::AssistantFirst, i);
    }
    return {};
}

/// One transcript: first its lines, then the branch that the library loads.
class FileCheck
{
public:
    FileCheck(const TranscriptFile& file, const TranscriptConversation& session, const EntrySource& source,
        Findings& findings, const JobControl& job)
        : m_file(file)
        , m_session(session)
        , m_transcript(session.transcript())
        , m_weave(source)
        , m_findings(findings)
        , m_job(job)
    {
    }

    Result<> run();

private:
    Result<> checkLines();
    void checkProblem(TranscriptRule rule, quint32 number);
    void checkTime(quint32 number, const TranscriptLine& line);
    Result<> checkRows();
    Result<> checkRow(size_t index);
    void checkBoundary(size_t index, const ConversationRow& row);
    void checkEntry(size_t index, const ConversationRow& row, const QByteArray& stored);
    [[nodiscard]] bool isSameAsBefore(const EntryFacts& entry) const;
    void checkGap(size_t index, const ConversationRow& row);
    void checkArtifacts(size_t index, const QByteArray& stored);
    void checkRun(size_t index, const ConversationRow& row, const json::Value& record);
    void checkPrompt(size_t index, const ConversationRow& row, const RawJson& content);
    void countUsage(size_t index, const ConversationRow& row, const json::Value& record);

    [[nodiscard]] bool isTree() const { return m_transcript.isTree(); }
    void addLine(CheckRule rule, quint32 number)
    {
        m_findings.add(rule, m_transcript.placeOf(number), MessageId(m_transcript.idOf(number)));
    }
    void add(CheckRule rule, size_t row, const QStringList& details = {})
    {
        m_findings.add(rule, placeText(m_session, row), mantis::idOf(m_session, row), details, m_session.row(row).at);
    }

    const TranscriptFile& m_file;
    const TranscriptConversation& m_session;
    const LineIndex& m_transcript;
    MergedBranchesCheck m_weave;
    Findings& m_findings;
    const JobControl& m_job;
    size_t m_begin = 0; ///< the first row that is sent
    int m_contexts = 0;
    std::optional<size_t> m_openRun;
    QString m_innerId;
    std::optional<std::pair<WideSum, WideSum>> m_used; ///< input and output tokens of the run's answers so far
    bool m_isUsageKnown = true; ///< of all of them
    QSet<quint64> m_prompts;
    EntryFacts m_before; ///< the row before, within m_beforeStored
    QByteArray m_beforeStored;
};

void FileCheck::checkProblem(TranscriptRule rule, quint32 number)
{
    const StoredAt place = m_transcript.placeOf(number);
    const QByteArray stored = m_transcript.bytes(number, JsonLines::MaxHeld).value_or(QByteArray());
    const bool isRefused = !stored.isValidUtf8() || halfCharacterIn(stored) >= 0;
    if (m_transcript.lines()[number].kind == LineFacts::Kind::Invalid)
        return addLine(isRefused ? CheckRule::InvalidEncoding : CheckRule::InvalidEntry, number);
    if (rule != TranscriptRule::DamagedLine) {
        const auto own = ruleOf(rule);
        if (own && m_transcript.lines()[number].isRecord())
            addLine(*own, number);
        else if (own)
            m_findings.add(*own, place);
        return;
    }
    const bool isGlued = stored.lastIndexOf(R"({"uuid":)") > 0 || stored.lastIndexOf(R"({"type":"system")") > 0;
    if (isGlued && secondRecord(stored) == 0)
        m_findings.addAsIs(CheckRule::GluedLine, placeText(place), place);
    else
        m_findings.add(isGlued ? CheckRule::GluedLine : CheckRule::DamagedLine, place);
}

void FileCheck::checkTime(quint32 number, const TranscriptLine& line)
{
    if (line.flags.testFlag(RowFlag::OddTime))
        addLine(CheckRule::OddTime, number);
    const auto parent = isTree() ? m_transcript.parentOf(number) : std::nullopt;
    // Behind a boundary older messages are written once more.
    if (parent && line.order != RecordTime::None && m_transcript.lines()[*parent].order > line.order
        && !line.flags.testFlag(RowFlag::Boundary))
        addLine(CheckRule::TimeBackwards, number);
}

Result<> FileCheck::checkLines()
{
    const auto add = [this](const TranscriptProblem& problem) { checkProblem(problem.rule, *problem.line); };
    if (const Result<> done = stemma::checkLines(m_transcript, add, m_job); !done)
        return done;
    const std::vector<TranscriptLine>& lines = m_transcript.lines();
    std::optional<quint32> side;
    bool hasMain = false;
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const bool isToldLater = lines[i].isDamaged() || m_session.rowOfRecord(i);
        if (!isToldLater && !m_transcript.bytes(i, JsonLines::MaxHeld).value_or(QByteArray()).isValidUtf8())
            m_findings.add(CheckRule::InvalidEncoding, m_transcript.placeOf(i));
        if (lines[i].isRecord()) {
            checkTime(i, lines[i]);
        } else if (!lines[i].isDamaged()) {
            const QString type = m_transcript.head(i).text(u"type");
            if (type != "custom-title"_L1 && type != "last-prompt"_L1 && type != "summary"_L1)
                m_findings.add(CheckRule::UnknownMetadata, m_transcript.placeOf(i), {}, {type});
        }
        const bool isSide = lines[i].flags.testFlag(RowFlag::SideChain);
        hasMain = hasMain || (lines[i].isRecord() && !isSide);
        if (isSide && lines[i].offset < ListingSummary::WindowBytes)
            side = side.value_or(i);
    }
    if (side && hasMain)
        addLine(CheckRule::HiddenBySideChain, *side);
    return {};
}

void FileCheck::checkBoundary(size_t index, const ConversationRow& row)
{
    if (!row.flags.testFlag(EmptyBoundary)) {
        if (index == m_begin)
            add(CheckRule::BoundaryOnly, index);
        return;
    }
    if (!summaryBehind(m_session, index))
        add(CheckRule::SpuriousBoundary, index);
}

/// The terminal stores a turn's messages together at its end. An answer behind an answer of an earlier time
/// therefore lost its prompt.
void FileCheck::checkGap(size_t index, const ConversationRow& row)
{
    constexpr qint64 Pause = 20;
    constexpr qint64 Times = 10;
    if (index + 1 >= m_session.size() || !row.flags.testFlag(RowFlag::Assistant))
        return;
    const ConversationRow before = m_session.row(index - 1);
    const ConversationRow after = m_session.row(index + 1);
    if (before.isDamaged || !before.flags.testFlag(RowFlag::Assistant) || before.timeMs == OutlineRow::NoTime
        || row.timeMs == OutlineRow::NoTime || after.timeMs == OutlineRow::NoTime)
        return;
    const qint64 gap = saturatingSubtract(row.timeMs, before.timeMs);
    if (gap >= Pause && (gap - 1) / Times >= saturatingSubtract(after.timeMs, row.timeMs))
        add(CheckRule::LostMessages, index);
}

bool FileCheck::isSameAsBefore(const EntryFacts& entry) const
{
    const QByteArrayView none("null");
    const QByteArrayView before = m_before.message.exists() ? m_before.message.bytes : none;
    if (!entry.message.exists() || entry.message.bytes == before)
        return entry.message.exists();
    // The same value may be spelled otherwise, but nearly always these tell already that it is another.
    if (entry.content.first() != m_before.content.first() || entry.role.text() != m_before.role.text())
        return false;
    const auto one = json::parse(entry.message.bytes);
    const auto other = json::parse(before);
    return one && other && *one == *other;
}

void FileCheck::checkArtifacts(size_t index, const QByteArray& stored)
{
    constexpr qsizetype HashLength = 64;
    static const QByteArray start = "[artifact:"_ba;
    for (qsizetype at = stored.indexOf(start); at >= 0; at = stored.indexOf(start, at + 1)) {
        const QByteArray hash
            = stored.sliced(at + start.size()).first(qMin(HashLength, stored.size() - at - start.size()));
        const bool isHash = hash.size() == HashLength && QByteArray::fromHex(hash).toHex() == hash;
        const QString path = QFileInfo(m_file.path).path() + "/artifacts/"_L1 + QString::fromLatin1(hash);
        if (isHash && !m_file.project.isEmpty() && !QFileInfo::exists(path))
            add(CheckRule::MissingArtifact, index, {QString::fromLatin1(hash)});
    }
}

void FileCheck::checkRun(size_t index, const ConversationRow& row, const json::Value& record)
{
    const QString session = record.text(u"session_id");
    if (!session.isEmpty() && !m_innerId.isEmpty() && session != m_innerId)
        add(CheckRule::CollidingIds, index, {session, m_innerId});
    m_innerId = session.isEmpty() ? m_innerId : session;
    if (row.flags.testFlag(RunEnd)) {
        m_openRun.reset();
    } else if (row.flags.testFlag(RunBegin) && record.text(u"output_style").isEmpty()) {
        if (m_openRun)
            add(CheckRule::MissingResult, *m_openRun);
        m_openRun = index;
    }
}

/// What the answers of a run say must be what its result sums up.
void FileCheck::countUsage(size_t index, const ConversationRow& row, const json::Value& record)
{
    const auto usageOf = [](const json::Value& from) -> std::optional<std::pair<WideSum, WideSum>> {
        const json::Value& usage = from[u"usage"];
        const auto count = [&](QStringView name) { return WideSum(usage[name].toInteger().value_or(0)); };
        if (usage.members.isEmpty())
            return {};
        return std::pair(count(u"input_tokens"), count(u"output_tokens"));
    };
    const auto text = [](const std::pair<WideSum, WideSum>& tokens) {
        return u"%1 + %2"_s.arg(tokens.first.text(), tokens.second.text());
    };
    if (row.flags.testFlag(RunBegin)) {
        m_used.reset();
        m_isUsageKnown = true;
    } else if (row.flags.testFlag(RowFlag::Assistant)) {
        const auto used = usageOf(record[u"message"]);
        m_isUsageKnown = m_isUsageKnown && used;
        if (used) {
            std::pair<WideSum, WideSum>& sums = m_used ? *m_used : m_used.emplace();
            sums.first.add(used->first);
            sums.second.add(used->second);
        }
    } else if (row.flags.testFlag(RunEnd)) {
        const auto told = usageOf(record);
        if (m_openRun && m_isUsageKnown && m_used && told && *told != *m_used)
            add(CheckRule::RunTotalsDiffer, index, {text(*told), text(*m_used)});
    }
}

/// The only trace of a rewind that was forgotten. Short ones ("go on") are said again anyway.
void FileCheck::checkPrompt(size_t index, const ConversationRow& row, const RawJson& content)
{
    constexpr qsizetype Telling = 30;
    if (index < m_begin || !row.flags.testFlag(RowFlag::User) || row.flags.testFlag(RowFlag::Meta)
        || row.flags.testFlag(RowFlag::Summary) || !content.isText() || content.bytes.size() < Telling)
        return;
    const QString text = content.text();
    if (text.size() < Telling || text.startsWith(u'<'))
        return;
    if (m_prompts.contains(idHash(text)))
        add(CheckRule::RepeatedPrompt, index);
    m_prompts << idHash(text);
}

Result<> FileCheck::checkRow(size_t index)
{
    const ConversationRow row = m_session.row(index);
    if (row.isDamaged || !row.isMain)
        return {};
    const Result<QByteArray> stored = m_session.bytes(index, JsonLines::MaxHeld);
    if (!stored)
        return std::unexpected(stored.error());
    if (!stored->isValidUtf8())
        add(CheckRule::InvalidEncoding, index);
    if (isTree()) {
        checkEntry(index, row, *stored);
        return {};
    }
    const auto record = json::parse(*stored);
    if (record && Dialect(m_transcript.dialect()) == Dialect::Wire) {
        countUsage(index, row, *record);
        checkRun(index, row, *record);
    }
    return {};
}

void FileCheck::checkEntry(size_t index, const ConversationRow& row, const QByteArray& stored)
{
    const auto members = readMembers<CheckedKeys>(stored);
    if (!members)
        return;
    const auto& [message, origin] = *members;
    const auto inner = readMembers<CheckedMessageKeys>(message.bytes);
    const EntryFacts entry {message, inner ? inner->at(0) : RawJson(), inner ? inner->at(1) : RawJson()};
    // What stands before it came from another branch: nothing is doubled there, and nothing missing between them.
    const bool isWoven = m_weave.add(index, origin.bytes);
    if (index > 0 && !isWoven && isSameAsBefore(entry))
        add(CheckRule::DoubledMessage, index);
    else if (index > 0 && !isWoven)
        checkGap(index, row);
    m_before = entry;
    m_beforeStored = stored; // shared, so that the views stay
    checkPrompt(index, row, entry.content);
    checkArtifacts(index, stored);
    if (row.flags.testFlag(RowFlag::Boundary))
        checkBoundary(index, row);
    const bool isContext = row.flags.testFlag(RowFlag::Meta) && entry.content.startsWith("<system-reminder");
    if (isContext && index >= m_begin && ++m_contexts > 1)
        add(CheckRule::RepeatedContext, index);
}

Result<> FileCheck::checkRows()
{
    const auto newest = newestBoundary(m_session, m_session.size());
    const bool hasBoundary = isTree() && newest;
    const size_t boundary = newest.value_or(0);
    m_begin = hasBoundary && Release(m_session.variant()) != Release::SkipsBoundaries ? boundary : 0;
    for (size_t i = 0; i < m_session.size(); ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> done = checkRow(i); !done)
            return done;
    }
    const MergedBranchesCheck::Found merged = m_weave.found();
    for (const size_t row : merged.places)
        add(CheckRule(int(CheckRule::WovenBranches) + int(merged.doubt)), row);
    if (hasBoundary)
        add(CheckRule::BoundaryRefused, boundary);
    if (m_openRun)
        add(CheckRule::MissingResult, *m_openRun);
    return checkConversation(m_session, m_begin, m_findings, m_job);
}

Result<> FileCheck::run()
{
    const QFileInfo file(m_file.path);
    if (isTree() && !m_file.project.isEmpty() && QUuid::fromString(file.completeBaseName()).isNull())
        m_findings.add(CheckRule::UnlistedName, file.fileName());
    const Result<> done = checkLines();
    return done ? checkRows() : done;
}

/// The columns of a session's row.
void checkColumns(const SessionInfo& info, Findings& findings)
{
    const auto add = [&](CheckRule rule, const char* column, const QStringList& details = {}) {
        findings.add(rule, u"sessions, column %1"_s.arg(QLatin1StringView(column)), {}, details);
    };
    for (const StoredField& field : info.fields) {
        const QVariant& value = field.value;
        if (field.name == "tags"_L1 && !field.hasCommonName && !value.toString().isEmpty())
            add(CheckRule::BrokenTags, "tags");
        else if (field.name == "meta"_L1)
            add(CheckRule::BrokenMeta, "meta");
        else if (field.name == "info_json"_L1)
            add(CheckRule::BrokenMeta, "info_json");
        else if (field.name == "meta.title"_L1 && value.typeId() == QMetaType::QString && value != info.title)
            add(CheckRule::TitleDiffers, "title");
        else if (field.name == "created_at"_L1 && !info.createdAt && !value.isNull())
            add(CheckRule::InvalidTime, "created_at", {value.toString()});
        else if (field.name == "updated_at"_L1 && !info.updatedAt && !value.isNull())
            add(CheckRule::InvalidTime, "updated_at", {value.toString()});
    }
}

} // namespace

Result<> checkFile(const TranscriptFile& file, const TranscriptConversation& session, const EntrySource& source,
    const SessionStore::FindingSink& sink, const JobControl& job)
{
    // The recording of a session beside its tree belongs to no project, and is never resumed.
    const bool canMend = dialectOf(session) == Dialect::Tree && file.audit != file.path;
    Findings findings(SessionId(file.id), sink, canMend);
    return FileCheck(file, session, source, findings, job).run();
}

Result<> checkMantisRows(const SessionInfo& info, const Conversation& session, const QString& problem,
    const QList<Checkpoint>& checkpoints, const SessionStore::FindingSink& sink, const JobControl& job)
{
    Findings findings(info.id, sink);
    checkColumns(info, findings);
    if (!problem.isEmpty())
        findings.add(CheckRule::BrokenList, u"sessions, column messages"_s, {}, {problem});
    for (size_t i = 0; i < session.size(); ++i) {
        const ConversationRow row = session.row(i);
        // The rest of a broken list has been reported already.
        if (row.isDamaged && problem.isEmpty())
            findings.add(CheckRule::Unloadable, placeText(session, i), idOf(session, i), {}, row.at);
    }
    for (const Checkpoint& checkpoint : checkpoints) {
        if (checkpoint.position && (*checkpoint.position < 0 || *checkpoint.position > qint64(session.size())))
            findings.add(CheckRule::CheckpointOutOfRange, u"checkpoints"_s, {}, {checkpoint.label});
    }
    return checkConversation(session, 0, findings, job);
}

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/check/check.h"

#include "core/store/json/jsonlines.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/conversation/idhash.h"
#include "core/base/saturating.h"
#include "core/base/widesum.h"
#include "core/store/check/transcriptcheck.h"
#include "core/store/formats/mantis/check/conversationcheck.h"
#include "core/store/formats/mantis/check/repair.h"
#include "core/store/formats/mantis/read/summaries.h"

#include <QDir>
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
using CheckedMessage = std::array<RawJson, CheckedMessageKeys.size()>;

/// What is looked at in the entries of a tree. Making a value of each would take most of the check's time.
struct EntryFacts
{
    RawJson message;
    RawJson origin;
    RawJson role; ///< of an object as message
    RawJson content;

    static std::optional<EntryFacts> of(QByteArrayView stored)
    {
        const auto entry = readMembers<CheckedKeys>(stored);
        if (!entry)
            return {};
        const auto message = readMembers<CheckedMessageKeys>(entry->at(0).bytes).value_or(CheckedMessage());
        return EntryFacts {entry->at(0), entry->at(1), message[0], message[1]};
    }
};

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
    void checkMetadata(quint32 number);
    void checkTime(quint32 number, const TranscriptLine& line);
    void checkName();
    Result<> checkRows();
    Result<> checkRow(size_t index);
    void checkBoundary(size_t index, const ConversationRow& row);
    void checkEntry(size_t index, const ConversationRow& row, const QByteArray& stored);
    void checkRepetition(size_t index, const EntryFacts& entry);
    [[nodiscard]] bool isSameAsBefore(const EntryFacts& entry) const;
    void checkGap(size_t index, const ConversationRow& row);
    void checkMergedBranches();
    void checkArtifacts(size_t index, const QByteArray& stored);
    void checkRun(size_t index, const ConversationRow& row, const json::Value& record);
    void checkPrompt(size_t index, const ConversationRow& row, const RawJson& content);
    void countUsage(size_t index, const ConversationRow& row, const json::Value& record);

    [[nodiscard]] StoredAt place(quint32 number) const { return m_transcript.placeOf(number); }
    [[nodiscard]] MessageId idOf(quint32 number) const;
    [[nodiscard]] bool isTree() const { return m_transcript.isTree(); }
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

MessageId FileCheck::idOf(quint32 number) const
{
    const auto stored = m_transcript.bytes(number, JsonLines::HeadBytes);
    const auto record = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    return MessageId(record ? record->text(u"uuid") : QString());
}

void FileCheck::checkProblem(TranscriptRule rule, quint32 number)
{
    const bool isInvalid = m_transcript.lines()[number].kind == LineFacts::Kind::Invalid;
    if (rule == TranscriptRule::DamagedLine) {
        const QByteArray stored = m_transcript.bytes(number, JsonLines::MaxHeld).value_or(QByteArray());
        const bool isGlued = stored.lastIndexOf(R"({"uuid":)") > 0 || stored.lastIndexOf(R"({"type":"system")") > 0;
        if (isGlued && secondRecord(stored) == 0)
            m_findings.addAsIs(CheckRule::GluedLine, placeText(place(number)), place(number));
        else
            m_findings.add(isGlued ? CheckRule::GluedLine : CheckRule::DamagedLine, place(number));
    } else if (const auto own = isInvalid ? CheckRule::InvalidEntry : ruleOf(rule)) {
        const bool isNamed = isInvalid || m_transcript.lines()[number].isRecord();
        m_findings.add(*own, place(number), isNamed ? idOf(number) : MessageId());
    }
}

void FileCheck::checkMetadata(quint32 number)
{
    const auto stored = m_transcript.bytes(number, JsonLines::HeadBytes);
    const auto line = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    const QString type = line ? line->text(u"type") : QString();
    if (type != "custom-title"_L1 && type != "last-prompt"_L1 && type != "summary"_L1)
        m_findings.add(CheckRule::UnknownMetadata, place(number), {}, {type});
}

void FileCheck::checkTime(quint32 number, const TranscriptLine& line)
{
    if (line.flags.testFlag(RowFlag::OddTime))
        m_findings.add(CheckRule::OddTime, place(number), idOf(number));
    const auto parent = isTree() ? m_transcript.parentOf(number) : std::nullopt;
    // Behind a boundary older messages are written once more.
    if (parent && line.order != RecordTime::None && m_transcript.lines()[*parent].order > line.order
        && !line.flags.testFlag(RowFlag::Boundary))
        m_findings.add(CheckRule::TimeBackwards, place(number), idOf(number));
}

void FileCheck::checkName()
{
    if (!isTree() || m_file.project.isEmpty())
        return;
    if (QUuid::fromString(QFileInfo(m_file.path).completeBaseName()).isNull())
        m_findings.add(CheckRule::UnlistedName, QFileInfo(m_file.path).fileName());
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
        if (lines[i].isRecord())
            checkTime(i, lines[i]);
        else if (!lines[i].isDamaged())
            checkMetadata(i);
        const bool isSide = lines[i].flags.testFlag(RowFlag::SideChain);
        hasMain = hasMain || (lines[i].isRecord() && !isSide);
        if (isSide && lines[i].offset < ListingSummary::WindowBytes)
            side = side.value_or(i);
    }
    if (side && hasMain)
        m_findings.add(CheckRule::HiddenBySideChain, place(*side), idOf(*side));
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

void FileCheck::checkRepetition(size_t index, const EntryFacts& entry)
{
    if (isSameAsBefore(entry))
        add(CheckRule::DoubledMessage, index);
    else
        checkGap(index, m_session.row(index));
}

void FileCheck::checkMergedBranches()
{
    const MergedBranchesCheck::Found found = m_weave.found();
    const auto ruleOf = [](MergedBranchesCheck::Doubt doubt) {
        switch (doubt) {
        case MergedBranchesCheck::Doubt::Gap:
            return CheckRule::WovenWithGaps;
        case MergedBranchesCheck::Doubt::SameId:
            return CheckRule::WovenWithSameIds;
        case MergedBranchesCheck::Doubt::Order:
            return CheckRule::WovenInNoOrder;
        case MergedBranchesCheck::Doubt::None:
            break;
        }
        return CheckRule::WovenBranches;
    };
    for (const size_t row : found.places)
        add(ruleOf(found.doubt), row);
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
        const json::Value* usage = from.find(u"usage");
        const auto count = [usage](QStringView name) {
            const json::Value* tokens = usage->find(name);
            return WideSum(tokens ? tokens->toInteger().value_or(0) : 0);
        };
        if (!usage || !usage->isObject() || usage->members.isEmpty())
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
        const json::Value* message = record.find(u"message");
        const auto used = message ? usageOf(*message) : std::nullopt;
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
    const auto read = EntryFacts::of(stored);
    if (!read)
        return;
    const EntryFacts& entry = *read;
    // What stands before it came from another branch: nothing is doubled there, and nothing missing between them.
    const bool isWoven = m_weave.add(index, entry.origin.bytes);
    if (index > 0 && !isWoven)
        checkRepetition(index, entry);
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
    checkMergedBranches();
    if (hasBoundary)
        add(CheckRule::BoundaryRefused, boundary);
    if (m_openRun)
        add(CheckRule::MissingResult, *m_openRun);
    return checkConversation(m_session, m_begin, m_findings, m_job);
}

Result<> FileCheck::run()
{
    checkName();
    if (const Result<> done = checkLines(); !done)
        return done;
    return checkRows();
}

const StoredField* fieldNamed(const SessionInfo& info, const QString& name)
{
    const auto found = std::ranges::find(info.fields, name, &StoredField::name);
    return found == info.fields.end() ? nullptr : &*found;
}

/// The columns of a session's row.
void checkColumns(const SessionInfo& info, Findings& findings)
{
    const StoredField* tags = fieldNamed(info, u"tags"_s);
    if (tags && !tags->hasCommonName && !tags->value.toString().isEmpty())
        findings.add(CheckRule::BrokenTags, u"sessions, column tags"_s);
    if (fieldNamed(info, u"meta"_s))
        findings.add(CheckRule::BrokenMeta, u"sessions, column meta"_s);
    if (fieldNamed(info, u"info_json"_s))
        findings.add(CheckRule::BrokenMeta, u"sessions, column info_json"_s);
    const StoredField* title = fieldNamed(info, u"meta.title"_s);
    if (title && title->value.typeId() == QMetaType::QString && title->value.toString() != info.title)
        findings.add(CheckRule::TitleDiffers, u"sessions, column title"_s);
    for (const QString& column : {u"created_at"_s, u"updated_at"_s}) {
        const StoredField* time = fieldNamed(info, column);
        const bool isRead = bool(column == "created_at"_L1 ? info.createdAt : info.updatedAt);
        if (time && !isRead && !time->value.isNull())
            findings.add(CheckRule::InvalidTime, u"sessions, column %1"_s.arg(column), {}, {time->value.toString()});
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

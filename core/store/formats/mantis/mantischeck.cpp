// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantischeck.h"

#include "core/base/saturating.h"
#include "core/base/widesum.h"
#include "core/store/formats/mantis/mantisconversation.h"
#include "core/store/formats/mantis/mantisrepair.h"
#include "core/store/formats/mantis/mantissummaries.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::array<JsonKey, 2> MantisCheckedKeys {"message", "forked_from"};
constexpr std::array<JsonKey, 2> MantisCheckedMessageKeys {"role", "content"};

/// What is looked at in the entries of a tree. Making a value of each would take most of the check's time.
struct EntryGlance
{
    JsonSpelled message;
    JsonSpelled origin;
    JsonSpelled role; ///< of an object as message
    JsonSpelled content;

    /// False: it is no JSON.
    bool read(QByteArrayView stored)
    {
        JsonCursor cursor(stored);
        if (cursor.peek() != '{')
            return cursor.skip() && cursor.isAtEnd();
        const bool isRead = cursor.members<MantisCheckedKeys>([&](size_t key) {
            return key == 0 ? readMessage(cursor) : key == 1 ? cursor.read(origin) : cursor.skip();
        });
        return isRead && cursor.isAtEnd();
    }

    bool readMessage(JsonCursor& cursor)
    {
        role = {};
        content = {};
        const char* const begin = cursor.position();
        const bool isRead
            = cursor.peek() != '{' ? cursor.skip() : cursor.members<MantisCheckedMessageKeys>([&](size_t key) {
                  return key == 0 ? cursor.read(role) : key == 1 ? cursor.read(content) : cursor.skip();
              });
        message.bytes = {begin, cursor.position()};
        return isRead;
    }
};

/// One transcript: first its lines, then the branch that the library loads.
class FileCheck
{
public:
    FileCheck(const MantisFile& file, const MantisFileSession& session, const MantisSource& source,
        MantisFindings& findings, const JobControl& job)
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
    void checkDamaged(quint32 number, const MantisLine& line);
    void checkMetadata(quint32 number);
    void checkLinks(quint32 number, const MantisLine& line);
    void checkCycles();
    void checkName();
    Result<> checkRows();
    Result<> checkRow(size_t index);
    void checkBoundary(size_t index, const MantisRow& row);
    void checkEntry(size_t index, const MantisRow& row, const QByteArray& stored);
    void checkRepetition(size_t index, const EntryGlance& entry);
    [[nodiscard]] bool isSameAsBefore(const EntryGlance& entry) const;
    void checkGap(size_t index, const MantisRow& row);
    void checkWeave();
    void checkArtifacts(size_t index, const QByteArray& stored);
    void checkRun(size_t index, const MantisRow& row, const json::Value& record);
    void checkPrompt(size_t index, const MantisRow& row, const JsonSpelled& content);
    void countUsage(size_t index, const MantisRow& row, const json::Value& record);

    [[nodiscard]] QString place(quint32 number) const;
    [[nodiscard]] MessageId idOf(quint32 number) const;
    [[nodiscard]] bool isTree() const { return m_transcript.dialect() == MantisDialect::Tree; }
    void add(MantisRule rule, size_t row, const QStringList& details = {})
    {
        m_findings.add(rule, mantisPlaceText(m_session, row), mantisIdOf(m_session, row), details);
    }

    const MantisFile& m_file;
    const MantisFileSession& m_session;
    const MantisTranscript& m_transcript;
    MantisWeave m_weave;
    MantisFindings& m_findings;
    const JobControl& m_job;
    size_t m_begin = 0; ///< the first row that is sent
    int m_contexts = 0;
    std::optional<size_t> m_openRun;
    QString m_innerId;
    std::optional<std::pair<WideSum, WideSum>> m_used; ///< input and output tokens of the run's answers so far
    bool m_isUsageKnown = true; ///< of all of them
    QSet<quint64> m_prompts;
    EntryGlance m_before; ///< the row before, within m_beforeStored
    QByteArray m_beforeStored;
};

QString FileCheck::place(quint32 number) const
{
    return u"%1, byte %2"_s.arg(QFileInfo(m_file.path).fileName()).arg(m_transcript.lines()[number].offset);
}

MessageId FileCheck::idOf(quint32 number) const
{
    const auto stored = m_transcript.bytes(number, JsonLines::HeadBytes);
    const auto record = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    return MessageId(record ? record->text(u"uuid") : QString());
}

void FileCheck::checkDamaged(quint32 number, const MantisLine& line)
{
    if (line.kind == MantisGlance::Kind::Invalid) {
        m_findings.add(MantisRule::InvalidEntry, place(number), idOf(number));
    } else if (line.kind == MantisGlance::Kind::Foreign) {
        m_findings.add(MantisRule::UnknownLine, place(number));
    } else if (line.flags.testFlag(MantisFlag::NoLineEnd)) {
        m_findings.add(MantisRule::TornLine, place(number));
    } else {
        const QByteArray stored = m_transcript.bytes(number, JsonLines::MaxHeld).value_or(QByteArray());
        const bool isGlued = stored.lastIndexOf(R"({"uuid":)") > 0 || stored.lastIndexOf(R"({"type":"system")") > 0;
        if (isGlued && secondMantisRecord(stored) == 0)
            m_findings.addAsIs(MantisRule::GluedLine, place(number));
        else
            m_findings.add(isGlued ? MantisRule::GluedLine : MantisRule::DamagedLine, place(number));
    }
}

void FileCheck::checkMetadata(quint32 number)
{
    const auto stored = m_transcript.bytes(number, JsonLines::HeadBytes);
    const auto line = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    const QString type = line ? line->text(u"type") : QString();
    if (type != "custom-title"_L1 && type != "last-prompt"_L1 && type != "summary"_L1)
        m_findings.add(MantisRule::UnknownMetadata, place(number), {}, {type});
}

void FileCheck::checkLinks(quint32 number, const MantisLine& line)
{
    if (line.flags.testFlag(MantisFlag::Replaced))
        m_findings.add(MantisRule::DuplicateId, place(number), idOf(number));
    if (line.flags.testFlag(MantisFlag::OddTime))
        m_findings.add(MantisRule::OddTime, place(number), idOf(number));
    if (!isTree() || !line.flags.testFlag(MantisFlag::HasParent))
        return;
    const auto parent = m_transcript.parentOf(number);
    if (!parent) {
        m_findings.add(MantisRule::MissingParent, place(number), idOf(number));
        return;
    }
    const MantisLine& before = m_transcript.lines()[*parent];
    // Behind a boundary older messages are written once more.
    if (line.order != MantisTime::None && before.order > line.order && !line.flags.testFlag(MantisFlag::Boundary))
        m_findings.add(MantisRule::TimeBackwards, place(number), idOf(number));
}

/// Colours every entry once: what is met again on the same walk is on a cycle.
void FileCheck::checkCycles()
{
    const std::vector<MantisLine>& lines = m_transcript.lines();
    std::vector<quint32> walk(lines.size(), 0);
    for (quint32 i = 0; i < lines.size(); ++i) {
        for (std::optional<quint32> at = i; at && lines[*at].isRecord();) {
            if (walk[*at] != 0) {
                if (walk[*at] == i + 1)
                    m_findings.add(MantisRule::Cycle, place(*at), idOf(*at));
                break;
            }
            walk[*at] = i + 1;
            at = m_transcript.parentOf(*at);
        }
    }
}

void FileCheck::checkName()
{
    if (!isTree() || m_file.project.isEmpty())
        return;
    if (QUuid::fromString(QFileInfo(m_file.path).completeBaseName()).isNull())
        m_findings.add(MantisRule::UnlistedName, QFileInfo(m_file.path).fileName());
}

Result<> FileCheck::checkLines()
{
    const std::vector<MantisLine>& lines = m_transcript.lines();
    std::optional<quint32> side;
    bool hasMain = false;
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (lines[i].isDamaged())
            checkDamaged(i, lines[i]);
        else if (lines[i].isRecord())
            checkLinks(i, lines[i]);
        else
            checkMetadata(i);
        const bool isSide = lines[i].flags.testFlag(MantisFlag::SideChain);
        hasMain = hasMain || (lines[i].isRecord() && !isSide);
        if (isSide && lines[i].offset < MantisHead::WindowBytes)
            side = side.value_or(i);
    }
    if (side && hasMain)
        m_findings.add(MantisRule::HiddenBySideChain, place(*side), idOf(*side));
    if (isTree())
        checkCycles();
    return {};
}

void FileCheck::checkBoundary(size_t index, const MantisRow& row)
{
    if (!row.flags.testFlag(MantisFlag::EmptyBoundary)) {
        if (index == m_begin)
            add(MantisRule::BoundaryOnly, index);
        return;
    }
    if (!mantisSummaryBehind(m_session, index))
        add(MantisRule::SpuriousBoundary, index);
}

/// The terminal stores a turn's messages together at its end. An answer behind an answer of an earlier time
/// therefore lost its prompt.
void FileCheck::checkGap(size_t index, const MantisRow& row)
{
    constexpr qint64 Pause = 20;
    constexpr qint64 Times = 10;
    if (index + 1 >= m_session.size() || !row.flags.testFlag(MantisFlag::Assistant))
        return;
    const MantisRow before = m_session.row(index - 1);
    const MantisRow after = m_session.row(index + 1);
    if (before.isDamaged || !before.flags.testFlag(MantisFlag::Assistant) || before.timeMs == OutlineRow::NoTime
        || row.timeMs == OutlineRow::NoTime || after.timeMs == OutlineRow::NoTime)
        return;
    const qint64 gap = saturatingSubtract(row.timeMs, before.timeMs);
    if (gap >= Pause && (gap - 1) / Times >= saturatingSubtract(after.timeMs, row.timeMs))
        add(MantisRule::LostMessages, index);
}

bool FileCheck::isSameAsBefore(const EntryGlance& entry) const
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

void FileCheck::checkRepetition(size_t index, const EntryGlance& entry)
{
    if (isSameAsBefore(entry))
        add(MantisRule::DoubledMessage, index);
    else
        checkGap(index, m_session.row(index));
}

void FileCheck::checkWeave()
{
    const MantisWeave::Found found = m_weave.found();
    const auto ruleOf = [](MantisWeave::Doubt doubt) {
        switch (doubt) {
        case MantisWeave::Doubt::Gap:
            return MantisRule::WovenWithGaps;
        case MantisWeave::Doubt::SameId:
            return MantisRule::WovenWithSameIds;
        case MantisWeave::Doubt::Order:
            return MantisRule::WovenInNoOrder;
        case MantisWeave::Doubt::None:
            break;
        }
        return MantisRule::WovenBranches;
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
            add(MantisRule::MissingArtifact, index, {QString::fromLatin1(hash)});
    }
}

void FileCheck::checkRun(size_t index, const MantisRow& row, const json::Value& record)
{
    const QString session = record.text(u"session_id");
    if (!session.isEmpty() && !m_innerId.isEmpty() && session != m_innerId)
        add(MantisRule::CollidingIds, index, {session, m_innerId});
    m_innerId = session.isEmpty() ? m_innerId : session;
    if (row.flags.testFlag(MantisFlag::Result)) {
        m_openRun.reset();
    } else if (row.flags.testFlag(MantisFlag::Init) && record.text(u"output_style").isEmpty()) {
        if (m_openRun)
            add(MantisRule::MissingResult, *m_openRun);
        m_openRun = index;
    }
}

/// What the answers of a run say must be what its result sums up.
void FileCheck::countUsage(size_t index, const MantisRow& row, const json::Value& record)
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
    if (row.flags.testFlag(MantisFlag::Init)) {
        m_used.reset();
        m_isUsageKnown = true;
    } else if (row.flags.testFlag(MantisFlag::Assistant)) {
        const json::Value* message = record.find(u"message");
        const auto used = message ? usageOf(*message) : std::nullopt;
        m_isUsageKnown = m_isUsageKnown && used;
        if (used) {
            std::pair<WideSum, WideSum>& sums = m_used ? *m_used : m_used.emplace();
            sums.first.add(used->first);
            sums.second.add(used->second);
        }
    } else if (row.flags.testFlag(MantisFlag::Result)) {
        const auto told = usageOf(record);
        if (m_openRun && m_isUsageKnown && m_used && told && *told != *m_used)
            add(MantisRule::RunTotalsDiffer, index, {text(*told), text(*m_used)});
    }
}

/// The only trace of a rewind that was forgotten. Short ones ("go on") are said again anyway.
void FileCheck::checkPrompt(size_t index, const MantisRow& row, const JsonSpelled& content)
{
    constexpr qsizetype Telling = 30;
    if (index < m_begin || !row.flags.testFlag(MantisFlag::User) || row.flags.testFlag(MantisFlag::Meta)
        || row.flags.testFlag(MantisFlag::SummaryText) || !content.isText() || content.bytes.size() < Telling)
        return;
    const QString text = content.text();
    if (text.size() < Telling || text.startsWith(u'<'))
        return;
    if (m_prompts.contains(mantisHash(text)))
        add(MantisRule::RepeatedPrompt, index);
    m_prompts << mantisHash(text);
}

Result<> FileCheck::checkRow(size_t index)
{
    const MantisRow row = m_session.row(index);
    if (row.isDamaged || !row.isMain)
        return {};
    const Result<QByteArray> stored = m_session.bytes(index, JsonLines::MaxHeld);
    if (!stored)
        return std::unexpected(stored.error());
    if (!stored->isValidUtf8())
        add(MantisRule::InvalidEncoding, index);
    if (isTree()) {
        checkEntry(index, row, *stored);
        return {};
    }
    const auto record = json::parse(*stored);
    if (record && m_transcript.dialect() == MantisDialect::Wire) {
        countUsage(index, row, *record);
        checkRun(index, row, *record);
    }
    return {};
}

void FileCheck::checkEntry(size_t index, const MantisRow& row, const QByteArray& stored)
{
    EntryGlance entry;
    if (!entry.read(stored))
        return;
    // What stands before it came from another branch: nothing is doubled there, and nothing missing between them.
    const bool isWoven = m_weave.add(index, entry.origin.bytes);
    if (index > 0 && !isWoven)
        checkRepetition(index, entry);
    m_before = entry;
    m_beforeStored = stored; // shared, so that the views stay
    checkPrompt(index, row, entry.content);
    checkArtifacts(index, stored);
    if (row.flags.testFlag(MantisFlag::Boundary))
        checkBoundary(index, row);
    const bool isContext = row.flags.testFlag(MantisFlag::Meta) && entry.content.startsWith("<system-reminder");
    if (isContext && index >= m_begin && ++m_contexts > 1)
        add(MantisRule::RepeatedContext, index);
}

Result<> FileCheck::checkRows()
{
    bool hasBoundary = false;
    for (size_t i = 0; i < m_session.size(); ++i) {
        const MantisRow row = m_session.row(i);
        if (!isTree() || row.isDamaged || !row.flags.testFlag(MantisFlag::Boundary))
            continue;
        m_begin = i;
        hasBoundary = true;
    }
    const size_t lastBoundary = m_begin;
    if (m_session.release() == MantisRelease::SkipsBoundaries)
        m_begin = 0;
    for (size_t i = 0; i < m_session.size(); ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (const Result<> done = checkRow(i); !done)
            return done;
    }
    checkWeave();
    if (hasBoundary)
        add(MantisRule::BoundaryRefused, lastBoundary);
    if (m_openRun)
        add(MantisRule::MissingResult, *m_openRun);
    return checkMantisConversation(m_session, m_begin, m_findings, m_job);
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
void checkColumns(const SessionInfo& info, MantisFindings& findings)
{
    const StoredField* tags = fieldNamed(info, u"tags"_s);
    if (tags && !tags->hasCommonName && !tags->value.toString().isEmpty())
        findings.add(MantisRule::BrokenTags, u"sessions, column tags"_s);
    if (fieldNamed(info, u"meta"_s))
        findings.add(MantisRule::BrokenMeta, u"sessions, column meta"_s);
    if (fieldNamed(info, u"info_json"_s))
        findings.add(MantisRule::BrokenMeta, u"sessions, column info_json"_s);
    const StoredField* title = fieldNamed(info, u"meta.title"_s);
    if (title && title->value.typeId() == QMetaType::QString && title->value.toString() != info.title)
        findings.add(MantisRule::TitleDiffers, u"sessions, column title"_s);
    for (const QString& column : {u"created_at"_s, u"updated_at"_s}) {
        const StoredField* time = fieldNamed(info, column);
        const bool isRead = bool(column == "created_at"_L1 ? info.createdAt : info.updatedAt);
        if (time && !isRead && !time->value.isNull())
            findings.add(MantisRule::InvalidTime, u"sessions, column %1"_s.arg(column), {}, {time->value.toString()});
    }
}

} // namespace

void reportUnreadableMantisFolder(const QString& place, const SessionStore::FindingSink& sink)
{
    MantisFindings(SessionId(), sink).add(MantisRule::UnreadableFolder, place);
}

void reportUnreadableMantisFile(const MantisFile& file, const Error& error, const SessionStore::FindingSink& sink)
{
    MantisFindings(SessionId(file.id), sink)
        .add(MantisRule::UnreadableFile, QFileInfo(file.path).fileName(), {}, {error.text});
}

Result<> checkMantisFile(const MantisFile& file, const MantisFileSession& session, const MantisSource& source,
    const SessionStore::FindingSink& sink, const JobControl& job)
{
    // The recording of a session beside its tree belongs to no project, and is not gone on with.
    const bool canMend = session.dialect() == MantisDialect::Tree && file.audit != file.path;
    MantisFindings findings(SessionId(file.id), sink, canMend);
    return FileCheck(file, session, source, findings, job).run();
}

Result<> checkMantisRows(const SessionInfo& info, const MantisSession& session, const QString& problem,
    const QList<Checkpoint>& checkpoints, const SessionStore::FindingSink& sink, const JobControl& job)
{
    MantisFindings findings(info.id, sink);
    checkColumns(info, findings);
    if (!problem.isEmpty())
        findings.add(MantisRule::BrokenList, u"sessions, column messages"_s, {}, {problem});
    for (size_t i = 0; i < session.size(); ++i) {
        const MantisRow row = session.row(i);
        // The rest of a broken list is told of already.
        if (row.isDamaged && problem.isEmpty())
            findings.add(MantisRule::Unloadable, mantisPlaceText(session, i), mantisIdOf(session, i));
    }
    for (const Checkpoint& checkpoint : checkpoints) {
        if (checkpoint.position && (*checkpoint.position < 0 || *checkpoint.position > qint64(session.size())))
            findings.add(MantisRule::CheckpointOutOfRange, u"checkpoints"_s, {}, {checkpoint.label});
    }
    return checkMantisConversation(session, 0, findings, job);
}

} // namespace stemma

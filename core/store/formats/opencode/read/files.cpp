// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/opencode/read/source.h"
#include "core/store/json/jsonsplice.h"
#include "core/store/json/jsonmembers.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

struct FilesText
{
    Q_DECLARE_TR_FUNCTIONS(OpenCode)
};

constexpr auto JsonEnding = ".json"_L1;

/// All of a file. One that is being written is shorter than it will be, which its reader sees.
Result<QByteArray> contentOf(const QString& path)
{
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    return reader.read(0, reader.size());
}

QString cutOff(const QString& path)
{
    return FilesText::tr("The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.")
        .arg(QDir::toNativeSeparators(path));
}

QStringList jsonFilesIn(const QString& folder)
{
    QStringList names = QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name = folder + u'/' + name;
    return names;
}

QString idOfFile(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

StoredAt placeOfFile(const QString& path, qint64 size)
{
    StoredAt at;
    at.file = path;
    at.offset = 0;
    at.length = size;
    return at;
}

Result<QByteArray> rangeOf(const StoredAt& place, qint64 most)
{
    FileReader reader(place.file);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    const qint64 length = place.length < 0 ? reader.size() : place.length;
    return reader.read(qMax<qint64>(0, place.offset), most < 0 ? length : qMin(most, length));
}

bool isBelow(const QString& file, const QString& folder)
{
    return QDir::cleanPath(file).startsWith(folder + u'/') && file.endsWith(JsonEnding);
}

std::unexpected<Error> foreign(const StoredAt& place)
{
    return fail(Errc::NotFound,
        FilesText::tr("The file %1 is not part of this store.").arg(QDir::toNativeSeparators(place.file)));
}

} // namespace

SessionInfo infoOfObject(const json::Value& object)
{
    SessionInfo info;
    info.id = SessionId(textOf(object, u"id"));
    info.title = textOf(object, u"title");
    info.directory = textOf(object, u"directory");
    info.agent = textOf(object, u"agent");
    info.parent = SessionId(textOf(object, u"parentID"));
    if (const json::Value* model = object.find(u"model"))
        info.model = textOf(*model, u"id");
    if (const json::Value* time = object.find(u"time")) {
        const auto at = [&](QStringView key) {
            return millisecondsIn(*time, key).transform([](qint64 ms) { return timeFromMs(ms); });
        };
        info.createdAt = at(u"created");
        info.updatedAt = at(u"updated");
    }
    // The address of a share is public, its secret is not stored here; should it be, it stays there.
    addFields(info.fields, object, {u"id"_s, u"title"_s, u"directory"_s, u"agent"_s, u"parentID"_s, u"model"_s},
        {u"share"_s});
    return info;
}

// ---- a tree -------------------------------------------------------------------------------------

TreeSource::TreeSource(const QString& folder)
    : m_folder(QDir::cleanPath(folder))
    , m_infos(m_folder + u"/session"_s)
    , m_isOldest(QFileInfo(m_infos + u"/info"_s).isDir())
    , m_seen(look())
{
}

QString TreeSource::messagesOf(const QString& session) const
{
    return (m_isOldest ? m_infos : m_folder) + u"/message/"_s + session;
}

QString TreeSource::partsOf(const QString& session, const QString& message) const
{
    const QString folder = m_isOldest ? QString(m_infos + u"/part/"_s + session) : QString(m_folder + u"/part"_s);
    return folder + u'/' + message;
}

Result<std::vector<Listed>> TreeSource::list(const JobControl& job)
{
    std::vector<Listed> sessions;
    m_problems.clear();
    QStringList folders {m_infos + u"/info"_s};
    if (!m_isOldest) {
        folders.clear();
        for (const QString& project : QDir(m_infos).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            folders << m_infos + u'/' + project;
    }
    for (const QString& folder : std::as_const(folders)) {
        for (const QString& file : jsonFilesIn(folder)) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto stored = contentOf(file);
            const auto info = stored ? json::parse(*stored) : std::unexpected(json::ParseError());
            if (!info || !info->isObject()) {
                m_problems << Problem {file, stored ? cutOff(file) : stored.error().text};
                continue;
            }
            Listed session;
            session.generation = Generation::Tree;
            session.info = infoOfObject(*info);
            if (session.info.id.isEmpty())
                session.info.id = SessionId(idOfFile(file));
            session.file = file;
            takeRevert(info->find(u"revert"), session);
            const QStringList messages = jsonFilesIn(messagesOf(session.info.id.value));
            const auto first = messages.isEmpty() ? QByteArray() : contentOf(messages.first()).value_or(QByteArray());
            const auto message = json::parse(first);
            session.firstMs = message ? createdMs(*message) : OutlineRow::NoTime;
            sessions.push_back(std::move(session));
        }
    }
    return sessions;
}

Result<Record> TreeSource::record(const QString& session, const QString& file) const
{
    const auto stored = contentOf(file);
    if (!stored)
        return std::unexpected(stored.error());
    Record record;
    record.session = session;
    record.head = {idOfFile(file), *stored, placeOfFile(file, stored->size())};
    const QStringList files = jsonFilesIn(partsOf(session, record.head.id));
    for (const QString& part : files) {
        const auto bytes = contentOf(part);
        if (bytes) // else it went meanwhile
            record.parts.push_back({idOfFile(part), *bytes, placeOfFile(part, bytes->size())});
    }
    // The earliest kept them in the message.
    const auto range = files.isEmpty() && json::parse(*stored) ? json::memberValue(*stored, "parts") : std::nullopt;
    if (range) {
        forEachJsonElement(QByteArrayView(*stored).sliced(range->start, range->length), [&](QByteArrayView part) {
            StoredAt at = placeOfFile(file, part.size());
            at.offset = part.data() - stored->constData();
            record.parts.push_back({{}, part.toByteArray(), at});
            return true;
        });
    }
    return record;
}

Result<std::unique_ptr<Rows>> TreeSource::load(const Listed& session, const JobControl& job)
{
    const QString id = session.info.id.value;
    const QStringList files = jsonFilesIn(messagesOf(id));
    auto rows
        = std::make_unique<Rows>(Shape::Parts, [this, id, files](qint64 place) { return record(id, files.at(place)); });
    std::vector<Rows::Row> sorted;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto stored = contentOf(files.at(i));
        const auto info = stored ? json::parse(*stored) : std::unexpected(json::ParseError());
        const bool isMessage = info && info->isObject();
        if (isMessage)
            rows->addUsage(*info);
        sorted.push_back({idHash(idOfFile(files.at(i))), isMessage ? createdMs(*info) : OutlineRow::NoTime, i,
            isMessage ? flagsOfInfo(*info) : RowFlags(), !isMessage,
            placeOfFile(files.at(i), stored ? stored->size() : 0)});
    }
    // One that cannot be read stays where its name puts it.
    for (size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i].isDamaged)
            sorted[i].timeMs = sorted[i - 1].timeMs;
    }
    std::ranges::stable_sort(sorted, {}, &Rows::Row::timeMs);
    for (Rows::Row& row : sorted) {
        if (row.isDamaged)
            row.timeMs = OutlineRow::NoTime;
        rows->add(std::move(row));
    }
    if (const Result<> done = rows->finish(session.revertedFrom, !session.keepsReverted, {}); !done)
        return std::unexpected(done.error());
    return rows;
}

Result<> TreeSource::complete(const Listed& session, SessionInfo& info)
{
    const QString id = session.info.id.value;
    qint64 size = QFileInfo(session.file).size();
    for (const QString& message : jsonFilesIn(messagesOf(id))) {
        size += QFileInfo(message).size();
        for (const QString& part : jsonFilesIn(partsOf(id, idOfFile(message))))
            size += QFileInfo(part).size();
    }
    info.size = size;
    return {};
}

Result<QByteArray> TreeSource::rawBytes(const StoredAt& place, qint64 most, const JobControl& /*job*/)
{
    return isBelow(place.file, m_folder) ? rangeOf(place, most) : foreign(place);
}

TreeSource::Seen TreeSource::look() const
{
    Seen seen;
    for (const QString& name : {u"/session"_s, u"/message"_s, u"/part"_s}) {
        QDirIterator it(m_folder + name, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QFileInfo file = it.nextFileInfo();
            seen.bytes += file.size();
            // The order in which files are found does not count.
            seen.stamp += qHashMulti(7, file.filePath(), file.size(), file.lastModified().toMSecsSinceEpoch());
        }
    }
    return seen;
}

Result<StoreChange> TreeSource::poll()
{
    if (!m_lookAgain.hasExpired())
        return StoreChange::None;
    QElapsedTimer timer;
    timer.start();
    const Seen now = look();
    constexpr qint64 Share = 10; // a tenth of the time at most
    m_lookAgain = QDeadlineTimer(qMax<qint64>(50, timer.elapsed() * Share));
    if (now.stamp == m_seen.stamp)
        return QFileInfo(m_infos).isDir() ? StoreChange::None : StoreChange::Vanished;
    m_seen = now;
    ++m_revision;
    return StoreChange::Changed;
}

// ---- exports ------------------------------------------------------------------------------------

std::optional<qsizetype> exportBegin(QByteArrayView text)
{
    constexpr qsizetype MostStatus = 400;
    const qsizetype begin = text.indexOf('{');
    return begin >= 0 && begin < MostStatus ? std::optional(begin) : std::nullopt;
}

ExportSource::ExportSource(const QString& path)
    : m_path(path)
    , m_stamps(stamps())
{
}

QStringList ExportSource::files() const
{
    if (!QFileInfo(m_path).isDir())
        return {m_path};
    QStringList names = QDir(m_path).entryList({u"ses_*.json"_s}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name = m_path + u'/' + name;
    return names;
}

std::map<QString, FileStamp> ExportSource::stamps() const
{
    std::map<QString, FileStamp> stamps;
    for (const QString& file : files())
        stamps.emplace(file, FileStamp::of(file));
    return stamps;
}

Result<std::vector<Listed>> ExportSource::list(const JobControl& job)
{
    std::vector<Listed> sessions;
    m_problems.clear();
    for (const QString& file : files()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto stored = contentOf(file);
        const auto begin = stored ? exportBegin(*stored) : std::nullopt;
        const auto whole
            = begin ? json::parse(QByteArrayView(*stored).sliced(*begin)) : std::unexpected(json::ParseError());
        const json::Value* info = whole ? whole->find(u"info") : nullptr;
        if (!info) {
            const QString cause = stored ? cutOff(file) : stored.error().text;
            if (!QFileInfo(m_path).isDir())
                return fail(stored ? Errc::Corrupt : stored.error().code, cause);
            m_problems << Problem {file, cause};
            continue;
        }
        Listed session;
        session.generation = Generation::Export;
        session.info = infoOfObject(*info);
        session.file = file;
        takeRevert(info->find(u"revert"), session);
        const json::Value* messages = whole->find(u"messages");
        const json::Value* first
            = messages && !messages->items.isEmpty() ? messages->items.first().find(u"info") : nullptr;
        session.firstMs = first ? createdMs(*first) : OutlineRow::NoTime;
        sessions.push_back(std::move(session));
    }
    return sessions;
}

Result<std::unique_ptr<Rows>> ExportSource::load(const Listed& session, const JobControl& /*job*/)
{
    const QString file = session.file;
    const auto stored = contentOf(file);
    const auto begin = stored ? exportBegin(*stored) : std::nullopt;
    const auto text = begin ? QByteArrayView(*stored).sliced(*begin) : QByteArrayView();
    if (!begin || !json::parse(text))
        return fail(Errc::Corrupt, stored ? cutOff(file) : stored.error().text);
    std::vector<StoredAt> places;
    const auto messages = json::memberValue(text, "messages");
    std::vector<Rows::Row> sorted;
    Shape shape = Shape::Parts;
    auto holder = std::make_shared<std::vector<StoredAt>>();
    const auto fetch = [holder](qint64 place) -> Result<Record> {
        const StoredAt& at = holder->at(size_t(place));
        const auto bytes = rangeOf(at, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        Record record = split(*bytes);
        record.head.at = at;
        for (Piece& part : record.parts) {
            part.at.file = at.file;
            part.at.offset += at.offset;
        }
        return record;
    };
    if (messages) {
        const auto list = text.sliced(messages->start, messages->length);
        forEachJsonElement(list, [&](QByteArrayView element) {
            StoredAt at = placeOfFile(file, element.size());
            at.offset = element.data() - stored->constData();
            const auto value = json::parse(element);
            const json::Value* info = value ? value->find(u"info") : nullptr;
            const bool isMessage = info && info->isObject();
            if (value && value->isObject() && !info && value->find(u"type"))
                shape = Shape::Blocks;
            const qint64 time = isMessage ? createdMs(*info) : value ? createdMs(*value) : OutlineRow::NoTime;
            const QString id = isMessage ? info->text(u"id") : value ? value->text(u"id") : QString();
            const RowFlags flags = isMessage ? flagsOfInfo(*info)
                : value                      ? flagsOfType(value->text(u"type"), &*value)
                                             : RowFlags();
            sorted.push_back({id.isEmpty() ? idHash(placeId(places.size())) : idHash(id), time, qint64(places.size()),
                flags, !isMessage && shape == Shape::Parts, at});
            places.push_back(at);
            return true;
        });
    }
    auto rows = std::make_unique<Rows>(shape, fetch);
    *holder = std::move(places);
    for (Rows::Row& row : sorted)
        rows->add(std::move(row));
    if (const Result<> done = rows->finish(session.revertedFrom, !session.keepsReverted, {}); !done)
        return std::unexpected(done.error());
    return rows;
}

Result<> ExportSource::complete(const Listed& session, SessionInfo& info)
{
    info.size = QFileInfo(session.file).size();
    return {};
}

Result<QByteArray> ExportSource::rawBytes(const StoredAt& place, qint64 most, const JobControl& /*job*/)
{
    return files().contains(place.file) ? rangeOf(place, most) : foreign(place);
}

Result<StoreChange> ExportSource::poll()
{
    auto now = stamps();
    if (now == m_stamps)
        return StoreChange::None;
    m_stamps = std::move(now);
    ++m_revision;
    const bool isGone = !QFileInfo(m_path).isDir() && !QFileInfo::exists(m_path);
    return isGone ? StoreChange::Vanished : StoreChange::Changed;
}

qint64 ExportSource::bytes() const
{
    qint64 bytes = 0;
    for (const auto& [file, stamp] : m_stamps)
        bytes += qMax<qint64>(0, stamp.size);
    return bytes;
}

} // namespace stemma::opencode

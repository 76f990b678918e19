// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/contentblocks.h"
#include "core/store/formats/opencode/read/source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::opencode {

namespace {

const QStringList JsonNames {u"*.json"_s};

/// The object in a file; an error is why there is none.
std::expected<json::Value, QString> objectIn(const QString& path)
{
    const auto stored = readSmallFile(path);
    if (!stored)
        return std::unexpected(stored.error().text);
    auto value = json::parse(exportIn(*stored));
    if (value && value->isObject())
        return *std::move(value);
    return std::unexpected(QCoreApplication::translate(
        "OpenCode", "The file %1 is incomplete or damaged. If OpenCode is writing it, read it again.")
            .arg(QDir::toNativeSeparators(path)));
}

QString idOfFile(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

} // namespace

QByteArrayView exportIn(QByteArrayView text)
{
    constexpr qsizetype MostStatus = 400;
    const qsizetype begin = text.indexOf('{');
    return begin > 0 && begin < MostStatus ? text.sliced(begin) : text;
}

void takeRevert(const json::Value& revert, ListedSession& session)
{
    session.revertedFrom = textOf(revert, u"messageID");
    session.revertedPart = textOf(revert, u"partID");
}

ListedSession listedOf(const json::Value& object, quint8 generation, const QString& file)
{
    ListedSession session;
    session.generation = generation;
    session.file = file;
    SessionInfo& info = session.info;
    info.id = SessionId(textOf(object, u"id"));
    info.title = textOf(object, u"title");
    info.directory = textOf(object, u"directory");
    info.agent = textOf(object, u"agent");
    info.parent = SessionId(textOf(object, u"parentID"));
    info.model = textOf(object[u"model"], u"id");
    info.createdAt = json::timeIn(object[u"time"], u"created");
    info.updatedAt = json::timeIn(object[u"time"], u"updated");
    takeRevert(object[u"revert"], session);
    // Should the secret of a share be there, nobody sees it.
    addFields(info.fields, object, {u"id"_s, u"title"_s, u"directory"_s, u"agent"_s, u"parentID"_s, u"model"_s},
        {u"share"_s});
    return session;
}

/// Without what is long: the texts of the files.
void addSideList(SessionInfo& info, QStringView name, const json::Value& list)
{
    json::Value shown = json::listOf({});
    for (const json::Value& item : list.items)
        shown.items << json::without(item, {u"before"_s, u"after"_s, u"patch"_s, u"id"_s});
    if (!shown.items.isEmpty())
        info.fields << fieldOf(name.toString(), shown);
}

void addSideFiles(SessionInfo& info, const QString& tree, std::initializer_list<QStringView> names)
{
    for (const QStringView name : names) {
        const auto stored = readSmallFile(u"%1/%2/%3.json"_s.arg(tree, name, info.id.value));
        if (const auto list = stored ? json::parse(*stored) : std::unexpected(json::ParseError()))
            addSideList(info, name, *list);
    }
}

Result<QByteArray> FileSource::rawBytes(const StoredAt& place, qint64 most, const JobControl& /*job*/)
{
    if (m_files.contains(place.file))
        return readRange(place.file, place.offset, place.length, most);
    return fail(Errc::NotFound,
        QCoreApplication::translate("OpenCode", "The file %1 is not part of this store.")
            .arg(QDir::toNativeSeparators(place.file)));
}

TreeSource::TreeSource(const QString& folder)
    : FileSource(WatchedFiles({folder + u"/session"_s, folder + u"/message"_s, folder + u"/part"_s}, JsonNames,
          WatchedFiles::Depth::WholeTree))
    , m_folder(folder)
    , m_isOldest(QFileInfo(folder + u"/session/info"_s).isDir())
{
}

QStringList TreeSource::messagesOf(const QString& session) const
{
    return filesNamed(m_folder + (m_isOldest ? u"/session/message/"_s : u"/message/"_s) + session, JsonNames);
}

QStringList TreeSource::partsOf(const QString& session, const QString& message) const
{
    return filesNamed(
        m_folder + (m_isOldest ? QString(u"/session/part/"_s + session + u'/') : u"/part/"_s) + message, JsonNames);
}

Result<std::vector<ListedSession>> TreeSource::list(const JobControl& job)
{
    std::vector<ListedSession> sessions;
    m_problems.clear();
    const QDir infos(m_folder + u"/session"_s);
    for (const QString& project : infos.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (m_isOldest && project != "info"_L1)
            continue;
        for (const QString& file : filesNamed(infos.filePath(project), JsonNames)) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto info = objectIn(file);
            if (!info) {
                m_problems.emplaceBack(file, info.error());
                continue;
            }
            ListedSession session = listedOf(*info, Generation::Tree, file);
            if (session.info.id.isEmpty())
                session.info.id = SessionId(idOfFile(file));
            const QStringList messages = messagesOf(session.info.id.value);
            const auto first = messages.isEmpty() ? std::unexpected(QString()) : objectIn(messages.first());
            session.firstMs = first ? createdMs(*first) : OutlineRow::NoTime;
            sessions.push_back(std::move(session));
        }
    }
    return sessions;
}

Result<PiecedRecord> TreeSource::record(const QString& session, const QString& file) const
{
    const auto stored = readSmallFile(file);
    if (!stored)
        return std::unexpected(stored.error());
    PiecedRecord record {session, {idOfFile(file), *stored, {.file = file, .offset = 0, .length = stored->size()}}, {}};
    for (const QString& part : partsOf(session, record.head.id)) {
        if (const auto bytes = readSmallFile(part)) // else it went meanwhile
            record.parts.push_back({idOfFile(part), *bytes, {.file = part, .offset = 0, .length = bytes->size()}});
    }
    if (record.parts.empty()) // the earliest kept them in the message
        record.parts = elementsOf(*stored, "parts", record.head.at);
    return record;
}

Result<std::unique_ptr<Rows>> TreeSource::load(const ListedSession& session, const JobControl& job)
{
    const QString id = session.info.id.value;
    const QStringList files = messagesOf(id);
    struct Read
    {
        qsizetype file;
        qint64 ms;
        std::expected<json::Value, QString> info;
    };
    std::vector<Read> all;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        auto info = objectIn(files.at(i));
        // One that cannot be read stays where its name puts it.
        const qint64 ms = info ? createdMs(*info) : all.empty() ? OutlineRow::NoTime : all.back().ms;
        all.push_back({i, ms, std::move(info)});
    }
    std::ranges::stable_sort(all, {}, &Read::ms);
    auto rows = std::make_unique<Rows>([this, id, files](qint64 place) { return record(id, files.at(place)); });
    for (const Read& read : all) {
        const QString& file = files.at(read.file);
        rows->addMessage(idOfFile(file), read.info ? &*read.info : nullptr, read.info ? read.ms : OutlineRow::NoTime,
            read.file, {.file = file, .offset = 0, .length = QFileInfo(file).size()});
    }
    rows->finishAt(session.revertedFrom, session.revertedPart);
    return rows;
}

void TreeSource::addDetails(SessionInfo& info, const ListedSession& /*session*/)
{
    addSideFiles(info, m_folder, {u"todo", u"session_diff"});
}

Result<qint64> TreeSource::sizeOf(const ListedSession& session)
{
    const QString id = session.info.id.value;
    qint64 size = QFileInfo(session.file).size();
    for (const QString& message : messagesOf(id)) {
        size += QFileInfo(message).size();
        for (const QString& part : partsOf(id, idOfFile(message)))
            size += QFileInfo(part).size();
    }
    return size;
}

Result<std::vector<ListedSession>> ExportSource::list(const JobControl& job)
{
    std::vector<ListedSession> sessions;
    m_problems.clear();
    for (const QString& file : m_files.files()) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto whole = objectIn(file);
        const json::Value* info = whole ? whole->find(u"info") : nullptr;
        if (!info) {
            m_problems.emplaceBack(file,
                whole ? QCoreApplication::translate("OpenCode", "It is not an export of OpenCode.") : whole.error());
            continue;
        }
        ListedSession session = listedOf(*info, Generation::Export, file);
        session.firstMs = createdMs((*whole)[u"messages"].items.value(0)[u"info"]);
        sessions.push_back(std::move(session));
    }
    return sessions;
}

Result<std::unique_ptr<Rows>> ExportSource::load(const ListedSession& session, const JobControl& /*job*/)
{
    const auto stored = readSmallFile(session.file);
    if (!stored)
        return std::unexpected(stored.error());
    const QByteArrayView text = exportIn(*stored);
    const auto pieces
        = elementsOf(text, "messages", {.file = session.file, .offset = text.data() - stored->constData()});
    std::vector<StoredAt> places(pieces.size());
    std::ranges::transform(pieces, places.begin(), &Piece::at);
    const auto fetch = [places](qint64 place) {
        const StoredAt& at = places.at(size_t(place));
        return readRange(at.file, at.offset, at.length, -1).transform([&at](const QByteArray& bytes) {
            return split(bytes, pieceNames(), at);
        });
    };
    auto rows = std::make_unique<Rows>(fetch);
    for (size_t i = 0; i < pieces.size(); ++i) {
        const json::Value value = json::valueOf(pieces[i].bytes);
        const json::Value& info = value[u"info"];
        const QString id = textOf(info, u"id");
        rows->addMessage(id.isEmpty() ? placeId(i) : id, info.isObject() ? &info : nullptr, createdMs(info), qint64(i),
            pieces[i].at);
    }
    rows->finishAt(session.revertedFrom, session.revertedPart);
    return rows;
}

Result<qint64> ExportSource::sizeOf(const ListedSession& session)
{
    return QFileInfo(session.file).size();
}

} // namespace stemma::opencode

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzmineformat.h"

#include "core/base/json.h"
#include "core/store/formats/jazzmine/jazzminestore.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using json::Value;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineFormat)
};

const QString JsonDialect = u"json"_s;

/// As much of the document as its beginning tells, whatever comes behind a broken place.
Value beginning(QByteArrayView head)
{
    if (head.startsWith("\xef\xbb\xbf"))
        head = head.sliced(3);
    auto value = json::parsePrefix(head);
    if (!value && value.error().offset > 0)
        value = json::parsePrefix(head.first(value.error().offset));
    return value ? *value : Value();
}

bool hasAll(const Value& record, std::initializer_list<QStringView> fields)
{
    return std::ranges::all_of(fields, [&](QStringView field) { return record.find(field) != nullptr; });
}

/// Whether a record looks like one of the library's; a cut one may lack its last fields.
bool isConversation(const Value& record)
{
    return record.isObject() && hasAll(record, {u"id", u"user_id", u"agent_id"});
}

bool isMessage(const Value& record)
{
    return record.isObject() && hasAll(record, {u"conversation_id", u"role", u"original_content"});
}

bool isTrace(const Value& record)
{
    return record.isObject() && hasAll(record, {u"message_id", u"conversation_id", u"turn_number"});
}

/// Whether one of the three arrays begins with a record of the library.
bool hasRecords(const Value& document, QStringView section, bool (*fits)(const Value&))
{
    const Value* list = document.find(section);
    return list && list->isArray() && std::ranges::any_of(list->items, fits);
}

bool isJsonStore(const Value& document)
{
    if (hasRecords(document, u"conversations", isConversation) || hasRecords(document, u"messages", isMessage)
        || hasRecords(document, u"turn_traces", isTrace))
        return true;
    // A store without records tells itself by all of its sections.
    const auto isEmptyList = [&](QStringView section) {
        const Value* list = document.find(section);
        return list && list->isArray() && list->items.isEmpty();
    };
    return isEmptyList(u"conversations") && isEmptyList(u"messages") && isEmptyList(u"turn_traces");
}

/// The releases that write such records; text that comes from both ends of a file.
QString releasesOf(QByteArrayView text)
{
    if (text.contains("emission_records") || text.contains("total_energy_kwh"))
        return u"0.1.39-0.1.42"_s;
    return text.contains("turn_number") ? u"0.1.28-0.1.38"_s : QString();
}

/// The last bytes of a file, where the traces are.
QByteArray tailOf(const QString& path)
{
    FileReader reader(path);
    constexpr qint64 Tail = 64 * 1024;
    if (!reader.open())
        return {};
    return reader.read(qMax<qint64>(0, reader.size() - Tail), Tail).value_or(QByteArray());
}

} // namespace

QString JazzmineFormat::name() const
{
    return u"jazzmine"_s;
}

QString JazzmineFormat::title() const
{
    return u"jazzmine"_s;
}

QStringList JazzmineFormat::dialects() const
{
    return {JsonDialect};
}

QList<Capability> JazzmineFormat::capabilities() const
{
    const QString notYet = Words::tr("Stemma does not change jazzmine stores yet.");
    QList<Capability> list;
    for (const QString& name : {u"read"_s, u"live"_s, u"context"_s, u"check"_s})
        list << Capability {name, {}};
    for (const QString& name : {u"fork"_s, u"resume"_s, u"edit_text"_s, u"remove"_s})
        list << Capability {name, notYet};
    list << Capability {u"compaction"_s, Words::tr("jazzmine keeps its summaries outside the store.")};
    list << Capability {u"prune"_s, Words::tr("jazzmine prunes nothing.")};
    list << Capability {u"checkpoints"_s, Words::tr("jazzmine stores no checkpoints.")};
    return list;
}

QStringList JazzmineFormat::defaultPlaces() const
{
    // The agent's own defaults are relative to the folder it runs in.
    const QDir folder = QDir::current();
    return {folder.absoluteFilePath(u"messages.json"_s), folder.absoluteFilePath(u"data/conversation_db.json"_s)};
}

Detection JazzmineFormat::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.isFolder() || candidate.isSqlite()) {
        detection.reason = Words::tr("It is neither a JSON file nor a dump or export of a jazzmine database.");
        return detection;
    }
    if (!isJsonStore(beginning(candidate.head()))) {
        detection.reason
            = Words::tr("It has none of the arrays “conversations”, “messages” and “turn_traces” with such records.");
        return detection;
    }
    detection.matches = true;
    detection.dialect = JsonDialect;
    detection.version = releasesOf(tailOf(candidate.path()));
    detection.notWritable = Words::tr("Stemma does not change jazzmine stores yet.");
    return detection;
}

Result<std::unique_ptr<SessionStore>> JazzmineFormat::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<JazzmineStore>(path, detection, std::make_unique<JazzmineJsonSource>(path));
}

} // namespace stemma

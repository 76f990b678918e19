// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/dump.h"

#include "core/store/json/json.h"

#include <QDir>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

/// QString::fromUtf8() would swallow a U+FEFF at the beginning.
void appendText(QByteArray& json, const QByteArray& text)
{
    QStringDecoder decoder(
        QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString decoded = decoder.decode(text);
    json::appendString(json, decoded);
}

/// A number or truth value as JSON spells it.
void appendPlain(QByteArray& json, const QByteArray& text)
{
    if (text == "t" || text == "true")
        json += "true";
    else if (text == "f" || text == "false")
        json += "false";
    else if (const auto value = json::parse(text); value && value->isNumber())
        json += text;
    else
        appendText(json, text);
}

QByteArray toJson(const QList<SqlDumpValue>& values, const QByteArrayList& columns)
{
    QByteArray json = "{";
    for (qsizetype i = 0; i < values.size(); ++i) {
        const SqlDumpValue& value = values[i];
        json += i > 0 ? ", " : "";
        appendText(json, columns[i]);
        json += ": ";
        const ColumnType type = columnTypeOf(columns[i]);
        if (value.kind == SqlDumpValue::Kind::Null)
            json += "null";
        else if (type == ColumnType::Json && json::parse(value.text))
            json += value.text;
        else if (type == ColumnType::Plain || value.kind == SqlDumpValue::Kind::Word)
            appendPlain(json, value.text);
        else
            appendText(json, value.text);
    }
    return json + '}';
}

/// A byte order mark is no word of SQL; blanks keep the places.
void feedFirst(SqlDumpScanner& scanner, QByteArrayView block)
{
    constexpr QByteArrayView Mark = "\xef\xbb\xbf";
    const bool hasMark = block.startsWith(Mark);
    if (hasMark)
        scanner.feed("   ");
    scanner.feed(hasMark ? block.sliced(Mark.size()) : block);
}

} // namespace

Result<> DumpSource::scan(
    const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& /*ahead*/)
{
    std::vector<Section> sections;
    SqlDumpScanner scanner([&](const SqlDumpRow& row) {
        const auto kind = kindNamed(QUtf8StringView(row.table));
        if (!kind)
            return;
        const auto values = sqlDumpValues(row.bytes, row.isCopy);
        if (!values || values->size() != row.columns.size()) {
            troubles << StoreTrouble {CheckRule::UnreadableRow, 0, row.offset,
                {u"%1 columns, %2 values"_s.arg(row.columns.size()).arg(values ? values->size() : 0)}};
            return;
        }
        if (sections.empty() || sections.back().isCopy != row.isCopy || sections.back().columns != row.columns)
            sections.push_back({row.offset, row.isCopy, row.columns});
        const QByteArray json = toJson(*values, row.columns);
        sink(*kind, {0, row.offset, row.length}, json);
    });
    const auto feed = [&scanner](QByteArrayView block, qint64 offset) {
        offset == 0 ? feedFirst(scanner, block) : scanner.feed(block);
        return true;
    };
    if (const Result<> read = reader(0).blocks(0, feed, job); !read)
        return read;
    if (const auto torn = scanner.finish())
        troubles << StoreTrouble {CheckRule::UnreadableRow, 0, *torn, {u"the file ends within a statement"_s}};
    m_sections = std::move(sections);
    return {};
}

Result<QByteArray> DumpSource::json(RecordKind, const RecordPlace& place)
{
    const Result<QByteArray> row = raw(place, place.length);
    if (!row)
        return row;
    const auto next = std::ranges::upper_bound(m_sections, place.offset, {}, &Section::offset);
    const auto values = next == m_sections.begin() ? std::nullopt : sqlDumpValues(*row, std::prev(next)->isCopy);
    if (!values || values->size() != std::prev(next)->columns.size())
        return fail(Errc::Conflict,
            tr("The row at byte %1 of %2 has changed. Open the file again.")
                .arg(QString::number(place.offset), QDir::toNativeSeparators(path(0))));
    return toJson(*values, std::prev(next)->columns);
}

DumpSource::Tables DumpSource::tablesOf(QByteArrayView head)
{
    QHash<QByteArray, QByteArrayList> tables;
    SqlDumpScanner scanner([&](const SqlDumpRow& row) { tables.insert(row.table, row.columns); });
    feedFirst(scanner, head);
    tables.insert(scanner.tables());
    const auto columnsOf
        = [&tables](const QByteArray& table) { return QString::fromUtf8(tables.value(table).join(' ')).split(u' '); };
    const QStringList traces = columnsOf("turn_traces");
    Tables found;
    found.found
        = kindOfFields(columnsOf("messages")) == RecordKind::Message || kindOfFields(traces) == RecordKind::Trace;
    found.hasEmissions = traces.contains(u"emission_records");
    return found;
}

} // namespace stemma::jazzmine

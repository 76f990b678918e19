// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/sessioncomposer.h"

#include "core/base/plainjson.h"
#include "core/base/tokenguess.h"
#include "core/store/json/json.h"
#include "core/store/plan/newids.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr char RecordsPlace = '\0'; ///< in a document; no byte of JSON

const char* nameOf(HandedBlock::Kind kind)
{
    switch (kind) {
    case HandedBlock::Kind::Image:
        return "image";
    case HandedBlock::Kind::Call:
        return "call";
    case HandedBlock::Kind::Text:
        break;
    }
    return "text";
}

/// "2026-11-21T23:42:49.914000", to which agents add a zone of their own.
QByteArray micros(qint64 ms)
{
    return utcTime(ms).chopped(1) + "000";
}

QByteArray quotedLatin(const QByteArray& text)
{
    return '"' + text + '"';
}

QByteArray quotedOrNull(const QString& text)
{
    return text.isEmpty() ? "null" : json::quotedText(text);
}

/// The texts of a message, as one.
QString joinedText(const HandedMessage& message)
{
    QStringList texts;
    for (const HandedBlock& block : message.blocks) {
        if (block.kind == HandedBlock::Kind::Text)
            texts << block.text;
    }
    return texts.join("\n\n"_L1);
}

qint64 tokensOf(const HandedBlock& block)
{
    return guessedTokens(block.text) + guessedTokens(block.input.size()) + guessedTokens(block.output);
}

/// With images, of which models count the area.
qint64 tokensOf(const HandedMessage& message)
{
    qint64 tokens = 0;
    for (const HandedBlock& block : message.blocks)
        tokens += block.kind == HandedBlock::Kind::Image ? ImageTokens
                                                         : ImageTokens * qint64(block.images.size()) + tokensOf(block);
    return tokens;
}

QVariant variantOf(const QByteArray& spelling)
{
    const auto value = json::parse(spelling);
    if (!value || value->isNull())
        return {};
    if (value->kind == json::Value::Kind::Bool)
        return qint64(value->boolean);
    if (!value->isNumber())
        return value->string;
    const auto integer = value->toInteger();
    return integer ? QVariant(*integer) : QVariant(value->toDouble());
}

/// Names of folders that agents make of a project's.
QString folderName(const QString& directory, QStringView rule)
{
    if (rule == u"letters") { // every other character becomes "-"
        QString name = directory;
        for (QChar& letter : name) {
            if (letter.unicode() >= 128 || !letter.isLetterOrNumber())
                letter = u'-';
        }
        return name;
    }
    if (rule == u"slashes") {
        static const QRegularExpression first(u"^[/\\\\]"_s);
        static const QRegularExpression separator(u"[/\\\\:]"_s);
        QString name = directory;
        return name.remove(first).replace(separator, u"-"_s);
    }
    constexpr qsizetype DigestLength = 12;
    return QString::fromLatin1(QCryptographicHash::hash(directory.toUtf8(), QCryptographicHash::Sha1).toHex())
        .first(DigestLength);
}

} // namespace

SessionComposer::SessionComposer(const Receiver& receiver, const HandOverDraft& draft, NextModel next, qint64 now)
    : m_receiver(receiver)
    , m_draft(draft)
    , m_next(std::move(next))
    , m_now(now)
    , m_ids(now)
    , m_session(m_ids.make(receiver.idRule("session")))
{
}

Result<> SessionComposer::compose(HandOverContents& contents, const Output& output, const JobControl& job)
{
    const auto emitPart = [this](const char* part) {
        m_part = part;
        emitAll(m_receiver.shape(part));
    };
    m_output = output;
    const QByteArrayList ends = documentEnds();
    m_isDocument = !ends.isEmpty();
    if (m_isDocument)
        write(ends.first());
    emitPart("begin");
    for (const DraftedMessage& drafted : m_draft.messages) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(m_number, qint64(m_draft.messages.size()));
        const auto message = contents.read(drafted);
        if (!message)
            return std::unexpected(message.error());
        m_tokens += tokensOf(*message);
        composeMessage(*message);
        if (!m_written)
            return m_written;
    }
    m_message = nullptr;
    emitPart("end");
    if (m_isDocument)
        write(QByteArray(ends.last() + '\n'));
    return m_written;
}

/// What stands before and behind the records; empty: there is no document.
QByteArrayList SessionComposer::documentEnds()
{
    const Shape& document = m_receiver.shape("document");
    return document.is_null() ? QByteArrayList() : spelled(document).split(RecordsPlace);
}

void SessionComposer::write(QByteArrayView bytes)
{
    if (m_written)
        m_written = m_output.bytes(bytes);
}

void SessionComposer::composeMessage(const HandedMessage& message)
{
    m_message = &message;
    ++m_number;
    m_callIds.clear();
    bool hasCalls = false;
    for (const HandedBlock& block : message.blocks) {
        const bool isCall = block.kind == HandedBlock::Kind::Call;
        m_callIds << (isCall ? m_ids.make(m_receiver.idRule("call")) : QString());
        hasCalls = hasCalls || isCall;
    }
    const auto emitPart = [this](const char* part) {
        m_part = part;
        const qint64 before = m_emitted;
        emitAll(m_receiver.shape(part));
        m_count += m_emitted > before;
    };
    emitPart(message.isAnswer ? "answer" : "prompt");
    if (!message.isAnswer)
        m_promptId = m_parent;
    if (hasCalls)
        emitPart("results");
}

void SessionComposer::chooseBlock(size_t index)
{
    m_blockIndex = index;
    m_block = &m_message->blocks[index];
}

void SessionComposer::emitAll(const Shape& shapes)
{
    for (const Shape& shape : shapes) {
        const Shape& kind = memberOf(shape, "$for");
        if (kind.is_null()) {
            emitOne(shape);
            continue;
        }
        for (size_t i = 0; i < m_message->blocks.size(); ++i) {
            if (textOf(kind) != QLatin1StringView(nameOf(m_message->blocks[i].kind)))
                continue;
            chooseBlock(i);
            for (const Shape& one : memberOf(shape, "$emit"))
                emitOne(one);
            m_block = nullptr;
        }
    }
}

void SessionComposer::emitOne(const Shape& shape)
{
    m_id.clear();
    if (shape.contains("$table")) {
        emitRow(shape);
    } else if (!m_output.bytes) {
        m_records << spelled(shape);
    } else {
        const QByteArray record = spelled(shape);
        if (m_isDocument && m_emitted > 0)
            write(",");
        write(record);
        if (!m_isDocument)
            write("\n");
    }
    ++m_emitted;
    if (!m_id.isEmpty())
        m_parent = m_id;
}

void SessionComposer::emitRow(const Shape& shape)
{
    Row row {textOf(memberOf(shape, "$table")), {}, {}};
    for (const auto& [column, cellShape] : memberOf(shape, "$row").items()) {
        row.columns << QString::fromStdString(column);
        row.values << cell(cellShape);
    }
    if (m_written)
        m_written = m_output.row(row);
}

QVariant SessionComposer::cell(const Shape& shape)
{
    if (shape.is_object() && shape.contains("$text"))
        return QString::fromUtf8(spelled(shape.at("$text")));
    if (shape.is_object() && shape.contains("$bytes"))
        return spelled(shape.at("$bytes"));
    return variantOf(spelled(shape));
}

QByteArray SessionComposer::spelled(const Shape& shape)
{
    if (shape.is_string()) {
        const QString text = textOf(shape);
        return text.startsWith(u'$') ? value(text.sliced(1).toLatin1()) : json::quotedText(text);
    }
    if (shape.is_array()) {
        QByteArrayList items;
        for (const Shape& item : shape)
            items << spelled(item);
        return '[' + items.join(',') + ']';
    }
    if (!shape.is_object())
        return compactJson(shape);
    QByteArrayList members;
    for (const auto& [key, member] : shape.items())
        members << json::quotedText(QString::fromStdString(key)) + ':' + spelled(member);
    return '{' + members.join(',') + '}';
}

const QString& SessionComposer::recordId()
{
    if (m_id.isEmpty())
        m_id = m_ids.make(m_receiver.idRule("record"));
    return m_id;
}

QByteArray SessionComposer::value(QByteArrayView name)
{
    if (name == "id")
        return json::quotedText(recordId());
    if (name == "parent")
        return quotedOrNull(m_parent);
    if (name == "promptId")
        return quotedOrNull(m_promptId);
    if (name == "part")
        return json::quotedText(m_ids.make(m_receiver.idRule("part")));
    if (name == "records")
        return '[' + (m_output.bytes ? QByteArray(1, RecordsPlace) : m_records.join(',')) + ']';
    QByteArray found = m_block ? blockValue(name) : QByteArray();
    if (found.isNull() && m_message)
        found = messageValue(name);
    return found.isNull() ? sessionValue(name) : found;
}

QByteArray SessionComposer::sessionValue(QByteArrayView name)
{
    const auto known = [](const QString& text) { return json::quotedText(text.isEmpty() ? u"unknown"_s : text); };
    if (name == "session")
        return json::quotedText(m_session);
    if (name == "title")
        return json::quotedText(m_draft.title);
    if (name == "cwd")
        return json::quotedText(m_draft.directory);
    if (name == "model")
        return known(m_draft.model);
    if (name == "nextModel")
        return known(m_next.name.isEmpty() ? m_draft.model : m_next.name);
    if (name == "nextProvider")
        return known(m_next.provider);
    if (name == "now")
        return quotedLatin(utcTime(m_now));
    if (name == "nowMs")
        return QByteArray::number(m_now);
    if (name == "nowMicros")
        return quotedLatin(micros(m_now) + 'Z');
    return "null";
}

QByteArray SessionComposer::messageValue(QByteArrayView name)
{
    const qint64 ms = toMs(m_message->at);
    if (name == "time")
        return quotedLatin(utcTime(ms));
    if (name == "ms")
        return QByteArray::number(ms);
    if (name == "micros")
        return quotedLatin(micros(ms) + "+00:00");
    if (name == "number")
        return QByteArray::number(m_number);
    if (name == "ordinal")
        return QByteArray::number(m_count);
    if (name == "text")
        return json::quotedText(joinedText(*m_message));
    if (name == "blocks")
        return blocks();
    if (name == "content") // a text alone stands as such
        return m_message->blocks.size() == 1 && m_message->blocks.front().kind == HandedBlock::Kind::Text
            ? json::quotedText(m_message->blocks.front().text)
            : blocks();
    if (name == "stop") {
        const bool hasCalls = m_message->blocks.back().kind == HandedBlock::Kind::Call;
        return quotedOrNull(textOf(memberOf(m_receiver.shape("stops"), hasCalls ? "calls" : "end")));
    }
    return {};
}

QByteArray SessionComposer::blockValue(QByteArrayView name)
{
    const HandedBlock& block = *m_block;
    if (name == "text")
        return json::quotedText(block.text);
    if (name == "index")
        return QByteArray::number(qint64(m_blockIndex));
    if (name == "tokens")
        return QByteArray::number(tokensOf(block));
    if (name == "callId")
        return json::quotedText(m_callIds.at(qsizetype(m_blockIndex)));
    if (name == "name")
        return json::quotedText(block.name);
    if (name == "input")
        return block.input;
    if (name == "inputText")
        return json::quotedText(QString::fromUtf8(block.input));
    if (name == "output")
        return json::quotedText(block.output);
    if (name == "result") // a text alone stands as such
        return block.images.empty() ? json::quotedText(block.output) : resultBlocks(false);
    if (name == "resultBlocks")
        return resultBlocks(false);
    if (name == "resultImages")
        return resultBlocks(true);
    if (name == "goodOutput")
        return block.hasFailed ? "null" : json::quotedText(block.output);
    if (name == "badOutput")
        return block.hasFailed ? json::quotedText(block.output) : "null";
    if (name == "failed")
        return block.hasFailed ? "true" : "false";
    if (name == "state")
        return block.hasFailed ? R"("error")" : R"("completed")";
    if (name == "mediaType")
        return json::quotedText(block.mediaType);
    if (name == "base64")
        return quotedLatin(block.base64);
    if (name == "dataUrl")
        return quotedLatin("data:" + block.mediaType.toLatin1() + ";base64," + block.base64);
    return {};
}

/// Those that are spelled in this part of the receiver's file.
QByteArray SessionComposer::blocks()
{
    QByteArrayList items;
    for (size_t i = 0; i < m_message->blocks.size(); ++i) {
        chooseBlock(i);
        const bool isFailed = m_block->hasFailed && m_receiver.hasBlock(m_part, "failedCall");
        const Shape& shape = m_receiver.block(m_part, isFailed ? "failedCall" : nameOf(m_block->kind));
        if (!shape.is_null())
            items << spelled(shape);
    }
    m_block = nullptr;
    return '[' + items.join(',') + ']';
}

QByteArray SessionComposer::resultBlocks(bool imagesOnly)
{
    const HandedBlock* call = m_block;
    QByteArrayList items;
    const HandedBlock text {.kind = HandedBlock::Kind::Text, .text = call->output};
    const auto add = [&](const HandedBlock& one) {
        m_block = &one;
        items << spelled(m_receiver.block("result", nameOf(one.kind)));
    };
    if (!imagesOnly && (!call->output.isEmpty() || call->images.empty()))
        add(text);
    std::ranges::for_each(call->images, add);
    m_block = call;
    return '[' + items.join(',') + ']';
}

QString SessionComposer::filePath() const
{
    static const QRegularExpression pieces(u"\\{(\\w+)(?::(\\w+))?\\}"_s);
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(m_now);
    const QString pattern = m_receiver.filePattern();
    QString path;
    qsizetype end = 0;
    for (const QRegularExpressionMatch& found : pieces.globalMatch(pattern)) {
        const QString name = found.captured(1);
        path += QStringView(pattern).sliced(end, found.capturedStart() - end);
        if (name == "session"_L1)
            path += m_session;
        else if (name == "cwd"_L1)
            path += folderName(m_draft.directory, found.captured(2));
        else if (name == "day"_L1)
            path += local.toString(u"yyyy/MM/dd"_s);
        else if (name == "localTime"_L1)
            path += local.toString(u"yyyy-MM-ddTHH-mm-ss"_s);
        else if (name == "utcTime"_L1)
            path += QString::fromLatin1(utcTime(m_now).replace(':', '-').replace('.', '-'));
        end = found.capturedEnd();
    }
    return path + QStringView(pattern).sliced(end);
}

} // namespace stemma

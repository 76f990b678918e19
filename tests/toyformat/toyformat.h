// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/tokenguess.h"
#include "core/store/check/changeablestore.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/json/json.h"
#include "core/store/transcript/transcriptcontext.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

/// The smallest format there can be, as an example of how one is added: JSON Lines like
/// `{"id":"a","parent":null,"role":"user","text":"Hello"}`, in which the last line is where the agent goes on.
namespace stemma::toy {

using namespace Qt::StringLiterals;

inline constexpr std::array<JsonKey, 4> ToyKeys {"id", "parent", "role", "text"};
enum : quint8 { Id, Parent, RoleName, Text };

/// 1. What the index knows of a line.
class Reader final : public LineReader
{
public:
    const LineFacts& read(QByteArrayView line) override
    {
        m_facts.clear();
        const auto has = readMembers<ToyKeys>(line);
        if (!has)
            return m_facts;
        m_facts.kind = has->at(Id).isText() ? LineFacts::Kind::Record : LineFacts::Kind::Foreign;
        m_facts.id = has->at(Id).isText() ? idHash(has->at(Id)) : 0;
        m_facts.flags = has->at(RoleName).is("assistant") ? RowFlag::Assistant : RowFlag::User;
        if (has->at(Parent).isText()) {
            m_facts.flags |= RowFlag::HasParent;
            m_facts.parent = idHash(has->at(Parent));
        }
        m_facts.contentBytes = has->at(Text).isText() ? has->at(Text).inner().size() : 0;
        m_facts.maySign = false;
        return m_facts;
    }
    const LineFacts& readGiant(QByteArrayView head, QByteArrayView /*tail*/) override
    {
        const auto value = json::parsePrefix(head);
        return read(value ? json::toJson(*value) : QByteArray());
    }

private:
    LineFacts m_facts;
};

/// 2. How a line becomes a message.
class Codec final : public TranscriptCodec
{
public:
    static const Codec& instance()
    {
        static const Codec codec;
        return codec;
    }
    Message decode(
        QByteArrayView stored, bool isWhole, quint8 /*dialect*/, qint64 maxText, const ToolPairs& pairs) const override
    {
        const auto line = isWhole ? json::parse(stored) : json::parsePrefix(stored);
        Message message;
        const ContentBlocks blocks(maxText, pairs);
        if (!line) {
            message.parts << Part {{}, 0, UnknownPart {{}, blocks.raw(stored), u"Not JSON."_s}, {}, {}, {}};
            return message;
        }
        message.id = MessageId(line->text(u"id"));
        message.parent = MessageId(line->text(u"parent"));
        message.storedRole = line->text(u"role");
        message.role = message.storedRole == "assistant"_L1 ? Role::Assistant : Role::User;
        addFields(message.fields, *line, {u"id"_s, u"parent"_s, u"role"_s}, {u"text"_s});
        message.parts << Part {{}, 0, TextPart {blocks.cut(line->text(u"text"))}, {}, {}, {}};
        return message;
    }
    QString cacheName() const override { return u"toy"_s; }
    quint32 cacheVersion() const override { return 1; }
    std::unique_ptr<LineReader> reader(quint8 /*dialect*/) const override { return std::make_unique<Reader>(); }
    MessageStates statesOf(quint8 /*dialect*/, RowFlags /*flags*/) const override { return MessageState::InContext; }
    QString idOf(const json::Value& record) const override { return record.text(u"id"); }
};

/// What is sent: every text as it is; no mark.
class Context final : public TranscriptContext
{
public:
    static const Context& instance()
    {
        static const Context context;
        return context;
    }
    Context()
        : TranscriptContext(Codec::instance())
    {
    }
    Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& /*all*/) const override
    {
        const auto record = readRecord(conversation, row);
        if (!record)
            return std::unexpected(record.error());
        if (record->text(u"role") == "mark"_L1)
            return std::nullopt;
        const RowFacts facts = conversation.facts(row);
        return ContextItem {.id = record->text(u"id"),
            .role = roleOf(facts.flags),
            .tokens = guessedTokens(facts.contentBytes),
            .text = record->text(u"text")};
    }
};

/// 3. Where the files are.
class Layout final : public StoreLayout
{
public:
    QString cacheName() const override { return u"toy-sessions"_s; }
    Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override
    {
        std::vector<TranscriptFile> files;
        if (QFileInfo(path).isDir())
            addTranscripts(path, {}, files, unreadable, job);
        else
            files.push_back({.id = QFileInfo(path).completeBaseName(), .path = path});
        return files;
    }
};

/// 4. How it is changed.
class Policy final : public ChangePolicy
{
public:
    Policy()
        : ChangePolicy(u"toy"_s, Codec::instance(), Context::instance())
    {
    }
    static const Policy& instance()
    {
        static const Policy policy;
        return policy;
    }
    QMap<EditKind, QString> refusals() const override
    {
        return refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Text, EditKind::Remove, EditKind::Insert,
            EditKind::Delete, EditKind::Repair});
    }
    std::optional<RecordPlaces> places(const QByteArray& record) const override
    {
        const auto has = readMembers<ToyKeys>(record);
        if (!has || !has->at(Id).isText() || !has->at(Parent).exists())
            return {};
        RecordPlaces places {
            record, rangeWithin(has->at(Id).bytes, record), rangeWithin(has->at(Parent).bytes, record)};
        if (has->at(Text).isText())
            places.content = rangeWithin(has->at(Text).bytes, record);
        return places;
    }
    std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& /*message*/, int /*part*/) const override
    {
        return places.content;
    }
    QByteArray newId() const override { return json::quotedText(QUuid::createUuid().toString(QUuid::WithoutBraces)); }
    NewSession newSession(
        const TranscriptFile& from, const LineIndex& /*index*/, const QString& /*title*/) const override
    {
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        return {id, QFileInfo(from.path).path() + u'/' + id + TranscriptEnding, {}};
    }
    QStringList roles() const override { return {u"user"_s, u"assistant"_s}; }
    QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& /*like*/) const override
    {
        return "{\"id\":" + link.id + ",\"parent\":" + link.parent + ",\"role\":" + json::quotedText(role)
            + ",\"text\":" + json::quotedText(text) + "}\n";
    }
    QByteArray markerRecord(const NewLink& link, const Conversation& /*like*/) const override
    {
        return "{\"id\":" + link.id + ",\"parent\":" + link.parent + ",\"role\":\"mark\",\"text\":\"\"}\n";
    }
};

/// The store: everything else is inherited. A StoreFormat names it in the registry.
class Store final : public ChangeableStore
{
public:
    explicit Store(const QString& path)
        : ChangeableStore(path, {.format = u"toy"_s, .matches = true}, layout(), Policy::instance())
    {
    }

private:
    static const StoreLayout& layout()
    {
        static const Layout layout;
        return layout;
    }
};

} // namespace stemma::toy

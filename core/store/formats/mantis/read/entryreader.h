// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/linereader.h"

namespace stemma::mantis {

/// Where half a surrogate pair is spelled as an escape, which the library's reader refuses; negative: nowhere.
[[nodiscard]] qsizetype halfCharacterIn(QByteArrayView json, qsizetype from = 0);

/// Reads the facts of the library's records.
class EntryReader final : public CursorReader
{
public:
    explicit EntryReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

protected:
    [[nodiscard]] QStringList textsBehind() const override
    {
        return {QStringLiteral("timestamp"), QStringLiteral("session_id"), QStringLiteral("cwd")};
    }
    [[nodiscard]] bool walk(JsonCursor& cursor) override;
    void judge() override;

private:
    /// Members of a record around its message, in the order in which the library writes them, then those of a message,
    /// which a record may be itself.
    enum RecordKey : quint8 {
        Id,
        Parent,
        Type,
        Timestamp,
        Session,
        Directory,
        Branch,
        Version,
        SideChain,
        RecordMeta,
        ForkedFrom,
        Title,
        Prompt,
        Subtype,
        Synthetic,
        SpelledInRecord,
        InnerMessage = SpelledInRecord,
        FirstOfMessage,
    };
    enum MessageKey : quint8 { RoleName, Content, Usage, Model, Summary, Compacted, Meta, MessageKeyCount };
    /// What the content of a message tells of it.
    struct ContentFacts
    {
        char first = 0; ///< its first byte; 0: there is none
        bool isSummaryText = false;
        bool isBoundary = false;
        bool isEmptyBoundary = false;
        bool holdsSignature = false; ///< some block does
        bool hasBadBlocks = false; ///< which the library's reader refuses
        bool hasOddCall = false; ///< whose id is no text, so that nothing can answer it
        qsizetype blocks = 0;
        qint64 onlyText = RowFacts::NotKnown; ///< bytes of the text of a block that holds nothing else
        qint64 bytes = 0; ///< as LineFacts::contentBytes; as it is stored, so that the figure is an estimate

        [[nodiscard]] bool exists() const { return first != 0; }
    };
    /// The members of a message that tell what it is. Of a repeated key the last one counts.
    struct MessageFacts
    {
        std::array<RawJson, MessageKeyCount> has; ///< without content and usage
        ContentFacts content;
        TokenUsage usage;
        std::vector<ToolMark> tools;

        void clear();
    };

    bool readInner(JsonCursor& cursor);
    static bool readMessageMember(JsonCursor& cursor, size_t key, MessageFacts& message);
    static bool readContent(JsonCursor& cursor, MessageFacts& message);
    static bool readBlock(JsonCursor& cursor, MessageFacts& message);
    static bool readBoundary(JsonCursor& cursor, ContentFacts& facts);
    static bool readUsage(JsonCursor& cursor, TokenUsage& usage);

    void atTree();
    void atWire();
    void atPlain();
    void atMetadata();
    void atMessage(MessageFacts& message, bool inTree);
    [[nodiscard]] bool isEntry() const;
    void takeModel(const RawJson& model);

    Dialect m_dialect;
    QByteArrayView m_text; ///< the record, while it is judged
    std::array<RawJson, SpelledInRecord> m_record;
    char m_innerFirst = 0; ///< the first byte of its message; 0: there is none
    MessageFacts m_own; ///< where the record is a message itself
    MessageFacts m_inner;
    QByteArray m_modelSource; ///< of m_model
    QString m_model; ///< the last one
};

} // namespace stemma::mantis

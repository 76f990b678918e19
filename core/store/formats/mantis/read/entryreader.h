// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/contentfacts.h"
#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/linereader.h"

namespace stemma::mantis {

/// Reads the facts of the library's records.
class EntryReader final : public CursorReader
{
public:
    explicit EntryReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

    /// The keys behind the message are known from the end of the line.
    [[nodiscard]] const LineFacts& readGiant(QByteArrayView head, QByteArrayView tail) override;

protected:
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
    /// The members of a message that tell what it is. Of a repeated key the last one counts.
    struct MessageFacts
    {
        RawJson role;
        RawJson summary;
        RawJson compacted;
        RawJson meta;
        RawJson model;
        ContentFacts content;
        TokenUsage usage;
    };
    using Tools = std::vector<ToolMark>;

    bool readMember(JsonCursor& cursor, size_t key);
    bool readInner(JsonCursor& cursor);
    static bool readMessageMember(JsonCursor& cursor, size_t key, MessageFacts& facts, Tools& tools);
    static bool readUsage(JsonCursor& cursor, TokenUsage& usage);

    void atTree();
    void atWire();
    void atPlain();
    void atMetadata();
    void atMessage(const MessageFacts& message, Tools& tools, bool inTree);
    [[nodiscard]] bool isEntry() const;
    void takeModel(const RawJson& model);

    Dialect m_dialect;
    std::array<RawJson, SpelledInRecord> m_record;
    char m_innerFirst = 0; ///< the first byte of its message; 0: there is none
    std::optional<MessageFacts> m_own; ///< where the record is a message itself
    MessageFacts m_inner;
    Tools m_ownTools;
    Tools m_innerTools;
    QByteArray m_modelSource; ///< of m_model
    QString m_model; ///< the last one
};

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/linereader.h"

namespace stemma::claudecode {

/// Whose transcript a file is, by its first record (spec claude-code, 3).
enum class Dialect : quint8 {
    Session,
    Agent, ///< of a sub-agent: all of it is a side chain
};

// What flags mean here beyond their names.
inline constexpr RowFlag Progress = RowFlag::FormatA; ///< of a call or a hook; of a last-prompt line: it is explicit
inline constexpr RowFlag Attachment = RowFlag::FormatB; ///< what the program put into the context
/// Results of tools before it are cleared.
inline constexpr RowFlags Microcompaction = RowFlags(RowFlag::FormatA) | RowFlag::FormatB;
inline constexpr RowFlag NoParentKey = RowFlag::Unloadable; ///< it does not say what it follows

[[nodiscard]] inline bool isMicrocompaction(RowFlags flags)
{
    return (flags & Microcompaction) == Microcompaction;
}

/// LineFacts::group of metadata: its type's place in metadataTypes(), from 1 on (spec claude-code, 4.2).
[[nodiscard]] const QStringList& metadataTypes();
[[nodiscard]] quint64 metadataGroup(QLatin1StringView type);

/// Whether a user's text was made by the program: the output of a command, a note, a command itself (4.1).
[[nodiscard]] bool isMachineMade(QStringView text);

/// Reads the facts of Claude Code's lines.
class RecordReader final : public CursorReader
{
public:
    explicit RecordReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

protected:
    [[nodiscard]] QStringList textsBehind() const override
    {
        return {QStringLiteral("uuid"), QStringLiteral("timestamp")};
    }
    [[nodiscard]] bool walk(JsonCursor& cursor) override;
    void judge() override;

private:
    enum Member : quint8 { Parent, LogicalParent, SideChain, Type, Uuid, TimeText, Subtype };
    enum FurtherMember : quint8 { IsMeta = Subtype + 1, IsSummary, IsError, RequestId, ToolUse, ParentToolUse };
    enum MetadataMember : quint8 { CustomTitle = ParentToolUse + 1, LastPrompt, Leaf, Explicit, Id, Hash, ShapeHash };
    static constexpr size_t MemberCount = ShapeHash + 1;
    enum MessageMember : quint8 { MessageId, Model, MessageMemberCount };

    bool readMember(JsonCursor& cursor, size_t key);
    bool readMessage(JsonCursor& cursor);
    bool readContent(JsonCursor& cursor);
    bool readBlock(JsonCursor& cursor);
    bool readUsage(JsonCursor& cursor);
    bool readCacheCreation(JsonCursor& cursor, std::optional<qint64>& minutes);
    bool readTerms(JsonCursor& cursor, size_t key);
    bool readAttachment(JsonCursor& cursor);
    void judgeRecord();
    void judgeUser();
    void judgeMetadata();
    void addText(const RawJson& text);

    Dialect m_dialect;
    std::array<RawJson, MemberCount> m_has;
    std::array<RawJson, MessageMemberCount> m_message;
    RawJson m_firstText;
    std::array<RawJson, 2> m_attachment; ///< its type, and the prompt that it holds
    qint64 m_bytes = 0; ///< of texts so far
    qint64 m_renderedBytes = -1; ///< of an attachment as it is sent; negative: not stored
    bool m_isSigned = false;
};

} // namespace stemma::claudecode

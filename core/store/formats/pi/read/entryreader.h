// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/linereader.h"

namespace stemma::pi {

/// How the entries of a file are linked (spec pi, 4.1).
enum class Dialect : quint8 {
    Tree, ///< versions 2 and 3: by ids
    List, ///< version 1: they have none
};

/// A link of the tree that is no message: a change of the model, a label, a name… The client never sends it.
inline constexpr RowFlag LinkOnly = RowFlag::FormatA;
inline constexpr RowFlag ContextEdit = RowFlag::FormatB; ///< of these, one that changes what is sent of another entry

/// Reads the facts of pi's entries.
class EntryReader final : public CursorReader
{
public:
    explicit EntryReader(Dialect dialect)
        : m_dialect(dialect)
    {
    }

protected:
    [[nodiscard]] bool walk(JsonCursor& cursor) override;
    void judge() override;

private:
    bool readMember(JsonCursor& cursor, size_t key);
    bool readMessage(JsonCursor& cursor);
    bool readContent(JsonCursor& cursor);
    bool readBlock(JsonCursor& cursor);
    bool readUsage(JsonCursor& cursor);
    void judgeMessage();
    void judgeCall();
    void addText(const RawJson& text);

    enum Member : quint8 {
        Type,
        Id,
        Parent,
        TimeText,
        Name,
        Model,
        Summary,
        ParentSession,
        Provider,
        UsageModel,
        MemberCount
    };
    enum MessageMember : quint8 {
        RoleName,
        Stop,
        MessageModel,
        CallId,
        Failed,
        Excluded,
        MessageProvider,
        ResponseId,
        MessageMemberCount
    };

    Dialect m_dialect;
    std::array<RawJson, MemberCount> m_has;
    std::array<RawJson, MessageMemberCount> m_message;
    qint64 m_bytes = 0; ///< of texts so far
    bool m_isSigned = false;
};

} // namespace stemma::pi

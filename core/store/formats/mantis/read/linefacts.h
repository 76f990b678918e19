// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"
#include "core/store/json/jsoncursor.h"

#include <QByteArrayView>
#include <QFlags>
#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace stemma::mantis {

/// In which of its ways the library stored something.
enum class Dialect : quint8 {
    Tree, ///< M1: one entry a line, linked by parents
    Wire, ///< M2: one message of the protocol a line, run after run
    Plain, ///< M4: one plain message a line; also what databases hold
};
[[nodiscard]] QString nameOf(Dialect dialect);

enum class LineFlag : quint16 {
    User = 1 << 0,
    Assistant = 1 << 1,
    System = 1 << 2,
    Sent = 1 << 3, ///< of a tree: an attachment whose message is a user's or assistant's
    Boundary = 1 << 4, ///< a compaction boundary
    EmptyBoundary = 1 << 5, ///< one without a summary
    SummaryText = 1 << 6, ///< a user message with the summary of a compaction
    Meta = 1 << 7, ///< put in by the library
    SideChain = 1 << 8,
    OddTime = 1 << 9, ///< a time whose order as text cannot be told from its value
    HasParent = 1 << 10,
    Result = 1 << 11, ///< M2: the end of a run
    Init = 1 << 12, ///< M2: the begin of a run
    NoLineEnd = 1 << 13, ///< the last line of the file, not ended (yet)
    Replaced = 1 << 14, ///< a later line has the same id
    Unloadable = 1 << 15, ///< holds what the library's reader refuses
};
Q_DECLARE_FLAGS(LineFlags, LineFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(LineFlags)

/// A moment as stored, with its place in the order of the texts.
struct Timestamp
{
    static constexpr qint64 None = std::numeric_limits<qint64>::min();
    qint64 order = None; ///< greater where the text is greater, unless it isOdd
    bool isOdd = false;

    [[nodiscard]] static Timestamp parse(std::string_view text);
    [[nodiscard]] static std::optional<qint64> toMs(qint64 order);
    /// The text of a moment as the library writes it: @p microseconds since 1970, or right behind @p order where that
    /// is not behind it.
    [[nodiscard]] static QByteArray textAfter(qint64 order, qint64 microseconds);

private:
    [[nodiscard]] static std::optional<qint64> parseUsual(std::string_view text);
};

/// Where an entry of a tree, spelled as the library does, has what a copy of it has otherwise: in its last bytes. Its
/// id and its parent's stand at the same places in every such entry.
struct CopyPlaces
{
    static constexpr qsizetype IdAt = 8; ///< of ids the quotes count
    static constexpr qsizetype ParentAt = 61;
    static constexpr qsizetype IdBytes = 38; ///< of sessions too

    quint16 session = 0; ///< so many bytes before its end stands the session's id; 0: it is spelled otherwise
    quint16 origin = 0; ///< likewise, what it was copied from, up to the closing brace; 0: it tells nothing of that

    [[nodiscard]] bool areKnown() const { return session != 0; }
    [[nodiscard]] static qsizetype parentBytes(bool hasParent) { return hasParent ? IdBytes : 4; }
};

/// What the outline needs to know of one stored record.
struct LineFacts
{
    static constexpr qint64 NotKnown = -1;
    enum class Kind : quint8 {
        NotJson,
        Foreign, ///< JSON, but nothing that is known here
        Invalid, ///< meant as an entry, and the library drops it
        Metadata,
        Record, ///< an entry, or a message
    };
    struct Tool
    {
        quint64 id = 0; ///< hash of the call's id
        bool isResult = false;
        bool failed = false;
    };

    Kind kind = Kind::NotJson;
    LineFlags flags;
    quint64 id = 0; ///< hash; 0: has none
    quint64 parent = 0;
    Timestamp time;
    TokenUsage usage;
    std::vector<Tool> tools;
    QString title; ///< of metadata
    bool hasTitle = false;
    QString lastPrompt; ///< of metadata
    QString model;
    /// Of an entry of a tree: what its message's content comes to, contentText() in UTF-8. NotKnown where the
    /// library would leave out some of it whatever is answered, or only decoding it tells.
    qint64 contentBytes = NotKnown;
    CopyPlaces copyPlaces;
    bool maySign = true; ///< false: no block of its content holds a signature

    /// Keeps what was allocated.
    void clear();
};

/// Never 0.
[[nodiscard]] quint64 hashOf(std::string_view id);
[[nodiscard]] quint64 hashOf(const QString& id);
[[nodiscard]] quint64 hashOf(const RawJson& id); ///< of a text

/// Looks at records quickly, without making values of their texts. One thread.
class LineReader
{
public:
    [[nodiscard]] const LineFacts& glance(QByteArrayView bytes, Dialect dialect);
    /// Of a line whose end is not known yet: null where what stands at the beginning of @p rest is none. Else
    /// @p length is up to its line end, blanks included.
    [[nodiscard]] const LineFacts* glanceAhead(QByteArrayView rest, Dialect dialect, qint64& length);
    /// A line too long to be held: only its first and last bytes.
    [[nodiscard]] const LineFacts& glanceAtGiant(QByteArrayView head, QByteArrayView tail, Dialect dialect);

private:
    class Look;

    /// Of what stands from @p begin to where the cursor is then.
    const LineFacts& look(JsonCursor& cursor, const char* begin, Dialect dialect);
    void takeModel(const RawJson& model);

    static constexpr size_t IdBytes = 36; ///< without quotes
    static constexpr size_t EndingKeys = 7;

    LineFacts m_glance;
    std::vector<LineFacts::Tool> m_ownTools;
    std::vector<LineFacts::Tool> m_innerTools;
    QByteArray m_modelSpelled; ///< the last one
    QString m_model;
    std::array<char, IdBytes> m_lastId {}; ///< of the entry before; the next one's parent is nearly always it
    quint64 m_lastHash = 0;
    /// What stood behind the last entry's time, line end included: nearly always the same, word for word.
    QByteArray m_ending;
    std::array<RawJson, EndingKeys> m_endingHas; ///< within m_ending
    CopyPlaces m_endingPlaces;
};

/// Which dialect the lines of a file are, by its first bytes; none: they are nothing of mantis.
[[nodiscard]] std::optional<Dialect> dialectOf(QByteArrayView head);

} // namespace stemma::mantis

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonskipper.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace stemma {

/// What to look for in a document: "/messages/*" are the elements of the array (or the members of the
/// object) "messages" at the top, "" is the document itself. No escapes: a key holding "/" is met by "*" only.
struct JsonPattern
{
    QString path;
    bool withBytes = false; ///< hand out the record's text too, where it is not too long to be kept
};

/// One step of the way to a record.
struct JsonStep
{
    qint64 index = -1; ///< of the element or member, 0-based
    QString key; ///< of a member; null for an element
    qint64 keyOffset = -1; ///< of a member: of the quote before its key
};

/// A value that a pattern met.
struct JsonRecord
{
    int pattern = 0; ///< index in the list of patterns
    qint64 offset = 0; ///< of its first byte
    qint64 length = 0;
    char first = 0; ///< its first byte, which gives its kind: one of {["tfnNI- or a digit
    std::span<const JsonStep> steps; ///< from the top down to it; valid within the call only
    QByteArrayView bytes; ///< see JsonPattern; null if not asked for or too long; valid within the call only
};

/// Where a document is broken. Records that end before it are whole.
struct JsonProblem
{
    qint64 offset = 0;
    QString message; ///< English, in the words of Python's json module
    bool operator==(const JsonProblem&) const = default;
};

/// What was learnt of a document as a whole.
struct JsonScan
{
    qint64 bytes = 0; ///< looked at
    bool hasBom = false; ///< skipped
    bool stopped = false; ///< the sink wanted no more
    std::optional<JsonProblem> problem;
};

/// Finds the records of one JSON document in a single pass, with flat memory and no tree. Reads what agents
/// write: NaN, lone surrogates, repeated keys (each is reported), numbers of any length. Only the way to
/// the records is held against the grammar: within a record brackets and strings are followed and nothing
/// else is looked at, so that an error there harms that record alone; whoever parses it will find it.
///
/// A record is reported where it ends; one within another comes before it. One thread at a time.
class JsonRecordScanner
{
public:
    static constexpr qint64 MostKept = 64 * 1024 * 1024; ///< longer records come without their bytes
    static constexpr int MostPatterns = 32;

    using Sink = std::function<bool(const JsonRecord&)>; ///< false ends the scan
    /// Whoever reads a record finds its end on the way, which saves looking for it: gets the patterns (one bit each)
    /// met by the value that @p rest begins with, and answers its length, or -1 where that cannot be known from what
    /// is held so far. A record found so is given to the sink next, and nothing within it.
    using Ahead = std::function<qint64(quint32 patterns, QByteArrayView rest)>;

    JsonRecordScanner(const QList<JsonPattern>& patterns, Sink sink, Ahead ahead = {});

    /// The next bytes of the document. False: it makes no sense to go on.
    bool feed(QByteArrayView block);
    /// The document is over.
    [[nodiscard]] JsonScan finish();

private:
    enum class State : quint8 {
        Start, ///< a byte order mark may come
        Value,
        FirstElement, ///< or the end of the array
        Key,
        FirstKey, ///< or the end of the object
        KeyText,
        Colon,
        AfterValue,
        Word, ///< a number or a literal
        Text,
        Skipped, ///< within a container that holds no record
        Done,
    };
    struct Level
    {
        bool isObject = false;
        quint32 any = 0; ///< patterns that meet every child
        quint32 named = 0; ///< those that meet one of them
        qint64 count = 0; ///< children begun
    };
    struct OpenRecord
    {
        quint32 patterns = 0;
        qint64 offset = 0;
        size_t depth = 0;
        char first = 0;
    };

    [[nodiscard]] qint64 offsetOf(const char* at) const { return m_blockOffset + (at - m_block.data()); }
    void setProblem(const char* at, const char* message);
    void step(const char*& p, const char* end);
    void readStart(const char*& p);
    void expectValue(const char*& p);
    void afterValue(const char*& p);
    void readKey(const char*& p, const char* end);
    void readText(const char*& p, const char* end);
    void readWord(const char*& p, const char* end);
    void skip(const char*& p, const char* end);
    void beginValue(const char*& p);
    bool passAhead(const OpenRecord& open, const char*& p);
    void endValue(const char* after);
    void endContainer(const char* after);
    void checkWord();
    void pushLevel(bool isObject, quint32 alive);
    [[nodiscard]] quint32 childPatterns(quint32 alive, size_t depth, const JsonStep& step) const;
    [[nodiscard]] quint32 wantedBytes(quint32 patterns) const { return patterns & m_withBytes; }
    void report(const OpenRecord& open, const char* after);
    [[nodiscard]] QByteArrayView bytesOf(const OpenRecord& open, const char* after);
    void keepOpen();

    QList<QStringList> m_paths;
    quint32 m_withBytes = 0;
    std::vector<quint32> m_endAt; ///< the patterns that end at a depth
    Sink m_sink;
    Ahead m_ahead;

    State m_state = State::Start;
    QByteArrayView m_block;
    qint64 m_blockOffset = 0;
    std::vector<Level> m_levels;
    std::vector<JsonStep> m_steps; ///< as many as levels
    std::vector<OpenRecord> m_open;
    JsonSkipper m_skipper;
    bool m_escaped = false; ///< in a text or key
    qint64 m_textOffset = 0;
    QByteArray m_word; ///< a key, or the beginning of a number or literal
    qint64 m_wordOffset = 0;
    QByteArray m_kept; ///< bytes of open records from earlier blocks
    qint64 m_keptOffset = -1;
    bool m_keptTooMuch = false;
    int m_bomBytes = 0;
    JsonScan m_scan;
};

} // namespace stemma

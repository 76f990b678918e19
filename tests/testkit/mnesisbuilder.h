// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/base/time.h"
#include "tests/testkit/syntheticsession.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <vector>

namespace stemma {

class SqliteFile;

/// Token counts as mnesis stores them with a message and a finished step.
struct MnesisUsage
{
    qint64 input = 0;
    qint64 output = 0;
    qint64 cacheRead = 0;
    qint64 cacheWrite = 0;
};

/// Writes a session store as mnesis 0.4.0 writes it: its schema, its text form of JSON, its columns,
/// context items and summary nodes. Everything is collected in memory and written by write(). A
/// session is begun by session(), a message by user() or assistant(), parts go to the message begun
/// last. The clock advances by itself; ids follow from it, so that the same calls give the same store.
class MnesisBuilder
{
public:
    explicit MnesisBuilder(quint64 seed = 1);

    MnesisBuilder& at(Time time); ///< sets the clock; it never goes back within a session
    MnesisBuilder& after(Duration duration);

    MnesisBuilder& session(const QString& title = {}, const QString& parentId = {});
    MnesisBuilder& model(const QString& modelId); ///< "provider/name"
    MnesisBuilder& agent(const QString& agent);
    MnesisBuilder& systemPrompt(const QString& prompt);
    MnesisBuilder& metadata(const QString& json);
    MnesisBuilder& softDeleted();

    MnesisBuilder& user(const QString& text = {}); ///< null: no part yet
    MnesisBuilder& assistant(const QString& text = {});
    MnesisBuilder& usage(const MnesisUsage& usage);
    MnesisBuilder& finish(const QString& reason);
    MnesisBuilder& error(const QString& code, const QString& text, bool retriable);

    MnesisBuilder& text(const QString& text);
    MnesisBuilder& thinking(const QString& text);
    /// @p input is a JSON object; a duration makes the columns of a call that went through its states.
    MnesisBuilder& tool(const QString& name, const QString& input, const QString& output, Duration took = {});
    MnesisBuilder& failedTool(const QString& name, const QString& input, const QString& error, Duration took = {},
        const QString& output = {});
    MnesisBuilder& openTool(const QString& name, const QString& input, const QString& state);
    MnesisBuilder& patch(const QString& diff);
    MnesisBuilder& fileReference(const QString& path, const QString& fileType, qint64 tokens, const QString& summary,
        const QString& content = {});
    MnesisBuilder& stepStart(int step, const QString& snapshot = {});
    MnesisBuilder& stepFinish(int step, const MnesisUsage& usage, const QString& snapshot = {});
    /// Any content under any type, damaged ones too.
    MnesisBuilder& rawPart(const QString& type, const QString& content);

    /// Tombstones the outputs of the tool calls of this session that are longer than @p minLength, but
    /// those of the last @p keepTurns user turns.
    MnesisBuilder& prune(qsizetype minLength, int keepTurns);
    /// A leaf over all raw messages in context but those from the @p keepTurns-th last user message on.
    MnesisBuilder& leaf(int compactionLevel, int keepTurns, const QString& summary);
    /// A condensed node over all summaries in context.
    MnesisBuilder& condense(int compactionLevel, const QString& summary);
    /// An SQL statement to run at the end, to make damage.
    MnesisBuilder& statement(const QString& sql);

    [[nodiscard]] QString sessionId() const { return m_sessions.back().id; }
    [[nodiscard]] QString messageId() const { return m_messages.back().id; }
    [[nodiscard]] Time time() const { return timeFromMs(m_clock); }
    [[nodiscard]] int messageCount() const; ///< of the session begun last, summaries included
    /// Takes the messages of session @p id up to @p count ones over into the session begun last, under new
    /// ids, as a fork does: all raw ones in context, no summaries.
    MnesisBuilder& copyFrom(const QString& id, int count);

    /// Writes the file, which must not exist. Any thread.
    [[nodiscard]] Result<> write(const QString& path) const;

private:
    struct SessionRow
    {
        QString id, parentId, model, provider, agent, title, metadata, systemPrompt;
        qint64 createdAt = 0;
        bool active = true;
        int lastPosition = 0;
    };
    struct PartRow
    {
        QString id, type, content, toolName, toolCallId, toolState;
        std::optional<qint64> compactedAt, startedAt, completedAt;
        qint64 tokens = 0;
        qsizetype outputLength = 0;
    };
    struct MessageRow
    {
        QString id, sessionId, role, agent, model, provider, finishReason, errorCode, errorText, mode;
        qint64 createdAt = 0;
        MnesisUsage usage;
        bool retriable = false;
        bool isSummary = false;
        std::vector<PartRow> parts;
    };
    struct NodeRow
    {
        QString id, sessionId, first, last, content, model, kind;
        QStringList parents;
        qint64 createdAt = 0;
        qint64 tokens = 0;
        int level = 0;
        int compactionLevel = 1;
        bool superseded = false;
    };
    struct FileRow
    {
        QString contentId, path, type, summary;
        qint64 tokens = 0;
        qint64 createdAt = 0;
    };
    struct ItemRow
    {
        QString sessionId, type, itemId;
        int position = 0;
        qint64 createdAt = 0;
    };

    MessageRow& addMessage(const QString& role);
    PartRow& addPart(const QString& type, const QString& content);
    PartRow& addTool(const QString& name, const QString& input, const QString& output, const QString& error,
        const QString& state, Duration took);
    NodeRow& addNode(const QString& kind, int compactionLevel, const QString& summary);
    /// Puts the node in the place of the items with these ids.
    void swapItems(const QStringList& removed, const QString& nodeId);
    qint64 estimate(QStringView text) const;
    QString makeId(QLatin1StringView prefix, qint64 ms);
    size_t turnStart(int keepTurns) const; ///< index in m_messages of the n-th last user message of the session

    void writeRows(SqliteFile& file) const;

    std::vector<SessionRow> m_sessions;
    std::vector<MessageRow> m_messages;
    std::vector<NodeRow> m_nodes;
    std::vector<FileRow> m_files;
    std::vector<ItemRow> m_items;
    QStringList m_statements;
    Dice m_dice;
    qint64 m_clock;
    int m_calls = 0;
};

/// The statements that make an empty store of mnesis 0.4.0: tables first, then indexes.
[[nodiscard]] QStringList mnesisTables();
[[nodiscard]] QStringList mnesisIndexes();
/// An id in the form of mnesis: prefix, "_" and a ULID of @p ms and @p high, @p low random bits.
[[nodiscard]] QString mnesisId(QLatin1StringView prefix, qint64 ms, quint64 high, quint64 low);
/// @p text as Python's JSON writer quotes it: ASCII only, lower-case hex.
[[nodiscard]] QString pythonString(QStringView text);

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/conversation/fetchedconversation.h"
#include "core/store/json/json.h"

#include <functional>

namespace stemma::opencode {

/// One stored object: a row's `data`, a file, or a piece of one.
struct Piece
{
    QString id; ///< of a row or a file, where the object itself has none
    QByteArray bytes; ///< as stored
    StoredAt at;
};

/// One message as it is stored.
struct Record
{
    QString session;
    Piece head; ///< the message's own object
    std::vector<Piece> parts;
};

/// The record as one JSON text, with the ids that tables keep in columns put back: `{"info":{…},"parts":[…]}` as
/// exports have it (spec opencode, 8). Parts that are no objects are left out.
[[nodiscard]] QByteArray joined(const Record& record);
/// The same the other way. @p whole must be an object.
[[nodiscard]] Record split(QByteArrayView whole);
/// The message of a record. Never fails: what is not understood becomes an UnknownPart. A part of the store may give
/// several parts with its id: the patch of a tool, the images of its output.
[[nodiscard]] Message decodeRecord(const Record& record, qint64 maxText);
/// `tokens` of a message or of a step.
[[nodiscard]] TokenUsage usageIn(const json::Value& object);

/// The title of a fork of a session with this title, as the agent numbers them (@p step 1), or of what a fork with it
/// was made of (-1); null: it is no title of a fork.
[[nodiscard]] QString forkTitle(const QString& title, int step);

/// Whole milliseconds; none: it is no number.
[[nodiscard]] std::optional<qint64> millisecondsIn(const json::Value& object, QStringView key);
[[nodiscard]] std::optional<Time> timeIn(const json::Value& object, QStringView key);
[[nodiscard]] bool isTrue(const json::Value& object, QStringView key); ///< a member that is true
/// `time.created` of an object; OutlineRow::NoTime: it has none.
[[nodiscard]] qint64 createdMs(const json::Value& object);
/// What a message is, by its own object.
[[nodiscard]] RowFlags flagsOfInfo(const json::Value& info);
/// A row of 2.x as a message of 1.x, and the object of that message. Its pieces have the place of the row.
[[nodiscard]] Record recordOfType(const QString& type, const Piece& row);
[[nodiscard]] json::Value infoOfType(const QString& type, const json::Value& data);
[[nodiscard]] bool isRoleOfTypes(QStringView role); ///< one that only 2.x has

/// One session of any generation.
class Rows final : public FetchedConversation
{
public:
    /// Gives what is stored at the place of a row.
    using Fetch = std::function<Result<Record>(qint64 place)>;
    explicit Rows(Fetch fetch)
        : m_fetch(std::move(fetch))
    {
    }

    /// The folder of outputs that are too large for their parts (spec opencode, 1), existing or not.
    void setOutputs(const QString& folder) { m_outputs = folder; }
    /// A null @p info: it is damaged. What it used counts.
    void addMessage(const QString& id, const json::Value* info, qint64 timeMs, qint64 place, StoredAt at);
    [[nodiscard]] const TokenUsage& usage() const { return m_usage; }
    [[nodiscard]] Result<Record> record(size_t index) const { return m_fetch(placeOfRow(index)); }

    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<std::vector<quint64>> mayHold(
        std::span<const size_t> rows, std::span<const ByteFinder> needles, const JobControl& job) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;

protected:
    void setStates(size_t end) override;

private:
    Fetch m_fetch;
    QString m_outputs;
    TokenUsage m_usage;
};

} // namespace stemma::opencode

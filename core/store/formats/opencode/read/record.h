// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/conversation/piecedconversation.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/transcript/usagesum.h"

namespace stemma::opencode {

/// As exports have a record: `{"info":{…},"parts":[…]}` (spec opencode, 8).
[[nodiscard]] const PieceNames& pieceNames();
/// The message of a record. Never fails: what is not understood becomes an UnknownPart. A part of the store may give
/// several parts with its id: the patch of a tool, the images of its output.
[[nodiscard]] Message decodeRecord(const PiecedRecord& record, qint64 maxText);
/// Whether a turn begins with it, by the rule of outlines.
[[nodiscard]] bool beginsTurn(const PiecedRecord& record);
/// `tokens` of a message or of a step.
[[nodiscard]] TokenUsage usageIn(const json::Value& object);
[[nodiscard]] std::optional<double> costIn(const json::Value& object); ///< the same, in dollars
/// The name of the model of a message.
[[nodiscard]] QString modelIn(const json::Value& info);

/// The title of a fork of a session with this title, as the agent numbers them (@p step 1), or of what a fork with it
/// was made of (-1); null: it is no title of a fork.
[[nodiscard]] QString forkTitle(const QString& title, int step);

/// `time.created` of an object; OutlineRow::NoTime: it has none.
[[nodiscard]] qint64 createdMs(const json::Value& object);
/// What a message is, by its own object.
[[nodiscard]] RowFlags flagsOfInfo(const json::Value& info);
/// A row of 2.x as a message of 1.x, and the object of that message. Its pieces have the place of the row.
[[nodiscard]] PiecedRecord recordOfType(const QString& type, const Piece& row);
[[nodiscard]] json::Value infoOfType(const QString& type, const json::Value& data);
[[nodiscard]] bool isRoleOfTypes(QStringView role); ///< one that only 2.x has

/// One session of any generation.
class Rows final : public PiecedConversation
{
public:
    explicit Rows(Fetch fetch)
        : PiecedConversation(std::move(fetch), pieceNames())
    {
    }

    /// The folder of outputs that are too large for their parts (spec opencode, 1), existing or not.
    void setOutputs(const QString& folder) { m_outputs = folder; }
    /// Instead of finish(): a revert hides all from this message on, or from a part of it on.
    void finishAt(const QString& message, const QString& part)
    {
        m_revertedPart = part;
        finish(message, part.isEmpty());
    }
    [[nodiscard]] Result<PiecedRecord> kept(size_t index) const override;
    /// A null @p info: it is damaged. What it used counts.
    void addMessage(const QString& id, const json::Value* info, qint64 timeMs, qint64 place, StoredAt at);
    [[nodiscard]] TokenUsage usage() const
    {
        TokenUsage sum = m_usage.sum();
        sum.reasoningApart = true;
        return sum;
    }

protected:
    void setStates(size_t end) override;
    [[nodiscard]] Message decode(const PiecedRecord& record, qint64 maxText) const override
    {
        return decodeRecord(record, maxText);
    }
    void complete(size_t index, qint64 maxText, Message& message) const override;

private:
    QString m_outputs;
    QString m_revertedPart;
    UsageSum m_usage;
};

} // namespace stemma::opencode

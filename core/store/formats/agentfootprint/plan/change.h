// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/agentfootprint/read/text.h"
#include "core/store/plan/anchormoves.h"

#include <map>

namespace stemma::agentfootprint {

using Change = PlannedWrite::Change;

/// What becomes of a conversation: its messages as they will be, and what goes with them. Everything that is not
/// changed stays as it is spelled.
class SessionChange
{
public:
    /// A message as it will be.
    struct Item
    {
        static constexpr size_t New = size_t(-1);
        size_t number = New; ///< in the text
        QByteArray bytes; ///< of what is changed or new
    };
    using Items = std::vector<Item>;

    explicit SessionChange(const SessionText& text);

    [[nodiscard]] const SessionText& text() const { return m_text; }

    Items items;
    bool dropsFailure = false; ///< where the run failed is not part of what stays
    bool endsPause = false; ///< of a paused run only the conversation stays
    qint64 savedAt = -1; ///< negative: as it is
    /// Members of the conversation's record as they will be, spelled; empty: they go. Not of one that ends a pause.
    std::map<QByteArray, QByteArray> recordMembers;

    [[nodiscard]] QByteArray bytes(const Item& item) const;
    [[nodiscard]] MessageShape shape(const Item& item) const;
    [[nodiscard]] bool isChanged(const Item& item) const { return item.number == Item::New || !item.bytes.isEmpty(); }
    /// The text of a summary is also in its compaction record.
    void setFingerprint(qint32 span, const QString& fingerprint) { m_fingerprints[span] = fingerprint; }
    /// Replaces a summary with its messages; summaries among them stay summaries.
    void dissolve(qint32 span);
    /// Records of what was summed up whose summary does not stay, and those within them.
    [[nodiscard]] std::set<qint32> lostSpans() const;
    /// The change is a copy, which has what was summed up along with its summaries.
    void addOriginals(NewOrder& order) const;
    /// User and assistant messages with a text.
    [[nodiscard]] qint64 transcriptMessages() const;
    [[nodiscard]] std::optional<QString> lastInput() const;

    /// A message with these members, spelled as its neighbours are.
    [[nodiscard]] QByteArray newMessage(const QList<std::pair<QByteArray, QByteArray>>& members) const;

    /// The changes of the text; not of one that ends a pause.
    [[nodiscard]] JsonCopy copy() const;
    [[nodiscard]] QByteArray rewritten() const;

private:
    void writeList(JsonCopy& copy, const std::vector<json::Range>& places, const json::Range& list) const;
    void writeInput(JsonCopy& copy) const;
    void writeSpans(JsonCopy& copy, bool removesFolded) const;

    const SessionText& m_text;
    std::map<qint32, QString> m_fingerprints;
    std::set<qint32> m_dissolved; ///< spans
};

} // namespace stemma::agentfootprint

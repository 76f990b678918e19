// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/turntrace.h"
#include "core/store/formats/jazzmine/read/source.h"
#include "core/store/json/json.h"

namespace stemma::jazzmine {

[[nodiscard]] std::optional<qint64> integerIn(const json::Value& record, QStringView field);

/// A record read from its source.
struct StoredRecord
{
    QByteArray json;
    json::Value value; ///< null where the text is no JSON
    std::optional<json::ParseError> error;
    StoredAt storedAt;
    bool hasRanges = false; ///< the JSON text is what is stored, so that its pieces have places too

    /// The text of a field, or "" where it is none.
    [[nodiscard]] QString text(QStringView field) const { return value.text(field); }
    [[nodiscard]] std::optional<qint64> integer(QStringView field) const { return integerIn(value, field); }
    [[nodiscard]] std::optional<Time> time(QStringView field) const;
    /// Where the value of a field is stored; if that is unknown, the whole record.
    [[nodiscard]] StoredAt placeOf(QByteArrayView field) const;
};

/// The elements of a list; none where it is no list.
[[nodiscard]] const QList<json::Value>& itemsOf(const json::Value& record, QStringView list);

/// Replaces the numbers that MongoDB's tools wrap ({"$numberLong": "5"}) by plain ones, at every depth. All
/// other wrapped values stay as they are.
void unwrapExtendedJson(json::Value& value);

/// Reads a record of any kind. It fails only where the file cannot be read.
[[nodiscard]] Result<StoredRecord> readRecord(RecordSource& source, RecordKind kind, const RecordPlace& place);

/// A record stored at @p place; @p json is the record as the library reads it.
[[nodiscard]] StoredRecord recordOf(QByteArray json, const StoredAt& place);

/// A time as the vocabulary has it; what is too small for milliseconds is taken as seconds.
[[nodiscard]] Time timeOf(qint64 stored);
[[nodiscard]] bool isInSeconds(qint64 stored);

[[nodiscard]] Role roleOf(QAnyStringView stored);

/// The fields of the record itself, for lists and the inspector.
void fillSession(SessionInfo& info, const StoredRecord& conversation);
/// Role, time, parts and fields; states are the store's matter.
[[nodiscard]] Message messageOf(const StoredRecord& record, qint64 maxText);
/// Adds the data of its turn trace to an answer: the tools that ran before it was given, model, tokens.
void addTurnTrace(Message& message, const StoredRecord& trace, qint64 maxText);
[[nodiscard]] TurnTrace turnTraceOf(const StoredRecord& record);

/// What the enhancer is sent of a message.
[[nodiscard]] QString enhancedText(const StoredRecord& message);
/// What that is reckoned to take.
[[nodiscard]] qint64 tokensOf(QStringView text);

} // namespace stemma::jazzmine

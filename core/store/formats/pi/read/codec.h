// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/pi/read/entryreader.h"
#include "core/store/transcript/transcriptcontext.h"

namespace stemma::pi {

/// pi's entries (spec pi, 4). The last line of a file is the client's leaf, whatever its type (5).
class Codec final : public TranscriptCodec
{
public:
    [[nodiscard]] static const Codec& instance();

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const override;
    [[nodiscard]] QString nameOfCall(const json::Value& record, const QString& callId) const override;

    [[nodiscard]] QString cacheName() const override;
    [[nodiscard]] quint32 cacheVersion() const override { return 2; }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override;
    [[nodiscard]] bool isTree(quint8 dialect) const override { return Dialect(dialect) == Dialect::Tree; }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override;
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] std::optional<size_t> editedRow(const Conversation& conversation, size_t row) const override;
    [[nodiscard]] QString idOf(const json::Value& record) const override { return record.text(u"id"); }
};

/// What the client sends (spec pi, 5).
class Context final : public TranscriptContext
{
public:
    Context()
        : TranscriptContext(Codec::instance())
    {
    }
    [[nodiscard]] static const Context& instance();

    [[nodiscard]] Result<std::optional<ContextItem>> item(
        const Conversation& conversation, size_t row, const ContextRows& all) const override;
};

/// The labels of a file, the last one of each entry, by their target.
[[nodiscard]] Result<QList<Checkpoint>> labels(
    const LineIndex& index, const Conversation& conversation, const SessionId& id, const JobControl& job);

} // namespace stemma::pi

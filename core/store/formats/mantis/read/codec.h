// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/transcriptcodec.h"

namespace stemma::mantis {

/// The library's records, in transcripts of every dialect and in databases.
class Codec final : public TranscriptCodec
{
public:
    [[nodiscard]] static const Codec& instance();

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const override;
    [[nodiscard]] QString nameOfCall(const json::Value& record, const QString& callId) const override;
    void complete(const Conversation& conversation, size_t index, Message& message) const override;

    [[nodiscard]] QString cacheName() const override { return QStringLiteral("mantis"); }
    [[nodiscard]] quint32 cacheVersion() const override { return 3; }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override;
    [[nodiscard]] bool isTree(quint8 dialect) const override { return Dialect(dialect) == Dialect::Tree; }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override;
    /// The newest by the order of its time as text, as the library takes it; side chains last.
    [[nodiscard]] Result<> sortLeaves(const LineIndex& index, std::vector<quint32>& leaves) const override;
    /// The release, see there.
    [[nodiscard]] quint8 variantOf(const Conversation& conversation, const ContextSpan& span) const override;
    [[nodiscard]] ContextSpan contextSpan(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] std::vector<RowSpan> takenBack(const Conversation& conversation, size_t end) const override;
    [[nodiscard]] MessageStates statesOf(quint8 dialect, RowFlags flags) const override;
    [[nodiscard]] QString idOf(const json::Value& record) const override { return record.text(u"uuid"); }
};

/// The id of a row; where its record has none, the one that it is known by.
[[nodiscard]] MessageId idOf(const Conversation& conversation, size_t index);

} // namespace stemma::mantis

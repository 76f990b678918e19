// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"
#include "core/store/files/packedfile.h"

namespace stemma {

/// A store that is packed: unpacked once, then read as any other. Unpacks it again where the packed file changed.
class UnpackedStore final : public SessionStore
{
public:
    /// Opens what was unpacked.
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const QString& path)>;

    [[nodiscard]] static Result<std::unique_ptr<SessionStore>> open(
        const QString& path, Packing packing, Opener opener, const JobControl& job);

    [[nodiscard]] static QString whyNotWritable();

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<Part> part(
        const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;

private:
    UnpackedStore(const QString& path, Packing packing, Opener opener);

    /// The store as of now.
    [[nodiscard]] Result<SessionStore*> inner(const JobControl& job);

    QString m_path;
    Packing m_packing;
    Opener m_opener;
    FileStamp m_stamp; ///< of what is unpacked
    FileStamp m_seen; ///< of the last poll
    std::unique_ptr<UnpackedFile> m_file;
    std::unique_ptr<SessionStore> m_store; ///< goes before its file
};

} // namespace stemma

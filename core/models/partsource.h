// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"
#include "core/search/messagetexts.h"

#include <QFuture>

/// Single parts and records of a store, as long as they are; read on its lane.
namespace stemma::partsource {

[[nodiscard]] QFuture<Result<Part>> part(
    OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job);
/// The texts of a part as one, for a viewer.
struct WholeText
{
    QString text;
    qsizetype input = 0; ///< of a tool: where its input begins in the text
    qsizetype output = 0; ///< where its output begins; that of any other part: where its text does

    /// Where a place of a MessageText of this kind is to be found, or a little behind it: input is shown as it is
    /// stored.
    [[nodiscard]] qsizetype placeOf(TextKind kind, qsizetype start) const;
};
[[nodiscard]] QFuture<Result<WholeText>> wholeText(
    OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job);
/// The text of it alone.
[[nodiscard]] QFuture<Result<QString>> text(
    OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job = {});
/// The id of a message, by its key in the outline.
[[nodiscard]] QFuture<Result<MessageId>> idOf(OpenStore& store, const SessionId& session, qint64 key);
[[nodiscard]] QFuture<Result<QByteArray>> rawBytes(
    OpenStore& store, const StoredAt& place, qint64 most, const JobControl& job);
/// The file of an ImagePart, or of the @p number-th image (from 0) in the result of a ToolPart, as it was before it was
/// put into the record.
[[nodiscard]] QFuture<Result<QByteArray>> image(
    OpenStore& store, const MessagePtr& message, int part, int number, const JobControl& job);
/// The patch that brings files back to a checkpoint, where the store's agent keeps them (FileStateStore), with a line
/// for each file that it leaves out.
[[nodiscard]] QFuture<Result<QString>> filesAt(
    OpenStore& store, const SessionId& session, const CheckpointId& checkpoint, const JobControl& job);
/// Saves the files in @p folder as they were at a checkpoint (saveStates()), and tells what became of each.
[[nodiscard]] QFuture<Result<QString>> saveFilesAt(OpenStore& store, const SessionId& session,
    const CheckpointId& checkpoint, const QString& folder, const JobControl& job);

} // namespace stemma::partsource

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QFuture>

/// Single parts and records of a store, as long as they are; read on its lane.
namespace stemma::partsource {

[[nodiscard]] QFuture<Result<Part>> part(
    OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job);
/// The long text of a part, for a viewer.
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

} // namespace stemma::partsource

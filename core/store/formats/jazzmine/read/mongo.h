// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/source.h"

namespace stemma::jazzmine {

/// Collections exported from MongoDB: a folder with one file each, or a single file. One document a line, or all
/// in one JSON array; its shape gives its kind.
class MongoSource final : public RecordSource
{
public:
    using RecordSource::RecordSource;

    [[nodiscard]] Result<> scan(
        const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead) override;
    [[nodiscard]] bool isExtendedJson() const override { return true; }

    /// The files of an export that a folder holds.
    [[nodiscard]] static QStringList filesIn(const QString& folder);
    /// The first document's kind, by the beginning of a file.
    [[nodiscard]] static std::optional<RecordKind> kindOfHead(QByteArrayView head);

private:
    /// Takes one document of a file; false: it is none.
    using Take = std::function<bool(const RecordPlace& place, QByteArrayView document)>;

    [[nodiscard]] Result<> scanFile(
        quint16 file, const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job);
    [[nodiscard]] Result<> scanLines(
        quint16 file, const Take& take, QList<StoreTrouble>& troubles, const JobControl& job);
    [[nodiscard]] Result<> scanArray(
        quint16 file, const Take& take, QList<StoreTrouble>& troubles, const JobControl& job);
};

} // namespace stemma::jazzmine

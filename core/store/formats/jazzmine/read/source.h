// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"
#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/json/jsonsplice.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <functional>
#include <memory>
#include <vector>

namespace stemma::jazzmine {

/// Where a record's stored bytes are.
struct RecordPlace
{
    quint16 file = 0; ///< index in RecordSource::paths()
    qint64 offset = -1;
    qint64 length = 0;

    bool operator==(const RecordPlace&) const = default;
};

/// Something wrong with the container around the records.
struct StoreTrouble
{
    CheckRule rule;
    quint16 file = 0;
    qint64 offset = -1;
    QStringList details;
};

class JsonSource;

/// The files of a store, whatever holds the records in them: gives every record as the JSON object that
/// the library's own store would hold. One thread at a time.
class RecordSource
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineSource)
public:
    explicit RecordSource(const QStringList& paths);
    virtual ~RecordSource();
    Q_DISABLE_COPY_MOVE(RecordSource)

    /// Empty: it is no file.
    [[nodiscard]] QString path(quint16 file) const
    {
        return file < m_readers.size() ? m_readers[file]->path() : QString();
    }
    [[nodiscard]] QString fileName(quint16 file) const { return QFileInfo(path(file)).fileName(); }
    [[nodiscard]] qint64 size() const;
    /// Opens what stands at the paths now, giving up what was open.
    [[nodiscard]] Result<> reopen();

    /// Gives all records in stored order. Where the JSON text is too long to be kept it is null: json() has it.
    using Sink = std::function<void(RecordKind kind, const RecordPlace& place, QByteArrayView json)>;
    /// See JsonRecordScanner::Ahead; only of records that are stored as the library's own store does.
    using Ahead = std::function<qint64(RecordKind kind, QByteArrayView rest)>;
    [[nodiscard]] virtual Result<> scan(
        const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead)
        = 0;
    /// One record as a JSON object.
    [[nodiscard]] virtual Result<QByteArray> json(RecordKind /*kind*/, const RecordPlace& place)
    {
        return raw(place, place.length);
    }
    /// One record as it is stored.
    [[nodiscard]] Result<QByteArray> raw(const RecordPlace& place, qint64 maxBytes) const;
    /// Any range of any of the files.
    [[nodiscard]] Result<QByteArray> rawAt(const StoredAt& place, qint64 maxBytes) const;

    /// Whether json() gives the stored bytes.
    [[nodiscard]] virtual bool storesJson() const { return true; }
    /// Whether numbers may be wrapped as MongoDB's Extended JSON does.
    [[nodiscard]] virtual bool isExtendedJson() const { return false; }
    /// Whether the order of messages of one time is what the library gives.
    [[nodiscard]] virtual bool keepsOrder() const { return false; }
    [[nodiscard]] StoredAt storedAt(const RecordPlace& place) const;
    /// A record's place in words.
    [[nodiscard]] virtual QString describe(const RecordPlace& place) const;

    /// The store as what can be changed; null: only the library's own JSON file can.
    [[nodiscard]] virtual JsonSource* changeable() { return nullptr; }

    [[nodiscard]] StoreChange poll();
    /// Another file stands at one of the paths, or more was written, than was opened or polled last.
    [[nodiscard]] bool isOutdated() const;

protected:
    [[nodiscard]] FileReader& reader(quint16 file) const { return *m_readers[file]; }
    [[nodiscard]] quint16 fileCount() const { return quint16(m_readers.size()); }

private:
    std::vector<std::unique_ptr<FileReader>> m_readers;
};

/// The library's JSON store: one file.
class JsonSource final : public RecordSource
{
public:
    explicit JsonSource(const QString& path)
        : RecordSource({path})
    {
    }

    [[nodiscard]] Result<> scan(
        const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead) override;
    [[nodiscard]] bool keepsOrder() const override { return true; }
    [[nodiscard]] JsonSource* changeable() override { return this; }

    /// A member of the document, by its value.
    struct Section
    {
        QString name;
        json::Range place;
    };
    /// As of the last scan.
    [[nodiscard]] const QList<Section>& sections() const { return m_sections; }
    [[nodiscard]] const json::Range& document() const { return m_document; }
    [[nodiscard]] const FileStamp& stamp() const { return reader(0).stamp(); }

private:
    QList<Section> m_sections;
    json::Range m_document;
};

} // namespace stemma::jazzmine

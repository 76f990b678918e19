// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/packedfile.h"

#include "core/store/files/cachefile.h"
#include "core/store/files/filereader.h"

#include <KCompressionDevice>
#include <KFilterBase>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PackedFileText
{
    Q_DECLARE_TR_FUNCTIONS(PackedFile)
};

constexpr qint64 BlockBytes = 1 << 18;
constexpr QByteArrayView GzipMagic("\x1f\x8b\x08", 3);
constexpr QByteArrayView ZstdMagic("\x28\xb5\x2f\xfd", 4);

/// Unpacks one file into another. A packed file may be several put one behind the other, as by appending to a log.
class Unpacking
{
public:
    Unpacking(const FileReader& from, QFile& to, Packing packing, const UnpackLimits& limits, const JobControl& job)
        : m_from(from)
        , m_to(to)
        , m_packing(packing)
        , m_limits(limits)
        , m_job(job)
        , m_filter(KCompressionDevice::filterForCompressionType(
              packing == Packing::Gzip ? KCompressionDevice::GZip : KCompressionDevice::Zstd))
    {
    }

    Result<> run();

private:
    [[nodiscard]] QString name() const { return QDir::toNativeSeparators(m_from.path()); }
    [[nodiscard]] Result<> fill();
    [[nodiscard]] Result<> unpackBlock(bool& ended);
    [[nodiscard]] Result<> take(qint64 bytes);
    [[nodiscard]] bool startsAnother() const;
    [[nodiscard]] std::unexpected<Error> notWhole() const;

    const FileReader& m_from;
    QFile& m_to;
    Packing m_packing;
    const UnpackLimits& m_limits;
    const JobControl& m_job;
    std::unique_ptr<KFilterBase> m_filter;
    QByteArray m_in;
    QByteArray m_out {BlockBytes, Qt::Uninitialized};
    qint64 m_read = 0; ///< of the packed file
    qint64 m_written = 0;
};

/// The next bytes, behind those that are not used yet.
Result<> Unpacking::fill()
{
    const Result<QByteArray> more = m_from.read(m_read, qMin(BlockBytes, m_from.size() - m_read));
    if (!more)
        return std::unexpected(more.error());
    m_in = m_in.last(m_filter->inBufferAvailable()) + *more;
    m_read += more->size();
    m_filter->setInBuffer(m_in.constData(), uint(m_in.size()));
    return {};
}

Result<> Unpacking::take(qint64 bytes)
{
    m_written += bytes;
    const bool isBomb = m_written > m_limits.mostBytes
        || (m_written > m_limits.freeBytes && m_written / qMax<qint64>(1, m_from.size()) > m_limits.mostRatio);
    if (isBomb)
        return fail(Errc::NotSupported,
            PackedFileText::tr("%1 would fill the disk when unpacked: it is far larger than a session. If you trust "
                               "it, unpack it yourself and open its content.")
                .arg(name()),
            u"%1 bytes of %2"_s.arg(m_written).arg(m_from.size()));
    if (m_to.write(m_out.constData(), bytes) != bytes)
        return fail(Errc::Denied,
            PackedFileText::tr(
                "%1 cannot be unpacked into %2: %3. Free some space there, or set TMPDIR to another folder.")
                .arg(name(), QDir::toNativeSeparators(QFileInfo(m_to).path()), m_to.errorString()),
            m_to.errorString());
    return {};
}

Result<> Unpacking::unpackBlock(bool& ended)
{
    m_filter->setOutBuffer(m_out.data(), uint(m_out.size()));
    const KFilterBase::Result result = m_filter->uncompress();
    if (result == KFilterBase::Error)
        return fail(Errc::Corrupt,
            PackedFileText::tr("%1 is damaged: it cannot be unpacked after byte %2. Get the file again.")
                .arg(name())
                .arg(m_read - m_filter->inBufferAvailable()),
            u"the filter failed"_s);
    ended = result == KFilterBase::End;
    return take(m_out.size() - m_filter->outBufferAvailable());
}

std::unexpected<Error> Unpacking::notWhole() const
{
    return fail(Errc::Corrupt,
        PackedFileText::tr("%1 is incomplete: the packed data ends too early. Get the file again.").arg(name()),
        u"%1 bytes"_s.arg(m_read));
}

bool Unpacking::startsAnother() const
{
    return packingOf(QByteArrayView(m_in).last(m_filter->inBufferAvailable())) == m_packing;
}

Result<> Unpacking::run()
{
    if (!m_filter || !m_filter->init(QIODevice::ReadOnly))
        return fail(Errc::NotSupported,
            PackedFileText::tr(
                "%1 is packed with %2, which Stemma cannot unpack. Unpack it yourself, then open its content.")
                .arg(name(), nameOf(m_packing)));
    const auto end = qScopeGuard([this] { m_filter->terminate(); }); // the filter's destructor frees nothing of it
    m_filter->setInBuffer(m_in.constData(), 0);
    bool isFirst = true;
    bool ended = false;
    while (!ended || m_read < m_from.size() || m_filter->inBufferAvailable() > 0) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        m_job.setProgress(m_read, m_from.size());
        constexpr int Enough = 64; // for the beginning of another one
        if (m_filter->inBufferAvailable() < Enough && m_read < m_from.size()) {
            if (const Result<> filled = fill(); !filled)
                return filled;
        }
        if (ended && !startsAnother())
            break; // padding, as tapes and some tools leave it
        if (ended) {
            const QByteArray rest = m_in.last(m_filter->inBufferAvailable());
            m_filter->terminate();
            m_filter->init(QIODevice::ReadOnly);
            m_in = rest;
            m_filter->setInBuffer(m_in.constData(), uint(m_in.size()));
        }
        if ((std::exchange(isFirst, false) || ended) && !m_filter->readHeader())
            return notWhole();
        const int before = m_filter->inBufferAvailable();
        ended = false;
        if (const Result<> done = unpackBlock(ended); !done)
            return done;
        // Where nothing is left to read, the filter calls that the end.
        const bool isStuck = m_read >= m_from.size() && m_filter->inBufferAvailable() == before
            && m_filter->outBufferAvailable() == m_out.size();
        if (isStuck)
            return notWhole();
    }
    return {};
}

} // namespace

std::optional<Packing> packingOf(QByteArrayView head)
{
    if (head.startsWith(GzipMagic))
        return Packing::Gzip;
    if (head.startsWith(ZstdMagic))
        return Packing::Zstd;
    return {};
}

QString nameOf(Packing packing)
{
    return packing == Packing::Gzip ? u"gzip"_s : u"zstd"_s;
}

Result<std::unique_ptr<UnpackedFile>> UnpackedFile::unpack(
    const QString& path, Packing packing, const UnpackLimits& limits, const JobControl& job)
{
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    std::unique_ptr<UnpackedFile> unpacked(new UnpackedFile);
    const QFileInfo info(path);
    const QString name = info.suffix().isEmpty() ? info.fileName() : info.completeBaseName();
    unpacked->m_path = unpacked->m_folder.filePath(name.isEmpty() ? u"session"_s : name);
    QFile to(unpacked->m_path);
    if (!unpacked->m_folder.isValid() || !to.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return fail(Errc::Denied,
            QCoreApplication::translate("PackedFile", "%1 cannot be unpacked: %2. Set TMPDIR to a writable folder.")
                .arg(QDir::toNativeSeparators(path), unpacked->m_folder.errorString()),
            to.errorString());
    if (const Result<> done = Unpacking(reader, to, packing, limits, job).run(); !done)
        return std::unexpected(done.error());
    if (!to.flush())
        return fail(Errc::Denied,
            QCoreApplication::translate(
                "PackedFile", "%1 cannot be unpacked: %2. Free some space, or set TMPDIR to another folder.")
                .arg(QDir::toNativeSeparators(path), to.errorString()));
    return unpacked;
}

} // namespace stemma

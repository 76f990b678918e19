// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/zip.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <KZip>

#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr QByteArrayView LocalMagic("PK\x03\x04", 4);
constexpr qint64 LocalBytes = 30;

template<typename Word> Word wordAt(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<Word>(bytes.data() + at);
}

void addStored(std::vector<Range>& found, const KArchiveDirectory& folder)
{
    for (const QString& name : folder.entries()) {
        const KArchiveEntry* const entry = folder.entry(name);
        if (entry->isDirectory())
            addStored(found, static_cast<const KArchiveDirectory&>(*entry));
        else if (const auto& file = static_cast<const KZipFileEntry&>(*entry); file.encoding() == 0)
            found.push_back({file.position(), file.size()});
    }
}

} // namespace

Result<std::vector<Range>> storedZipEntries(const QString& archive)
{
    KZip zip(archive);
    if (!zip.open(QIODevice::ReadOnly)) {
        return fail(Errc::Corrupt,
            FootprintText::tr("The archive is damaged: its list of files cannot be read. Get the bug report again."),
            zip.errorString());
    }
    std::vector<Range> found;
    addStored(found, *zip.directory());
    const qint64 size = QFileInfo(archive).size();
    std::erase_if(found, [size](const Range& data) { return data.isNull() || data.end() > size; });
    std::ranges::sort(found, {}, &Range::offset);
    return found;
}

std::pair<QByteArrayView, QByteArrayView> firstZipEntry(QByteArrayView head)
{
    constexpr quint16 SizeFollows = 1 << 3;
    if (head.size() < LocalBytes || !head.startsWith(LocalMagic) || wordAt<quint16>(head, 8) != 0
        || (wordAt<quint16>(head, 6) & SizeFollows))
        return {};
    const qsizetype nameLength = wordAt<quint16>(head, 26);
    const qsizetype data = LocalBytes + nameLength + wordAt<quint16>(head, 28);
    if (data > head.size())
        return {};
    const auto size = qsizetype(wordAt<quint32>(head, 18));
    return {head.sliced(LocalBytes, nameLength), head.sliced(data).first(std::min(size, head.size() - data))};
}

} // namespace stemma::agentfootprint

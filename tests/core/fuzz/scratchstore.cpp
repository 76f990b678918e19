// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/scratchstore.h"

#include "core/filechanges/filechangescan.h"
#include "core/search/messagetexts.h"
#include "core/store/registry.h"
#include "core/usage/usagereader.h"
#include "tests/core/fuzz/smallseeds.h"
#include "tests/testkit/readstore.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace stemma {

QString readingFault(const QString& path)
{
    const auto store = openStore(path);
    if (!store)
        return store.error().text.isEmpty() ? u"a refusal without a sentence"_s : QString();
    (void)readstore::readAll(**store);
    for (const SessionInfo& info : readstore::listed(**store)) {
        for (const MessagePtr& message : readstore::messages(**store, info.id, -1)) {
            if (message)
                (void)textsOf(*message);
        }
        FileChangeScan scan(info.id);
        for (auto isDone = scan.step(**store, {}); isDone && !*isDone;)
            isDone = scan.step(**store, {});
    }
    UsageReader usage(UsageQuery {}, PriceTable::builtIn());
    (void)usage.run(**store, {});
    return {};
}

QString ScratchStore::path()
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->filePath(m_name);
}

void ScratchStore::writeAll()
{
    if (!m_files.isEmpty())
        return;
    const filetree::Files files = filetree::filesIn(m_original);
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        m_files.insert(file.key(), smallseeds::ofFile(m_original + u'/' + file.key()));
        filetree::mustWriteFile(path() + u'/' + file.key(), m_files.value(file.key()));
    }
}

QString ScratchStore::faultOf(const QByteArray& input)
{
    if (m_original.isEmpty()) {
        filetree::mustWriteFile(path(), input);
        return readingFault(path());
    }
    constexpr qsizetype Choice = 2;
    writeAll();
    if (input.size() < Choice || m_files.isEmpty())
        return {};
    const auto changed = std::next(m_files.cbegin(), qFromLittleEndian<quint16>(input.constData()) % m_files.size());
    const QString file = path() + u'/' + changed.key();
    filetree::mustWriteFile(file, input.sliced(Choice));
    const QString fault = readingFault(path());
    filetree::mustWriteFile(file, changed.value());
    return fault;
}

QByteArrayList ScratchStore::seeds()
{
    writeAll();
    QByteArrayList seeds;
    for (const QByteArray& content : std::as_const(m_files)) {
        QByteArray seed(2, 0);
        qToLittleEndian(quint16(seeds.size()), seed.data());
        seeds << seed + content;
    }
    return seeds;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/unpackedstore.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct UnpackedStoreText
{
    Q_DECLARE_TR_FUNCTIONS(PackedFile)
};

} // namespace

UnpackedStore::UnpackedStore(const QString& path, Packing packing, Opener opener)
    : m_path(path)
    , m_packing(packing)
    , m_opener(std::move(opener))
{
}

Result<std::unique_ptr<SessionStore>> UnpackedStore::open(
    const QString& path, Packing packing, Opener opener, const JobControl& job)
{
    std::unique_ptr<UnpackedStore> store(new UnpackedStore(path, packing, std::move(opener)));
    if (const auto opened = store->inner(job); !opened)
        return std::unexpected(opened.error());
    return store;
}

QString UnpackedStore::whyNotWritable()
{
    return UnpackedStoreText::tr("The file is packed. Unpack it to change it.");
}

Result<SessionStore*> UnpackedStore::inner(const JobControl& job)
{
    const FileStamp now = FileStamp::of(m_path);
    // What was unpacked stays readable when the packed file is gone.
    if (m_store && (now == m_stamp || !now.exists()))
        return m_store.get();
    auto file = UnpackedFile::unpack(m_path, m_packing, UnpackLimits(), job);
    if (!file)
        return std::unexpected(file.error());
    auto store = m_opener((*file)->path());
    if (!store)
        return std::unexpected(store.error());
    m_store = *std::move(store);
    m_file = *std::move(file);
    m_stamp = now;
    m_seen = now;
    return m_store.get();
}

StoreInfo UnpackedStore::info() const
{
    StoreInfo info = m_store->info();
    info.path = m_path;
    info.notWritable = whyNotWritable();
    info.size = m_stamp.size;
    info.live = false;
    return info;
}

Result<StoreChange> UnpackedStore::poll()
{
    const FileStamp now = FileStamp::of(m_path);
    if (!now.exists())
        return StoreChange::Vanished;
    if (std::exchange(m_seen, now) == now)
        return StoreChange::None;
    return StoreChange::Replaced;
}

} // namespace stemma

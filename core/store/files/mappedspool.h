// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/fileio.h"

#include <QByteArray>

#include <memory>
#include <utility>
#include <vector>

namespace stemma {

/// Bytes, and what has to stay as long as they are used.
struct HeldBytes
{
    QByteArray bytes;
    std::shared_ptr<const void> owner {}; ///< null: they are in memory, as any others
};

/// A file without a name for bytes of which there are too many for memory. They are read from where the file is mapped,
/// as long as this object lives; then it is gone, as it is when the program is killed. One thread at a time.
class MappedSpool
{
public:
    /// Null: there can be none.
    [[nodiscard]] static std::shared_ptr<MappedSpool> make();
    ~MappedSpool();
    Q_DISABLE_COPY_MOVE(MappedSpool)

    /// Adds them to the end. False: the disk has too little room for them, and nothing was added.
    [[nodiscard]] bool add(QByteArrayView bytes);
    [[nodiscard]] qint64 size() const { return m_size; }
    /// What was added there; one byte at least. Null: it cannot be mapped.
    [[nodiscard]] QByteArray mapped(qint64 offset, qint64 size);

private:
    explicit MappedSpool(fileio::Descriptor file)
        : m_file(std::move(file))
    {
    }

    fileio::Descriptor m_file;
    qint64 m_size = 0;
    std::vector<std::pair<void*, size_t>> m_maps; ///< where they are, and their lengths
};

} // namespace stemma

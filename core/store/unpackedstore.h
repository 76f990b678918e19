// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"
#include "core/store/files/packedfile.h"
#include "core/store/wrappedstore.h"

namespace stemma {

/// A store that is packed: unpacked once, then read as any other. Unpacks it again where the packed file changed.
class UnpackedStore final : public WrappedStore
{
public:
    /// Opens what was unpacked.
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const QString& path)>;

    [[nodiscard]] static Result<std::unique_ptr<SessionStore>> open(
        const QString& path, Packing packing, Opener opener, const JobControl& job);

    [[nodiscard]] static QString whyNotWritable();

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<StoreChange> poll() override;

private:
    UnpackedStore(const QString& path, Packing packing, Opener opener);

    [[nodiscard]] Result<SessionStore*> inner(const JobControl& job) override;

    QString m_path;
    Packing m_packing;
    Opener m_opener;
    FileStamp m_stamp; ///< of what is unpacked
    FileStamp m_seen; ///< of the last poll
    std::unique_ptr<UnpackedFile> m_file;
    std::unique_ptr<SessionStore> m_store; ///< goes before its file
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"
#include "core/store/files/packedfile.h"
#include "core/store/incrementalcontext.h"
#include "core/store/wrappedstore.h"

namespace stemma {

/// A store that is packed: unpacked once, then read as any other. Unpacks it again where the packed file changed.
class UnpackedStore final : public WrappedStore, public IncrementalContextStore
{
public:
    /// Opens what was unpacked.
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const QString& path)>;

    [[nodiscard]] static Result<std::unique_ptr<SessionStore>> open(
        const QString& path, Packing packing, Opener opener, const JobControl& job);

    [[nodiscard]] static QString whyNotWritable();

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override;
    /// The context stays one of what was unpacked when it was begun.
    [[nodiscard]] std::unique_ptr<IncrementalContext> incrementalContext(
        const SessionId& id, const std::optional<MessageId>& at) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;

private:
    class Context;

    /// The file that was written, and the store that reads it.
    struct Unpacked
    {
        std::unique_ptr<UnpackedFile> file;
        std::unique_ptr<SessionStore> store; ///< goes before its file
    };

    UnpackedStore(const QString& path, Packing packing, Opener opener);

    [[nodiscard]] Result<SessionStore*> inner(const JobControl& job) override;
    [[nodiscard]] SessionStore* current() const override { return m_unpacked ? m_unpacked->store.get() : nullptr; }
    [[nodiscard]] Result<> unpackAnew(const FileStamp& now, const JobControl& job);

    QString m_path;
    Packing m_packing;
    Opener m_opener;
    FileStamp m_stamp; ///< of what is unpacked
    FileStamp m_seen; ///< of the last poll
    std::shared_ptr<const Unpacked> m_unpacked;
};

} // namespace stemma

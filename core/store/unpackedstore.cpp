// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/unpackedstore.h"

#include "core/store/ruledstore.h"

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
    if (!m_unpacked || (now != m_stamp && now.exists())) {
        if (const Result<> unpacked = unpackAnew(now, job); !unpacked)
            return std::unexpected(unpacked.error());
    }
    return current();
}

Result<> UnpackedStore::unpackAnew(const FileStamp& now, const JobControl& job)
{
    auto file = UnpackedFile::unpack(m_path, m_packing, UnpackLimits(), job);
    if (!file)
        return std::unexpected(file.error());
    auto store = m_opener((*file)->path());
    if (!store)
        return std::unexpected(store.error());
    // Another release may have written it by now, whose rules were not chosen: then its own hold.
    if (m_unpacked)
        (void)chooseRules(**store, chosenRules(*m_unpacked->store));
    m_unpacked = std::make_shared<const Unpacked>(*std::move(file), *std::move(store));
    m_stamp = now;
    m_seen = now;
    return {};
}

// ---- services ------------------------------------------------------------------------------------

/// A context by steps, which keeps what it reads from when the packed file is replaced meanwhile.
class UnpackedStore::Context final : public IncrementalContext
{
public:
    Context(UnpackedStore& owner, SessionId session, std::optional<MessageId> at)
        : m_owner(owner)
        , m_session(std::move(session))
        , m_at(std::move(at))
    {
    }

    Result<bool> step(const SessionStore::ContextSink& sink, const JobControl& job) override
    {
        if (!m_context) {
            if (const auto store = m_owner.inner(job); !store)
                return std::unexpected(store.error());
            m_unpacked = m_owner.m_unpacked;
            m_context = stemma::incrementalContext(*m_unpacked->store, m_session, m_at);
        }
        return m_context->step(sink, job);
    }
    ContextBudget budget() const override { return m_context ? m_context->budget() : ContextBudget(); }
    ContextRules rules() const override { return m_context ? m_context->rules() : ContextRules(); }
    std::optional<qint64> measured() const override { return m_context ? m_context->measured() : std::nullopt; }

private:
    UnpackedStore& m_owner;
    SessionId m_session;
    std::optional<MessageId> m_at;
    std::shared_ptr<const Unpacked> m_unpacked;
    std::unique_ptr<IncrementalContext> m_context; ///< goes before what it reads from
};

void* UnpackedStore::findService(const std::type_info& service)
{
    void* own = serviceAmong<IncrementalContextStore>(this, service);
    return own ? own : WrappedStore::findService(service);
}

std::unique_ptr<IncrementalContext> UnpackedStore::incrementalContext(
    const SessionId& id, const std::optional<MessageId>& at)
{
    return std::make_unique<Context>(*this, id, at);
}

// ---- the packed file -----------------------------------------------------------------------------

StoreInfo UnpackedStore::info() const
{
    StoreInfo info = m_unpacked->store->info();
    info.path = m_path;
    info.notWritable = whyNotWritable();
    info.size = m_stamp.size;
    info.live = false;
    return info;
}

Result<StoreChange> UnpackedStore::poll(const JobControl& /*job*/)
{
    const FileStamp now = FileStamp::of(m_path);
    if (!now.exists())
        return StoreChange::Vanished;
    if (std::exchange(m_seen, now) == now)
        return StoreChange::None;
    return StoreChange::Replaced;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelrequest.h"
#include "core/store/incrementalcontext.h"

#include <QSet>

#include <memory>

namespace stemma {

/// A text that takes the place of messages, or of a summary, in a context. It is written nowhere.
struct SummaryReplacement
{
    qint64 from = -1; ///< the messages in whose place it stands, as Message::index, both with it; -1: none
    qint64 to = -1;
    QList<NodeId> nodes; ///< the summaries in whose place it stands
    QString stored; ///< the stored text of the only one of `nodes`, which is edited; empty: the summary is a new one
    QString text;

    bool operator==(const SummaryReplacement&) const = default;
};

/// Which context of a session a question is put to.
struct ContextChoice
{
    QString name; ///< for users, translated: "Before compaction 2"
    qint64 at = -1; ///< Message::index of the newest message; -1: as it is now
    std::optional<SummaryReplacement> replacement;

    bool operator==(const ContextChoice&) const = default;
};

/// A context as a question is put to it: what the agent would send, as a conversation of texts that any model takes.
///
/// Every item is sent with the text that the agent would send, in its order. What an assistant wrote, calls of tools
/// with their results as texts among it, is sent as an assistant's; results that stand alone are sent as a user's,
/// and named as such; what a system says before everything else is the system's. No tools are declared and no images
/// are sent, so that nothing depends on the agent's own model, and servers of any kind take it.
struct AskedContext
{
    ContextChoice choice;
    QString system;
    QList<ModelMessage> messages; ///< never two of one side behind each other
    qint64 tokens = 0; ///< estimated: as the context view counts them, and no less than the texts have by their length
    qint64 items = 0; ///< that are sent
    bool isExact = true; ///< false: reconstructed, or what is replaced was not in it
    qint64 session = 0; ///< messages of the session when it was read

    bool operator==(const AskedContext&) const = default;
};

using AskedContextPtr = std::shared_ptr<const AskedContext>;

/// Reads one context by steps, so that others get at the store in between. Thread: the store's.
class AskedContextReader
{
public:
    AskedContextReader(SessionId session, ContextChoice choice);
    ~AskedContextReader();

    /// True: it was the last one.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    [[nodiscard]] const AskedContext& context() const { return m_context; } ///< whole after the last step

private:
    [[nodiscard]] Result<> begin(SessionStore& store, const JobControl& job);
    [[nodiscard]] Result<> readReplaced(SessionStore& store, const JobControl& job);
    void take(ContextItem item);
    void add(const ContextItem& item);
    void addReplacement(Role role);
    void finish();

    SessionId m_session;
    AskedContext m_context;
    QSet<QString> m_replaced; ///< ids of items in whose place the text stands
    bool m_isPlaced = false;
    std::unique_ptr<IncrementalContext> m_steps; ///< null before the first step
};

} // namespace stemma

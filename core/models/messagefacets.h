// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/wantedsource.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace stemma {

/// The name of a tool or the path of a file, and the messages that have to do with it.
struct MessageFacet
{
    QString name;
    std::vector<int> rows; ///< ascending, each once
    bool operator==(const MessageFacet&) const = default;
};

/// By number of messages, the most first; then by name. Views share them: they never change.
using MessageFacetsPtr = std::shared_ptr<const std::vector<MessageFacet>>;

/// The messages with any of @p names, ascending; names that nothing is known of have none.
[[nodiscard]] std::vector<int> rowsWithAny(const std::vector<MessageFacet>& facets, const QStringList& names);

/// Which tools and files the messages of a session have to do with, read on the store's lane while somebody asks for
/// them, and again when the store changed. GUI thread.
class MessageFacetsSource final : public WantedSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;

    explicit MessageFacetsSource(QObject* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none
    void load() override;

    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const MessageFacetsPtr& tools() const { return m_tools; } ///< never null
    [[nodiscard]] const MessageFacetsPtr& files() const { return m_files; } ///< never null

private:
    SessionId m_session;
    MessageFacetsPtr m_tools;
    MessageFacetsPtr m_files;
};

} // namespace stemma

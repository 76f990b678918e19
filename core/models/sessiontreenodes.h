// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/marks/marksdatabase.h"
#include "core/models/sessiontreemodel.h"
#include "core/session/sessionname.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace stemma {

// What SessionTreeModel is made of; for its source alone.

struct SessionTreeNode
{
    SessionTreeModel::NodeKind kind;
    int row = 0; ///< among its siblings
    std::vector<SessionTreeSession*> children {};
};

struct SessionTreeSession : SessionTreeNode
{
    SessionTreeStore* store = nullptr;
    SessionTreeSession* parent = nullptr; ///< null: directly below the store
    SessionInfo info;
    mutable QString words; ///< what one filters by; made when first asked for

    void setInfo(SessionInfo other)
    {
        info = std::move(other);
        words.clear();
    }
    /// Branches of one file have its title, below which they stand: what they begin with tells them apart.
    [[nodiscard]] QString shownTitle() const
    {
        const bool isAlike = parent && info.title == parent->info.title && !info.firstPrompt.isEmpty()
            && info.firstPrompt != parent->info.firstPrompt;
        return isAlike ? promptAsName(info.firstPrompt) : nameOfSession(info);
    }
    [[nodiscard]] const QString& filterWords() const
    {
        if (words.isEmpty())
            words = QStringList {info.title, info.firstPrompt, info.model, info.agent, info.id.value, info.directory,
                info.labels.join(u' '), isFlagged(info) ? SessionTreeModel::tr("flagged") : QString()}
                        .join(u'\n');
        return words;
    }
};

struct SessionTreeStore : SessionTreeNode
{
    struct IdHash
    {
        size_t operator()(const SessionId& id) const { return qHash(id); }
    };

    OpenStore* store = nullptr;
    QString name; ///< as it is shown; it changes only between changes of rows
    SessionTreeModel::StoreState state = SessionTreeModel::StoreState::Listing;
    QString error;
    std::unordered_map<SessionId, std::unique_ptr<SessionTreeSession>, IdHash> sessions;
    std::unique_ptr<SessionLister> lister;

    SessionTreeNode* parentOf(SessionTreeSession* session)
    {
        return session->parent ? static_cast<SessionTreeNode*>(session->parent) : this;
    }

    /// The session it hangs under, or null if that is missing or hangs, by some way, under itself.
    SessionTreeSession* parentFor(const SessionInfo& info) const
    {
        const auto at = sessions.find(info.parent);
        if (info.parent.isEmpty() || at == sessions.end())
            return nullptr;
        QSet<SessionId> seen {info.id};
        for (auto up = at; up != sessions.end(); up = sessions.find(up->second->info.parent)) {
            if (seen.contains(up->first))
                return seen.contains(info.id) && up->first == info.id ? nullptr : at->second.get();
            seen.insert(up->first);
        }
        return at->second.get();
    }

    /// Where a session stands among the children of @p parent: the newest first.
    static size_t placeIn(const SessionTreeNode* parent, const SessionTreeSession* session)
    {
        const auto createdAt = [](const SessionTreeSession* other) { return other->info.createdAt; };
        const auto place
            = std::ranges::upper_bound(parent->children, session->info.createdAt, std::ranges::greater {}, createdAt);
        return size_t(place - parent->children.begin());
    }

    static void renumber(SessionTreeNode* parent, size_t from)
    {
        for (size_t row = from; row < parent->children.size(); ++row)
            parent->children[row]->row = int(row);
    }
};

} // namespace stemma

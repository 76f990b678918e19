// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzminechange.h"

#include <algorithm>

namespace stemma {

JazzmineChange::JazzmineChange(const JazzmineIndex& index)
    : m_index(index)
{
}

JazzmineChange::~JazzmineChange() = default;

const std::vector<JazzminePlace>& JazzmineChange::records(JazzmineKind kind)
{
    auto& known = m_records[size_t(kind)];
    if (known)
        return *known;
    std::vector<JazzminePlace> places;
    if (kind == JazzmineKind::Message) {
        for (const JazzmineMessage& message : m_index.messages())
            places.push_back(message.place());
    } else if (kind == JazzmineKind::Trace) {
        for (const JazzmineTrace& trace : m_index.traces())
            places.push_back(trace.place());
    } else {
        places = m_index.supersededConversations();
        for (const JazzmineConversation& conversation : m_index.conversations()) {
            if (conversation.isStored())
                places.push_back(conversation.place);
        }
        std::ranges::sort(places, {}, &JazzminePlace::offset);
    }
    return known.emplace(std::move(places));
}

} // namespace stemma

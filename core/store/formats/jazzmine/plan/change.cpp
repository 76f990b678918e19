// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/change.h"

#include <algorithm>

namespace stemma::jazzmine {

ChangeWriter::ChangeWriter(const Index& index)
    : m_index(index)
{
}

ChangeWriter::~ChangeWriter() = default;

const std::vector<RecordPlace>& ChangeWriter::records(RecordKind kind)
{
    auto& known = m_records[size_t(kind)];
    if (known)
        return *known;
    std::vector<RecordPlace> places;
    if (kind == RecordKind::Message) {
        for (const MessageRecord& message : m_index.messages())
            places.push_back(message.place());
    } else if (kind == RecordKind::Trace) {
        for (const Trace& trace : m_index.traces())
            places.push_back(trace.place());
    } else {
        places = m_index.supersededConversations();
        for (const Conversation& conversation : m_index.conversations()) {
            if (conversation.isStored())
                places.push_back(conversation.place);
        }
        std::ranges::sort(places, {}, &RecordPlace::offset);
    }
    return known.emplace(std::move(places));
}

} // namespace stemma::jazzmine

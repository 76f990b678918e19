// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changepolicy.h"

#include <map>
#include <set>

namespace stemma {

/// Parts that go from a conversation, by row; all of a row's: the message goes.
using Removals = std::map<size_t, std::set<int>>;

/// Where what a change needs stands in the record of a row, its content included.
[[nodiscard]] Result<RecordPlaces> changeablePlaces(
    const Conversation& conversation, size_t row, const ChangePolicy& policy);
/// Items of a conversation without these parts; those that nothing is left of go.
[[nodiscard]] Result<std::vector<Rewrite::Item>> itemsWithout(std::vector<Rewrite::Item> items,
    const Conversation& conversation, const Removals& removals, const ChangePolicy& policy);
/// A record whose thinking was taken out, without what tells a provider that there was some.
[[nodiscard]] QByteArray withoutThinkingLinks(const QByteArray& record, const ChangePolicy& policy);
/// A record with another text in one part.
struct ChangedText
{
    QByteArray record;
    QString before; ///< as it is stored, for people
    QString after;
    Message message; ///< as it was
};
/// @p record: with other parts changed so already; null: as it is stored. Errors: NotFound, NotSupported (it has no
/// text that can be edited), Usage (it says that already).
[[nodiscard]] Result<ChangedText> withText(const Conversation& conversation, size_t row, int part, const QString& text,
    const ChangePolicy& policy, const QByteArray& record = {});
/// A record with an output of a tool pruned or, with @p restore, sent again: marked so where the agent knows a mark,
/// and with ChangePolicy::prunedText() in its place elsewhere. @p record as above. Errors: Usage (it is so already),
/// NotSupported (no mark tells what to restore).
[[nodiscard]] Result<ChangedText> withPruning(const Conversation& conversation, size_t row, int part, bool restore,
    const ChangePolicy& policy, const QByteArray& record = {});
/// Adds what cannot stay of a message without these parts: thinking that would be its end or all of it, which providers
/// refuse, and what results show.
void addStranded(std::set<int>& parts, const Message& message);
/// A call goes with its result, and a result with its call; a message that nothing is left of goes.
[[nodiscard]] Result<> addPairs(Removals& removals, const Conversation& conversation);
/// Whether a call before the row has its result there or behind it.
[[nodiscard]] bool isWithinCall(const Conversation& conversation, size_t row);
/// The row and the part that hold the output of a tool, of its call or of its result.
[[nodiscard]] Result<std::pair<size_t, int>> toolOutputOf(const Conversation& conversation, size_t row, int part);

} // namespace stemma

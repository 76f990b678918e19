// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/receipt.h"

#include "core/base/plainjson.h"

using namespace Qt::StringLiterals;

namespace stemma {

QLatin1StringView nameOf(Receipt::State state)
{
    switch (state) {
    case Receipt::State::Open:
        return "open"_L1;
    case Receipt::State::Applied:
        return "applied"_L1;
    case Receipt::State::Dropped:
        return "dropped"_L1;
    case Receipt::State::Undone:
        break;
    }
    return "undone"_L1;
}

JsonValue toJson(const Receipt& receipt)
{
    return {{"id", receipt.id}, {"at", toMs(receipt.at)}, {"store", receipt.store}, {"format", receipt.format},
        {"action", receipt.action}, {"title", receipt.title}, {"session", receipt.session},
        {"new_session", receipt.newSession}, {"origin", receipt.origin}, {"kept", receipt.kept},
        {"database", receipt.database}};
}

Receipt receiptFrom(const JsonValue& head, qint64 size)
{
    const auto text = [&](std::string_view key) { return textOf(memberOf(head, key)); };
    Receipt receipt;
    receipt.id = ReceiptId(text("id"));
    receipt.at = timeFromMs(integerOf(memberOf(head, "at")).value_or(0));
    receipt.store = text("store");
    receipt.database = text("database");
    receipt.format = text("format");
    receipt.action = text("action");
    receipt.title = text("title");
    receipt.session = SessionId(text("session"));
    receipt.newSession = SessionId(text("new_session"));
    receipt.origin = ReceiptId(text("origin"));
    receipt.kept = integerOf(memberOf(head, "kept")).value_or(0);
    receipt.size = size + receipt.kept;
    return receipt;
}

} // namespace stemma

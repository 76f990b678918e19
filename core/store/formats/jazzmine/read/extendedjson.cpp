// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/extendedjson.h"

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

bool isNumberKey(const QString& key)
{
    return key == "$numberLong"_L1 || key == "$numberInt"_L1 || key == "$numberDouble"_L1;
}

} // namespace

void unwrapExtendedJson(json::Value& value)
{
    if (value.isObject() && value.members.size() == 1 && isNumberKey(value.members[0].first)
        && value.members[0].second.isString()) {
        const auto number = json::parse(value.members[0].second.string.toUtf8());
        if (number && number->isNumber())
            value = *number;
        return;
    }
    for (json::Value& item : value.items)
        unwrapExtendedJson(item);
    for (json::Value::Member& member : value.members)
        unwrapExtendedJson(member.second);
}

} // namespace stemma::jazzmine

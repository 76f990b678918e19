// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/injectedtext.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView Tags[]
    = {"system-reminder"_L1, "environment_context"_L1, "user_instructions"_L1, "context"_L1};

} // namespace

bool isInjected(const Message& message, const TextPart& part)
{
    if (message.role != Role::User)
        return false;
    QStringView rest = QStringView(part.text.text).trimmed();
    bool isAny = false;
    while (rest.startsWith(u'<')) {
        const auto tag = std::ranges::find_if(Tags, [rest](QLatin1StringView each) {
            const QStringView name = rest.sliced(1);
            return name.startsWith(each) && name.size() > each.size()
                && (name[each.size()] == u'>' || name[each.size()].isSpace());
        });
        if (tag == std::end(Tags))
            return false;
        const QString close = "</"_L1 + *tag + '>'_L1;
        const qsizetype end = rest.indexOf(close);
        if (end < 0)
            return part.text.truncated;
        isAny = true;
        rest = rest.sliced(end + close.size()).trimmed();
    }
    return isAny && rest.isEmpty();
}

} // namespace stemma

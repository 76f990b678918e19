// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/sessionname.h"

#include "core/base/datetext.h"
#include "core/base/shownzone.h"
#include "core/base/text.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct SessionNameText
{
    Q_DECLARE_TR_FUNCTIONS(SessionName)
};

constexpr qsizetype LongestName = 200;

} // namespace

QString promptAsName(const QString& prompt)
{
    const QString words = prompt.simplified();
    const QString name = withoutMarks(words);
    return name.isEmpty() ? words : name;
}

QString nameOfSession(const SessionInfo& session)
{
    for (const QString& words : {session.title.simplified(), promptAsName(session.firstPrompt)}) {
        if (const QString name = words.left(LongestName); !name.isEmpty())
            return withVisibleControls(name);
    }
    const auto time = session.createdAt ? session.createdAt : session.updatedAt;
    const QDate day = time ? inShownZone(*time).date() : QDate();
    return day.isValid() ? SessionNameText::tr("Untitled session, %1", "the day it began").arg(dateText(day))
                         : SessionNameText::tr("Untitled session %1", "its id").arg(session.id.value);
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/samplestore.h"

#include "tests/testkit/story.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace stemma {

Result<> writeSampleStore(const QString& path)
{
    MnesisBuilder builder(20260302);
    Story story(builder);
    for (const QString& name : {u"retry-budget"_s, u"around-it"_s}) {
        QFile file(u":/testkit/%1.story"_s.arg(name));
        if (!file.open(QIODevice::ReadOnly))
            return fail(Errc::NotFound, file.errorString(), file.fileName());
        if (const auto told = story.read(QString::fromUtf8(file.readAll())); !told)
            return told;
    }
    return builder.write(path);
}

} // namespace stemma

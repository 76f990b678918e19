// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/largestore.h"
#include "tests/testkit/samplestore.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace stemma;

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Makes session stores for tests and measurements."_s);
    parser.addHelpOption();
    parser.addPositionalArgument(u"kind"_s, u"sample or large"_s);
    parser.addPositionalArgument(u"path"_s, u"The file to write."_s);
    const LargeStoreSize usual;
    parser.addOptions({
        {u"messages"_s, u"Messages of a large store."_s, u"N"_s, QString::number(usual.messages)},
        {u"session-messages"_s, u"Messages of each of its sessions."_s, u"N"_s,
            QString::number(usual.messagesPerSession)},
        {u"part-bytes"_s, u"Mean bytes of text of a part."_s, u"N"_s, QString::number(usual.bytesPerPart)},
    });
    parser.process(app);
    QTextStream errors(stderr);
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2) {
        errors << parser.helpText();
        return 2;
    }
    Result<> made;
    if (arguments[0] == "sample"_L1) {
        made = writeSampleStore(arguments[1]);
    } else {
        LargeStoreSize size;
        size.messages = parser.value(u"messages"_s).toLongLong();
        size.messagesPerSession = parser.value(u"session-messages"_s).toLongLong();
        size.bytesPerPart = parser.value(u"part-bytes"_s).toInt();
        made = writeLargeStore(arguments[1], size);
    }
    if (made)
        return 0;
    errors << made.error().text << " (" << made.error().cause << ")\n";
    return 3;
}

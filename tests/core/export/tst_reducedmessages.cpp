// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/sessionexport.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QBuffer>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Keeps the numbers of the messages that it is given.
class NumberWriter final : public ExportWriter
{
public:
    void begin(const ExportHead& /*head*/) override { }
    void message(const Message& message, const ExportImage& /*image*/) override { numbers += message.index; }
    void end(const ExportFoot& /*foot*/) override { }

    QList<qint64> numbers;
};

} // namespace

/// Which messages stay when kinds of parts are left out.
class TestReducedMessages final : public QObject
{
    Q_OBJECT
private slots:
    void framesOfStepsAreNothing();
};

/// A message that was a call, between the beginning and the end of a step.
void TestReducedMessages::framesOfStepsAreNothing()
{
    SessionBuilder builder(u"s"_s);
    builder.user(u"do it"_s);
    builder.assistant().stepStart(1).tool(u"bash"_s, u"{}"_s, u"out"_s).stepFinish(1, 10, 5);
    builder.assistant(u"done"_s).stepFinish(2, 20, 5);
    FakeStore store;
    store.add(builder.build());
    ExportWish wish;
    wish.session = SessionId(u"s"_s);
    const auto numbersOf = [&store](const ExportWish& wished) {
        NumberWriter writer;
        QBuffer device;
        const bool isOpen = device.open(QIODevice::WriteOnly);
        const auto done = SessionExport(wished, writer).run(store, device, {});
        return isOpen && done ? writer.numbers : QList<qint64>();
    };
    QCOMPARE(numbersOf(wish), (QList<qint64> {0, 1, 2}));
    wish.tools = false;
    QCOMPARE(numbersOf(wish), (QList<qint64> {0, 2}));
}

TEST_CLASS(TestReducedMessages)
#include "tst_reducedmessages.moc"

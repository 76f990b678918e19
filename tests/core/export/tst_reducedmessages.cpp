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

/// Of the messages that an export of @p store would have; none, if it fails.
QList<qint64> numbersOf(FakeStore& store, const ExportWish& wish)
{
    NumberWriter writer;
    QBuffer device;
    const bool isOpen = device.open(QIODevice::WriteOnly);
    const auto done = SessionExport(wish, writer).run(store, device, {});
    return isOpen && done ? writer.numbers : QList<qint64>();
}

} // namespace

/// Which messages stay when kinds of parts are left out.
class TestReducedMessages final : public QObject
{
    Q_OBJECT
private slots:
    void framesOfStepsAreNothing();
    void notesOfPatches();
    void nothingBeyondTheEnd();
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
    QCOMPARE(numbersOf(store, wish), (QList<qint64> {0, 1, 2}));
    wish.tools = false;
    QCOMPARE(numbersOf(store, wish), (QList<qint64> {0, 2}));
}

/// What says that files were changed goes with the calls that changed them.
void TestReducedMessages::notesOfPatches()
{
    Message message;
    message.parts = {Part {{}, 0, TextPart {LongText(u"done"_s)}, {}, {}, {}},
        Part {{}, 1, EventPart {u"patch"_s, u"a.txt"_s, LongText(u"{}"_s)}, {}, {}, {}},
        Part {{}, 2, EventPart {u"retry"_s, u"again"_s, LongText(u"{}"_s)}, {}, {}, {}}};
    ExportWish wish;
    Message whole = message;
    wish.reduce(whole);
    QCOMPARE(whole.parts.size(), 3);
    wish.tools = false;
    wish.reduce(message);
    QCOMPARE(message.parts.size(), 2);
    QCOMPARE(message.parts[1].as<EventPart>()->type, u"retry"_s);
}

/// A first message that there is not is a mistake, and no document without messages.
void TestReducedMessages::nothingBeyondTheEnd()
{
    SessionBuilder builder(u"s"_s);
    builder.user(u"do it"_s);
    builder.assistant(u"done"_s);
    FakeStore store;
    store.add(builder.build());
    ExportWish wish;
    wish.session = SessionId(u"s"_s);
    wish.from = 1;
    QCOMPARE(numbersOf(store, wish), (QList<qint64> {1}));
    wish.from = 2;
    NumberWriter writer;
    QBuffer device;
    QVERIFY(device.open(QIODevice::WriteOnly));
    const auto done = SessionExport(wish, writer).run(store, device, {});
    QVERIFY(!done);
    QCOMPARE(done.error().code, Errc::Usage);
    QVERIFY(device.data().isEmpty());
}

TEST_CLASS(TestReducedMessages)
#include "tst_reducedmessages.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/editplan.h"
#include "core/store/plan/anchormoves.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

/// As a store that keeps the ids of its messages.
class Tracker final : public IdTracker
{
public:
    QList<AnchorMove> movesOf(SessionStore& store, const RemoveEdit& removal, const QList<MessagePlace>& followed,
        std::optional<qsizetype> apart = {})
    {
        follow(followed, apart);
        (void)takeFollowed();
        EditPlan plan;
        plan.edit = removal;
        plan.session = removal.session;
        const auto moved = withMoves(store, plan, messagesRemovedBy(removal), {});
        return moved ? movedByLastPlan() : QList<AnchorMove>();
    }
};

} // namespace

class TestAnchorMoves final : public QObject
{
    Q_OBJECT
private slots:
    void whatGoesIsFoundBefore();
    void noMessageIsReadTwice();
    void whatIsOnlyNamedIsToldOnePlace();
};

void TestAnchorMoves::whatGoesIsFoundBefore()
{
    SessionBuilder builder(u"s"_s);
    for (int i = 0; i < 5; ++i)
        builder.user(u"Prompt"_s);
    const FakeSession session = builder.build();
    FakeStore store;
    store.add(session);
    const auto place = [&](size_t row) { return MessagePlace {SessionId(u"s"_s), session.messages.at(row)->id}; };
    RemoveEdit removal {SessionId(u"s"_s), {place(3).message, place(2).message}, {}};
    const QList<AnchorMove> moves = Tracker().movesOf(store, removal, {place(3), place(1)});
    QCOMPARE(moves.size(), 1);
    QCOMPARE(moves.first().from, place(3));
    QVERIFY(moves.first().goes);
    // Those before it that stay, the nearest first, and at last that there is none.
    QCOMPARE(moves.first().to, (QList {place(1), place(0), MessagePlace()}));
}

void TestAnchorMoves::noMessageIsReadTwice()
{
    constexpr size_t Count = 400;
    SessionBuilder builder(u"s"_s);
    for (size_t i = 0; i < Count; ++i)
        builder.user(u"Prompt"_s);
    const FakeSession session = builder.build();
    FakeStore store;
    store.add(session);
    RemoveEdit removal {SessionId(u"s"_s), {}, {}};
    QList<MessagePlace> followed;
    for (size_t row = 1; row < Count; row += 2) {
        followed += MessagePlace {SessionId(u"s"_s), session.messages.at(row)->id};
        removal.messages += followed.constLast().message;
    }
    const QList<AnchorMove> moves = Tracker().movesOf(store, removal, followed);
    QCOMPARE(moves.size(), followed.size());
    QSet<qint64> read;
    qsizetype times = 0;
    for (const QList<qint64>& keys : store.messageCalls()) {
        read += QSet(keys.begin(), keys.end());
        times += keys.size();
    }
    QCOMPARE(times, read.size());
    // Each still is where it would be found alone.
    for (size_t i = 0; i < size_t(moves.size()); ++i)
        QCOMPARE(moves.at(qsizetype(i)).to.first(), (MessagePlace {SessionId(u"s"_s), session.messages.at(2 * i)->id}));
}

/// A batch names thousands, and nobody keeps them apart.
void TestAnchorMoves::whatIsOnlyNamedIsToldOnePlace()
{
    SessionBuilder builder(u"s"_s);
    for (int i = 0; i < 8; ++i)
        builder.user(u"Prompt"_s);
    const FakeSession session = builder.build();
    FakeStore store;
    store.add(session);
    const auto place = [&](size_t row) { return MessagePlace {SessionId(u"s"_s), session.messages.at(row)->id}; };
    const RemoveEdit removal {SessionId(u"s"_s), {place(5).message, place(6).message, place(7).message}, {}};
    const QList<MessagePlace> followed {place(5), place(6), place(7)};
    for (const AnchorMove& move : Tracker().movesOf(store, removal, followed, 0))
        QCOMPARE(move.to, (QList {place(4), MessagePlace()}));
    // One of them is annotated beside another annotation.
    for (const AnchorMove& move : Tracker().movesOf(store, removal, QList {place(4)} + followed, 2))
        QCOMPARE(move.to, (QList {place(4), place(3), place(2), MessagePlace()}));
    const NewOrder order {.before = SessionId(u"s"_s),
        .after = SessionId(u"t"_s),
        .ids = {MessageId(u"a"_s), MessageId(u"b"_s), MessageId(u"c"_s)},
        .messages = {0, 1},
        .idAt = [](qint64 at) { return MessageId(QString::number(at)); }};
    const MessagePlace last {SessionId(u"s"_s), MessageId(u"c"_s)};
    const auto at = [](const QString& id) { return MessagePlace {SessionId(u"t"_s), MessageId(id)}; };
    QCOMPARE(movedByOrder(order, {last}, 1).value(0).to, (QList {at(u"1"_s), MessagePlace()}));
    QCOMPARE(movedByOrder(order, {last}, 2).value(0).to, (QList {at(u"1"_s), at(u"0"_s), MessagePlace()}));
}

TEST_CLASS(TestAnchorMoves)
#include "tst_anchormoves.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessionbranches.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

/// A session and where it parts from others, both known.
struct Reading
{
    MessageModel model;
    SessionBranches branches;

    Reading(OpenStore& store, const SessionId& session)
        : model(store, session)
        , branches(store, model)
    {
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return model.isComplete() && !branches.isLooking(); }, testclass::Patience);
    }
    /// By row; empty: there is none.
    [[nodiscard]] MessageId idAt(int row)
    {
        if (row < 0 || row >= model.rowCount())
            return {};
        const bool isThere = QTest::qWaitFor([&] { return model.messageAt(row) != nullptr; }, testclass::Patience);
        return isThere ? model.messageAt(row)->id : MessageId();
    }
};

QList<SessionInfo> sessionsOf(OpenStore& store)
{
    QList<SessionInfo> sessions;
    auto listed = store.run([](SessionStore& opened, const JobControl& job) {
        QList<SessionInfo> all;
        const Result<> done = opened.sessions(
            ListDetail::Full,
            [&](const std::vector<SessionInfo>& some) {
                all.append({some.begin(), some.end()});
                return true;
            },
            job);
        return done ? all : QList<SessionInfo>();
    });
    const bool isListed = QTest::qWaitFor([&] { return listed.isFinished(); }, testclass::Patience);
    return isListed ? listed.result() : sessions;
}

} // namespace

class TestSessionBranches : public QObject
{
    Q_OBJECT
private slots:
    void partWhereTheyDiffer_data();
    void partWhereTheyDiffer();
};

void TestSessionBranches::partWhereTheyDiffer_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("branches"); ///< sessions that are branches of another
    QTest::newRow("pi") << u"pi/generated/sessions"_s << 2;
    QTest::newRow("mantis") << u"mantis/home"_s << 2;
    QTest::newRow("mantis 1.36") << u"mantis/generated-1.36.0/home"_s << 3;
}

/// In genuine stores: up to a mark all its branches have the same messages, from there on others.
void TestSessionBranches::partWhereTheyDiffer()
{
    QFETCH(QString, path);
    QFETCH(int, branches);
    NEED(missingSample(realStore(path)));
    auto opened = openStore(realStore(path));
    QVERIFY(opened);
    OpenStore store(std::move(*opened));
    int seen = 0;
    for (const SessionInfo& info : sessionsOf(store)) {
        Reading reading(store, info.id);
        QVERIFY(reading.settle());
        for (const auto& [row, choice] : reading.branches.choices()) {
            QVERIFY(choice.branches.size() >= 2);
            seen += choice.current > 0 && choice.branches[choice.current] == info.id ? 1 : 0;
            const bool isAtEnd = reading.idAt(row) == choice.shared;
            const MessageId own = isAtEnd ? MessageId() : reading.idAt(row);
            QCOMPARE(isAtEnd ? reading.idAt(row) : reading.idAt(row - 1), choice.shared);
            for (const SessionId& id : choice.branches) {
                if (id == choice.branches[choice.current])
                    continue;
                Reading other(store, id);
                QVERIFY(other.settle());
                const auto there = std::ranges::find_if(
                    other.branches.choices(), [&](const auto& each) { return each.second.shared == choice.shared; });
                QVERIFY2(there != other.branches.choices().end(), qPrintable(id.value));
                QCOMPARE(there->second.branches, choice.branches);
                QVERIFY(other.idAt(there->first) != own);
            }
        }
    }
    QCOMPARE(seen, branches);
}

TEST_CLASS(TestSessionBranches)
#include "tst_sessionbranches.moc"

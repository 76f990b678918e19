// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplecopy.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/timeline/timelineview.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <limits>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What an agent appends is on screen soon, by what the system announces and without looking again and again.
class TestLiveRows final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void shownSoon_data();
    void shownSoon();

private:
    [[nodiscard]] static SessionId newest(SessionStore& store);
};

SessionId TestLiveRows::newest(SessionStore& store)
{
    SessionId id;
    const auto take = [&id](const std::vector<SessionInfo>& batch) {
        id = batch.front().id;
        return false;
    };
    return store.sessions(ListDetail::Basic, take, {}) ? id : SessionId();
}

void TestLiveRows::shownSoon_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QByteArray>("line"); // with %1, a number
    QTest::newRow("Claude Code")
        << u"claude-code/generated-2.1.197/projects/-home-dev-project/83631e2d-6bce-4c49-b76f-1d004e06613c.jsonl"_s
        << QByteArray(R"({"parentUuid":"7c8f5c5a-f5c1-4fbd-a43f-25597ee66a11","isSidechain":false,"type":"user",)"
                      R"("message":{"role":"user","content":"live %1"},"uuid":"0000000%1-f5c1-4fbd-a43f-25597ee66a11",)"
                      R"("timestamp":"2026-11-21T23:58:0%1.000Z","sessionId":"83631e2d-6bce-4c49-b76f-1d004e06613c"})");
    QTest::newRow("Codex")
        << u"codex/generated-0.58.0/sessions/2026/11/21/"
           "rollout-2026-11-21T23-57-12-01a2008a-e5fa-7533-a45b-1b9217d36cd0.jsonl"_s
        << QByteArray(R"({"timestamp":"2026-11-21T23:58:0%1.000Z","type":"response_item","payload":{"type":"message",)"
                      R"("role":"assistant","content":[{"type":"output_text","text":"live %1"}]}})");
}

void TestLiveRows::shownSoon()
{
    QFETCH(QString, sample);
    QFETCH(QByteArray, line);
    constexpr int Writes = 9; // at most: of one digit
    constexpr qint64 SoonMs = 200;
    const QString original = realStore(sample);
    QVERIFY(QFileInfo::exists(original));
    // By its own name, which may tell what it is.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QFileInfo(original).fileName());
    QVERIFY(QFile::copy(original, path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    auto opened = openStore(path);
    QVERIFY(opened);
    const SessionId session = newest(**opened);
    OpenStore store(*std::move(opened));
    auto* poll = store.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(poll);
    poll->stop();
    MessageModel model(store, session);
    TimelineView view;
    view.setFlashing(false);
    view.resize(900, 600);
    view.setModel(&model);
    view.show();
    QTRY_VERIFY(model.isReady() && model.rowCount() > 0);
    view.goToRow(model.rowCount() - 1);
    view.cursor().goToEnd();
    const auto shows = [&](const QString& words) {
        const int last = view.rows().count() - 1;
        RowLayout* layout = view.rows().peek(last);
        return layout && view.scroller().lastRow() >= last && layout->text({last, 0, 0, 0}, layout->end()) == words;
    };
    QTRY_VERIFY(view.rows().peek(view.rows().count() - 1));
    QTest::qWait(300); // the watcher's thread begins to watch
    // The quickest tells: on a machine with other work to do the others take what that leaves them.
    qint64 quickest = std::numeric_limits<qint64>::max();
    for (int i = 1; i <= Writes && quickest > SoonMs; ++i) {
        const QByteArray number = QByteArray::number(i);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        QElapsedTimer since;
        since.start();
        file.write(QByteArray(line).replace("%1", number) + '\n');
        file.close();
        const auto isShown = [&] { return shows(u"live "_s + QString::fromLatin1(number)); };
        if (!QTest::qWaitFor(isShown, 5'000))
            store.pollNow(); // what is written before the watcher watches is not announced
        QVERIFY(QTest::qWaitFor(isShown, testclass::Patience));
        quickest = std::min(quickest, since.elapsed());
        QTest::qWait(150);
    }
    QVERIFY2(quickest <= SoonMs, qPrintable(QString::number(quickest)));
}

GUI_TEST_CLASS(TestLiveRows)

#include "tst_liverows.moc"

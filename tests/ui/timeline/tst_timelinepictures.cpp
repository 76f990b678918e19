// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders a believable session in every palette and checks that it can be told apart from blank paper.
// With STEMMA_PICTURES=FOLDER the pictures are kept for people to look at.
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/timeline/overviewstrip.h"
#include "ui/timeline/timelineview.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

FakeSession story()
{
    SessionBuilder b(u"pictures"_s);
    b.title(u"Persist the retry budget across restarts"_s).model(u"anthropic/claude-opus-4-6"_s);
    b.user(u"Where is the retry budget kept, and does it survive a restart?"_s).after(4s);
    b.assistant(u"It lives in `RetryBudget` and is lost at exit."_s).after(6s);
    b.assistant()
        .tool(u"bash"_s, u"{\"command\":\"ctest --test-dir build -R retry_budget --output-on-failure\"}"_s,
            u"14 passed"_s)
        .took(4800ms)
        .partTokens(388);
    b.assistant(u"All 14 retry tests pass. Saving works; restoring on start-up is next."_s).partTokens(18);
    b.compaction(1, 4, u"Goal: persist the retry budget. Constraint: keep retry.h unchanged."_s);
    b.after(14min);
    b.user(u"Now restore the saved budget on start-up. If the file is damaged, start **empty** and log it once."_s)
        .partTokens(31);
    b.after(7s);
    b.assistant()
        .thinking(
            u"The loader has to run before the first attempt is counted. BudgetFile reads it lazily, so the order does not matter as long as nothing is taken before."_s)
        .tool(u"read"_s, u"{\"file_path\":\"src/relay_core.cpp\",\"offset\":1,\"limit\":2214}"_s,
            QString(u"line of code\n"_s).repeated(2214))
        .took(20ms)
        .partTokens(26610)
        .stepFinish(41, 11833, 412);
    b.after(8s);
    b.assistant()
        .thinking(
            u"`RetryBudget` has no way to be filled from outside. The smallest change is a static `restore()` beside `refill()` in the class itself; callers stay as they are."_s)
        .patch(
            u"diff --git a/include/relay/retry.h b/include/relay/retry.h\n--- a/include/relay/retry.h\n+++ b/include/relay/retry.h\n@@ -31,5 +31,6 @@ namespace relay\n class RetryBudget {\n public:\n-    explicit RetryBudget(Limits limits);\n+    explicit RetryBudget(Limits limits, Tokens initial = Tokens::full());\n+    static Result<RetryBudget> restore(const BudgetFile &file);\n     bool take();\n@@ -60,3 +61,3 @@ class Limits\n     int burst = 8;\n-    int refill = 2;\n+    int refill = 3;\n };\n"_s)
        .partTokens(212);
    b.after(22s);
    QString output;
    for (int i = 1; i <= 96; ++i)
        output += u"[%1%] Building CXX object src/CMakeFiles/relay.dir/retry_budget_%2.cpp.o\n"_s.arg(i, 3).arg(i);
    b.assistant()
        .failedTool(u"bash"_s, u"{\"command\":\"cmake --build build -j2\"}"_s,
            output + u"include/relay/retry.h:34:12: error: \u2018Result\u2019 does not name a type\nexit code 2"_s)
        .took(21400ms)
        .partTokens(1940);
    b.after(12s);
    b.assistant(
         u"The header lacks `Result`. A free function would leave the class alone:\n\n```cpp\n// src/budget_restore.h, not installed\nRetryBudget restoredBudget(const BudgetFile &file, Limits limits);\n```\n\nTwo things to check:\n\n1. `relay-amqp` links against the class\n2. the **budget file** may be damaged\n   - truncated\n   - of another version\n\n| file | lines | state |\n|---|---:|---|\n| retry.h | 120 | *unchanged* |\n| budget_restore.h | 24 | new |\n\n> Keep retry.h unchanged.\n\nSee [the notes](https://example.org/notes)."_s)
        .partTokens(164);
    b.user(u"This is a crash loop before the change. Callers must not need a new retry.h, see the notes."_s)
        .image(u"image/png"_s, 85200)
        .fileReference(u"docs/retry-budget.md"_s,
            u"Markdown document, about 8,900 words. Sections: Goals, Model,\nOn-disk format, Restart, Public surface (retry.h), Open questions"_s,
            11870);
    b.after(12s);
    b.assistant()
        .thinking({}, ReasoningPart::State::Redacted)
        .thinking({}, ReasoningPart::State::Encrypted)
        .thinking({}, ReasoningPart::State::Empty)
        .tool(u"bash"_s,
            u"{\"command\":\"abidiff build/librelay.so.2.7 build/librelay.so.2.8 --headers-dir include\"}"_s,
            QString(u"abi line\n"_s).repeated(900))
        .pruned()
        .openTool(u"task"_s, u"{\"description\":\"Survey of RetryBudget callers\"}"_s)
        .unknown(
            u"attachment_v2"_s, u"{\"type\":\"attachment_v2\",\"uri\":\"mem:7f3a\",\"pins\":[4,11],\"ttl\":null}"_s)
        .unknown(u"text"_s, u"{\"type\":\"text\",\"text\":\"cut of"_s, u"The stored JSON ends at byte 331."_s);
    b.after(9s);
    b.assistant(
        u"The survey changes the picture: two plug-ins link against retry.h, so the class must keep its layout."_s);
    b.user(
         u"\u0627\u0644\u0633\u0644\u0627\u0645 \u0639\u0644\u064a\u0643\u0645\u060c \u0647\u0630\u0627 \u0646\u0635 \u0639\u0631\u0628\u064a."_s)
        .states(MessageState::Discarded);
    b.assistant(u"Bumping to `librelay.so.3`; this touches packaging and both plug-ins."_s)
        .states(MessageState::Discarded);
    return b.build();
}

} // namespace

class TestTimelinePictures : public QObject
{
    Q_OBJECT

private slots:
    void palettes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("mirrored");
        QTest::addColumn<QSize>("size");
        const QSize size(960, 1240);
        QTest::newRow("light") << int(Colours::Kind::Light) << 1.0 << false << size;
        QTest::newRow("light-2x") << int(Colours::Kind::Light) << 2.0 << false << size;
        QTest::newRow("dark") << int(Colours::Kind::Dark) << 1.0 << false << size;
        QTest::newRow("high-contrast") << int(Colours::Kind::HighContrast) << 1.0 << false << size;
        QTest::newRow("mirrored") << int(Colours::Kind::Light) << 1.0 << true << size;
        QTest::newRow("narrow") << int(Colours::Kind::Light) << 1.0 << false << QSize(520, 900);
    }
    void palettes()
    {
        QFETCH(int, kind);
        QFETCH(double, ratio);
        QFETCH(bool, mirrored);
        QFETCH(QSize, size);
        FakeSession session = story();
        const SessionId id = session.info.id;
        auto fake = std::make_unique<FakeStore>();
        fake->add(session);
        OpenStore store(std::move(fake));
        MessageModel model(store, id);
        TimelineView view;
        view.setPalette(Colours::palette(Colours::Kind(kind)));
        view.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        view.setModel(&model);
        view.resize(size);
        view.show();
        QTRY_VERIFY(model.isReady());
        QTRY_VERIFY(model.peek(0) && view.rows().peek(0));
        view.rows().setFolded(7, 0, false);
        view.cursor().set(7, 1);
        QSignalSpy details(&model, &MessageModel::detailsLoaded);
        QTRY_VERIFY(model.detail(0));
        QTest::qWait(qEnvironmentVariableIsSet("STEMMA_PICTURES") ? 800 : 0);
        for (int page = 0; page < 2; ++page) {
            QImage image(size * ratio, QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            view.render(&image);
            const QRgb paper = image.pixel(image.width() / 2, 2);
            int ink = 0;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    ink += image.pixel(x, y) != paper;
            QVERIFY2(ink > 2000, qPrintable(QString::number(ink)));
            if (const QString folder = qEnvironmentVariable("STEMMA_PICTURES"); !folder.isEmpty())
                image.save(u"%1/%2-%3.png"_s.arg(folder, QString::fromLatin1(QTest::currentDataTag())).arg(page));
            view.cursor().goToEnd();
            QCoreApplication::processEvents();
            QTest::qWait(qEnvironmentVariableIsSet("STEMMA_PICTURES") ? 500 : 0);
        }
    }
};

GUI_TEST_CLASS(TestTimelinePictures)
#include "tst_timelinepictures.moc"

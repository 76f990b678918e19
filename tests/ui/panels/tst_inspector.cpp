// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/find/findbar.h"
#include "ui/inspector/derivedfigures.h"
#include "ui/inspector/detailsview.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/numberedtext.h"
#include "ui/inspector/properties.h"
#include "ui/inspector/hexdump.h"
#include "ui/inspector/rawview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextTable>
#include <QToolButton>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const Property* find(const QList<PropertyGroup>& groups, const QString& group, const QString& name)
{
    for (const PropertyGroup& one : groups) {
        if (!one.title.startsWith(group))
            continue;
        for (const Property& row : one.rows) {
            if (row.name == name)
                return &row;
        }
    }
    return nullptr;
}

/// A session of JSON Lines whose second message, in line 3, is @p message.
class LineStore
{
public:
    explicit LineStore(const QByteArray& message)
    {
        QFile file(m_folder.filePath(u"a.jsonl"_s));
        if (!file.open(QIODevice::WriteOnly))
            return;
        file.write(R"({"type":"session","version":3,"id":"01a2007b-8304-76a7-be9b-8e6254997dc0",)"
                   R"("timestamp":"2026-11-21T00:09:00.000Z","cwd":"/p"})"
                   "\n"
                   R"({"type":"message","id":"a0000001","parentId":null,"timestamp":"2026-11-21T01:00:00.000Z",)"
                   R"("message":{"role":"user","content":"first","timestamp":1}})"
                   "\n");
        file.write(message + '\n');
        file.close();
        auto opened = openStore(file.fileName());
        if (!opened)
            return;
        m_message = readstore::messages(**opened, readstore::listed(**opened).front().id).back();
        m_store = std::make_unique<OpenStore>(std::move(*opened));
    }
    [[nodiscard]] OpenStore* store() const { return m_store.get(); }
    [[nodiscard]] const MessagePtr& message() const { return m_message; }

private:
    QTemporaryDir m_folder;
    MessagePtr m_message;
    std::unique_ptr<OpenStore> m_store;
};

QByteArray answerWith(const QByteArray& members)
{
    return R"({"type":"message","id":"a0000002","parentId":"a0000001","timestamp":"2026-11-21T01:00:01.000Z",)"
           R"("message":{"role":"assistant","content":[{"type":"text","text":"ok"}],)"
        + members + R"("timestamp":2}})";
}

/// Chooses an entry of the menu over the first place of a text.
void choose(RawView& raw, const QString& over, const QString& entry)
{
    QMenu* menu = raw.menuAt(int(raw.text().indexOf(over)));
    for (QAction* action : menu->actions()) {
        if (action->text() == entry)
            action->trigger();
    }
    delete menu;
}

} // namespace

class TestInspector : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void describesAToolCall()
    {
        SessionBuilder builder;
        builder.assistant()
            .failedTool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"exit 2"_s)
            .took(std::chrono::milliseconds(21'400))
            .tokens(38'930, 688);
        const QList<PropertyGroup> groups = describe(*builder.lastMessage(), 0);
        QCOMPARE(groups.constFirst().title, u"Part"_s);
        QCOMPARE(find(groups, u"Part"_s, u"Tool"_s)->value, u"bash"_s);
        QCOMPARE(find(groups, u"Part"_s, u"State"_s)->look, Property::Look::Error);
        QCOMPARE(find(groups, u"Part"_s, u"Error"_s)->value, u"exit 2"_s);
        QCOMPARE(find(groups, u"Usage"_s, u"Input"_s)->value, QLocale().toString(38'930));
        QVERIFY(find(groups, u"Message"_s, u"Id"_s));
    }

    void anIdMadeOfThePlaceIsNotShown()
    {
        Message message = *SessionBuilder().user(u"Go"_s).lastMessage();
        message.index = 59;
        message.id = MessageId(u"#59"_s);
        QVERIFY(!find(describe(message, 0), u"Message 60"_s, u"Id"_s));
        message.id = MessageId(u"#x"_s);
        QVERIFY(find(describe(message, 0), u"Message 60"_s, u"Id"_s));
    }

    /// Its input is the call's, which may be in another message: “0 bytes” would be wrong.
    void aResultByItselfHasNoInput()
    {
        ToolPart result;
        result.name = u"bash"_s;
        result.callId = u"1"_s;
        result.output = LongText(u"done"_s);
        result.hasOutput = true;
        SessionBuilder builder;
        builder.message(Role::Tool, u"tool"_s).part(result);
        const QList<PropertyGroup> groups = describe(*builder.lastMessage(), 0);
        QVERIFY(find(groups, u"Part"_s, u"Output"_s));
        QVERIFY(!find(groups, u"Part"_s, u"Input"_s));
    }

    void figuresTellHowTheyCameAbout()
    {
        SessionBuilder builder;
        builder.user(u"before"_s);
        const std::optional<Time> before = builder.lastMessage()->createdAt;
        builder.assistant().failedTool(u"bash"_s, u"{}"_s, u"exit 2"_s).took(std::chrono::milliseconds(21'400));
        const MessagePtr message = builder.lastMessage();
        const PropertyGroup group = derivedFigures(*message, 0, before, {{u"o200k_base"_s, 5}});
        QCOMPARE(group.rows.size(), 4);
        QCOMPARE(group.rows.at(0).value, u"≈\u202f2"_s);
        QCOMPARE(group.rows.at(0).unit, u"8 bytes ÷ 4, rounded up"_s);
        QCOMPARE(group.rows.at(1).value, u"5"_s);
        QCOMPARE(group.rows.at(1).unit, u"counted by o200k_base"_s);
        QCOMPARE(group.rows.at(2).value, u"21.4 s"_s);
        QVERIFY(group.rows.at(2).unit.startsWith(u"ended "_s));
        QCOMPARE(group.rows.at(3).name, u"Gap"_s);
        QCOMPARE(countedText(*message, 0), u"{}exit 2"_s);
        QVERIFY(derivedFigures(*message, -1, {}, {}).rows.isEmpty());

        Message cut = *message;
        std::get<ToolPart>(cut.parts.first().body).input.truncated = true;
        QVERIFY(countedText(cut, 0).isEmpty()); // half of it would be a wrong count
        cut.parts.first().tokens = 77;
        QCOMPARE(derivedFigures(cut, 0, {}, {}).rows.first().unit, u"stored by the agent"_s);
    }

    /// Zeros that an agent stores with a prompt are no usage; those of an answer are.
    void promptsUseNothing()
    {
        Message message;
        message.tokens.input = message.tokens.output = message.tokens.total = 0;
        const auto hasUsage = [&message] {
            return std::ranges::any_of(describe(message, -1),
                [](const PropertyGroup& group) { return group.title == "Usage as reported"_L1; });
        };
        message.role = Role::User;
        QVERIFY(!hasUsage());
        message.tokens.total = 7;
        QVERIFY(hasUsage());
        message.role = Role::Assistant;
        message.tokens.total = 0;
        QVERIFY(hasUsage());
    }

    void everyKindIsDescribed()
    {
        SessionBuilder builder;
        builder.assistant(u"text"_s)
            .thinking(u"hm"_s)
            .patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s)
            .fileReference(u"x.py"_s, u"classes"_s)
            .stepStart(1)
            .stepFinish(1, 10, 5)
            .image(u"image/png"_s, 200)
            .unknown(u"foo"_s, u"{}"_s, u"It is new."_s)
            .part(CompactionPart {.node = NodeId(u"n"_s), .level = 1, .covers = 3});
        const MessagePtr message = builder.lastMessage();
        for (const Part& part : message->parts) {
            const QList<PropertyGroup> groups = describe(*message, part.index);
            QVERIFY(groups.constFirst().rows.size() >= 2);
            QVERIFY(!groups.constFirst().note.isEmpty());
        }
    }

    void withoutAPartTheMessageComesFirst()
    {
        SessionBuilder builder;
        builder.user(u"hello"_s);
        QVERIFY(describe(*builder.lastMessage(), -1).constFirst().title.startsWith(u"Message"_s));
        QVERIFY(describe(*builder.lastMessage(), 77).constFirst().title.startsWith(u"Message"_s));
    }

    void aHeadHasSomethingBelow()
    {
        SessionBuilder builder;
        builder.user(u"hello"_s);
        Message message = *builder.lastMessage();
        message.parts.first().storedAt = {};
        const auto isShown = [&] {
            return std::ranges::contains(describe(message, 0), u"Stored with the part"_s, &PropertyGroup::title);
        };
        message.parts.first().fields.clear();
        QVERIFY(!isShown());
        message.parts.first().fields << StoredField {u"cache"_s, u"short"_s, Unit::None, false};
        QVERIFY(isShown());
    }

    void storedValuesKeepTheirUnit_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasUnit");
        QTest::addRow("null") << QVariant() << int(Unit::None) << QString() << false;
        QTest::addRow("tokens") << QVariant(qint64(1234)) << int(Unit::Tokens) << QLocale().toString(1234) << true;
        QTest::addRow("zero") << QVariant(qint64(0)) << int(Unit::None) << u"0"_s << false;
        QTest::addRow("empty text") << QVariant(QString(u""_s)) << int(Unit::None) << u"\"\""_s << false;
        QTest::addRow("time") << QVariant(qint64(1'772'443'120'000)) << int(Unit::UnixMilliseconds)
                              << u"1772443120000"_s << true;
        QTest::addRow("odd bytes") << QVariant(QByteArray("\xff\x00", 2)) << int(Unit::None) << u"2 bytes, not text"_s
                                   << false;
    }

    void storedValuesKeepTheirUnit()
    {
        QFETCH(const QVariant, value);
        QFETCH(const int, unit);
        const Property row = propertyOf({u"field"_s, value, Unit(unit), false});
        QTEST(row.value, "text");
        QTEST(!row.unit.isEmpty(), "hasUnit");
    }

    void detailsShowAndLink()
    {
        SessionBuilder builder;
        builder.user(u"a"_s).assistant(u"b"_s);
        Message message = *builder.lastMessage();
        message.parent = MessageId(u"msg<1>"_s);
        DetailsView view;
        view.resize(300, 500);
        view.setGroups(describe(message, 0));
        QVERIFY(view.toPlainText().contains(u"msg<1>"_s));
        QSignalSpy requested(&view, &DetailsView::messageRequested);
        QVERIFY(view.toHtml().contains(u"message:"_s));
        emit view.anchorClicked(QUrl(u"message:msg%3C1%3E"_s));
        QCOMPARE(requested.at(0).at(0).value<MessageId>(), MessageId(u"msg<1>"_s));
        view.showNothing(u"Nothing here."_s);
        QCOMPARE(view.toPlainText(), u"Nothing here."_s);
    }

    /// Tables of text documents do not do so by themselves.
    void detailsAreMirrored()
    {
        SessionBuilder builder;
        builder.user(u"a"_s).assistant(u"b"_s);
        DetailsView view;
        view.resize(400, 500);
        view.setGroups(describe(*builder.lastMessage(), 0));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto table = [&view]() -> const QTextTable* {
            for (QTextFrame* frame : view.document()->rootFrame()->childFrames()) {
                if (auto* found = qobject_cast<QTextTable*>(frame))
                    return found;
            }
            return nullptr;
        };
        const QString name = table()->cellAt(1, 0).firstCursorPosition().block().text();
        const QString value = table()->cellAt(1, 1).firstCursorPosition().block().text();
        const auto placeOf = [&](int column) {
            const QTextTableCell cell = table()->cellAt(1, column);
            return view.cursorRect(cell.firstCursorPosition()).united(view.cursorRect(cell.lastCursorPosition()));
        };
        QVERIFY(!name.isEmpty() && !value.isEmpty());
        QVERIFY(placeOf(0).right() < placeOf(1).left());

        view.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(table()->cellAt(1, 1).firstCursorPosition().block().text(), name);
        QCOMPARE(table()->cellAt(1, 0).firstCursorPosition().block().text(), value);
        QVERIFY(placeOf(0).right() < placeOf(1).left());
        QVERIFY(placeOf(1).right() > view.viewport()->width() - 50); // its names begin at the right edge
        // The button beside a value copies that value.
        QTest::mouseMove(view.viewport(), placeOf(0).center());
        auto* button = view.findChild<QToolButton*>();
        QTRY_VERIFY(button && button->isVisible());
        button->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), value);
    }

    void rawShowsTheStoredBytes()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        builder.user(u"hello"_s);
        const FakeSession session = builder.build();
        fake->add(session);
        FakeStore* behind = fake.get();
        OpenStore store(std::move(fake));
        AuditSource audit;
        Inspector inspector(&audit);
        inspector.show();
        inspector.setPage(Inspector::RawPage);
        inspector.setCurrent(&store, session.messages.at(0), 0);
        QTRY_VERIFY(!inspector.isLoading());
        QVERIFY(inspector.raw()->text().contains(u"hello"_s));
        QVERIFY(inspector.raw()->text().startsWith(u'#'));

        behind->fail(FakeStore::Call::RawBytes, {Errc::Busy, u"The store is locked."_s, {}});
        inspector.setCurrent(&store, session.messages.at(0), -1);
        QTRY_VERIFY(!inspector.isLoading());
        QVERIFY(inspector.raw()->text().contains(u"The store is locked."_s));
    }

    void rawTellsWhereARecordIsStored()
    {
        const LineStore lines(answerWith({}));
        QVERIFY(lines.store());
        RawView raw;
        raw.setCurrent(lines.store(), lines.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        const QString first = raw.text().section(u'\n', 0, 0);
        QVERIFY2(first.contains(u"a.jsonl · line 3 · bytes "_s), qPrintable(first));
        QCOMPARE(raw.text().section(u'\n', 1), QString::fromUtf8(answerWith({})));
        raw.setIndented(true);
        QVERIFY(raw.text().contains(u"\n  \"id\": \"a0000002\","_s));
        raw.copyButton()->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(answerWith({})));
    }

    void rawIsSearched()
    {
        const LineStore lines(answerWith({}));
        RawView raw;
        raw.resize(400, 300);
        raw.show();
        raw.setCurrent(lines.store(), lines.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        const QString word = u"a0000002"_s;
        const auto count = [&raw, &word] { return raw.text().count(word); };
        QVERIFY(count() > 0);
        raw.openFind();
        QVERIFY(raw.findBar()->isVisible());
        QTest::keyClicks(raw.findBar()->edit(), word);
        QTRY_COMPARE(raw.findBar()->countText(), u"1 of %1"_s.arg(count()));
        QCOMPARE(raw.edit()->textCursor().position(), int(raw.text().indexOf(word)));
        // The same record in lines.
        raw.setIndented(true);
        QTRY_COMPARE(raw.findBar()->state().hits, qint64(count()));
        raw.stepFind(true);
        QCOMPARE(raw.edit()->textCursor().position(), int(raw.text().indexOf(word)));
        QTest::keyClick(raw.findBar()->edit(), Qt::Key_Escape);
        QVERIFY(!raw.findBar()->isVisible());
    }

    void rawMarksFieldsThatNobodyKnows()
    {
        const LineStore lines(answerWith(R"("mood":{"colour":"blue"},"usage":{"input":1,"mood":2},)"));
        RawView raw;
        raw.resize(400, 300);
        raw.show();
        raw.setCurrent(lines.store(), lines.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        QCOMPARE(raw.unknownFields(), QStringList({u"mood"_s, u"colour"_s}));
        QLabel* note = nullptr;
        for (QLabel* label : raw.findChildren<QLabel*>()) {
            if (label->text().contains(u"mood"_s))
                note = label;
        }
        QVERIFY(note && note->isVisible());
        QStringList seen;
        for (int i = 0; i < 4; ++i) {
            emit note->linkActivated(u"next"_s);
            seen << raw.edit()->textCursor().selectedText();
        }
        QCOMPARE(seen, QStringList({u"\"mood\""_s, u"\"colour\""_s, u"\"mood\""_s, u"\"mood\""_s}));

        const LineStore plain(answerWith({}));
        raw.setCurrent(plain.store(), plain.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        QVERIFY(raw.unknownFields().isEmpty());
        QVERIFY(!note->isVisible());
    }

    void rawCopiesOneField()
    {
        const LineStore lines(answerWith(R"("model":"a\"b","usage":{"input":17},)"));
        RawView raw;
        raw.setIndented(true);
        raw.setCurrent(lines.store(), lines.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        choose(raw, u"a\\\"b"_s, u"Copy value of “model”"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a\"b"_s);
        choose(raw, u"17"_s, u"Copy field “input”"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"\"input\": 17"_s);
        choose(raw, u"\"usage\""_s, u"Copy value of “usage”"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"\"input\": 17"_s));

        // By the keyboard, at the cursor.
        raw.show();
        QTextCursor cursor = raw.edit()->textCursor();
        cursor.setPosition(int(raw.text().indexOf(u"17"_s)));
        raw.edit()->setTextCursor(cursor);
        QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(raw.edit(), &menuKey);
        const auto* menu = raw.findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().first()->text(), u"Copy value of “input”"_s);
    }

    void rawShowsTheEndsOfAGiant()
    {
        constexpr int Size = 20'000'000;
        const LineStore lines(answerWith("\"errorMessage\":\"" + QByteArray(Size, 'x') + "\","));
        RawView raw;
        raw.resize(400, 300);
        raw.show();
        raw.setCurrent(lines.store(), lines.message(), 0);
        QTRY_VERIFY(!raw.isLoading());
        QVERIFY(raw.text().size() < 200'000);
        QVERIFY(raw.text().contains(u"a0000002"_s)); // the beginning
        QVERIFY(raw.text().endsWith(u"\"timestamp\":2}}"_s)); // the end
        QVERIFY(raw.text().contains(u"MB in between"_s));
        QSignalSpy requested(&raw, &RawView::wholeRequested);
        for (QLabel* label : raw.findChildren<QLabel*>()) {
            if (label->text().contains(u"Show all"_s))
                emit label->linkActivated(u"all"_s);
        }
        QCOMPARE(requested.count(), 1);
        const auto place = requested.first().first().value<StoredAt>();
        auto whole = RawRecord::wholeText(*lines.store(), place, true, {});
        whole.waitForFinished();
        QVERIFY(whole.result());
        QVERIFY(whole.result()->size() > Size);
        raw.copyButton()->click();
        QTRY_COMPARE(QGuiApplication::clipboard()->text().size(), place.length);
        QGuiApplication::clipboard()->clear();
    }

    void rawShowsThePartWithinItsRecord()
    {
        const QString path = realStore(u"agentfootprint/session-file/sessions.json"_s);
        auto opened = openStore(path);
        QVERIFY(opened);
        MessagePtr message;
        const Part* part = nullptr;
        for (const SessionInfo& session : readstore::listed(**opened)) {
            for (const MessagePtr& one : readstore::messages(**opened, session.id)) {
                for (const Part& candidate : one->parts) {
                    if (candidate.storedAt.offset > one->storedAt.offset) {
                        message = one;
                        part = &candidate;
                    }
                }
            }
        }
        QVERIFY(part);
        OpenStore store(*std::move(opened));
        RawView raw;
        raw.setCurrent(&store, message, part->index);
        QTRY_VERIFY(!raw.isLoading());
        const auto marks = raw.edit()->extraSelections();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks.first().cursor.selectedText().size(), part->storedAt.length);
        QVERIFY(raw.text().contains(u"\"role\""_s)); // the whole record is there
    }

    void auditTellsOfTheTurn()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        builder.assistant(u"before the first prompt"_s);
        builder.user(u"first"_s);
        builder.assistant(u"answer"_s).tokens(100, 20);
        builder.user(u"second"_s);
        builder.assistant(u"answer"_s).failedTool(u"edit"_s, u"{}"_s, u"no such file"_s).tokens(300, 40);
        const FakeSession session = builder.build();
        fake->add(session);
        OpenStore store(std::move(fake));
        AuditSource audit;
        Inspector inspector(&audit);
        inspector.show();
        audit.setCurrent(&store, SessionId(u"s"_s));
        QVERIFY(!audit.isLoading()); // nobody sees it
        inspector.setPage(Inspector::AuditPage);
        Message last = *session.messages.at(4);
        last.index = 4;
        inspector.setCurrent(&store, std::make_shared<Message>(last), 0);
        QTRY_VERIFY(inspector.audit()->toPlainText().contains(u"Turn 2"_s)); // that of the second prompt
        const QString text = inspector.audit()->toPlainText();
        QVERIFY(text.contains(u"300"_s));
        QVERIFY(text.contains(u"failed: no such file"_s));
        QVERIFY(text.contains(u"Whole session"_s));
        QVERIFY(text.contains(u"400"_s)); // all input
        inspector.setCurrent(&store, nullptr, -1);
        QTRY_VERIFY(!inspector.audit()->toPlainText().contains(u"Turn 2"_s));
        QVERIFY(inspector.audit()->toPlainText().contains(u"Whole session"_s));
    }

    /// It says so, and goes on when that is wished.
    void auditThatWasCancelled()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"first"_s).assistant(u"answer"_s).tokens(100, 20).build());
        OpenStore store(std::move(fake));
        AuditSource audit;
        Inspector inspector(&audit);
        const auto cancelling = connect(&audit, &AuditSource::loadBegun, this,
            [](const QString& /*title*/, const JobControl& control) { control.cancel(); });
        inspector.show();
        inspector.setPage(Inspector::AuditPage);
        audit.setCurrent(&store, SessionId(u"s"_s));
        QTRY_VERIFY(!audit.isLoading() && inspector.audit()->toPlainText().contains(u"Retry"_s));
        QVERIFY(inspector.audit()->toPlainText() != u"Retry"_s);
        disconnect(cancelling);
        emit inspector.audit()->anchorClicked(QUrl(u"remedy:again"_s));
        QTRY_VERIFY(inspector.audit()->toPlainText().contains(u"Whole session"_s));
    }

    void findingsHaveALinkToTheirPlace()
    {
        AuditSource audit;
        Inspector inspector(&audit);
        SessionInfo info;
        info.id = SessionId(u"s"_s);
        inspector.setSession(info);
        const Finding finding {Finding::Severity::Error, u"missing-parent"_s, info.id, MessageId(u"m"_s), u"row 7"_s,
            {}, -1, u"Its parent is <missing>."_s, u"A parent is written."_s};
        inspector.setFindings({finding}, 7);
        inspector.show();
        QTRY_VERIFY(inspector.details()->toPlainText().contains(u"Its parent is <missing>."_s));
        QVERIFY(inspector.details()->toPlainText().contains(u"A parent is written."_s));
        QVERIFY(!inspector.details()->toPlainText().contains(u"Cannot be repaired"_s));
        QSignalSpy requested(&inspector, &Inspector::findingRequested);
        emit inspector.details()->anchorClicked(QUrl(u"finding:0"_s));
        emit inspector.details()->anchorClicked(QUrl(u"finding:9"_s)); // of an earlier text
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested.at(0).at(0).value<Finding>(), finding);
        inspector.setFindings({}, 0);
        QTRY_VERIFY(!inspector.details()->toPlainText().contains(u"Its parent"_s));
    }

    void findingsSayWhyTheyHaveNoRepair()
    {
        auto fake = std::make_unique<FakeStore>();
        StoreInfo told = fake->info();
        told.notWritable = u"It is only read."_s;
        fake->setInfo(told);
        OpenStore store(std::move(fake));
        AuditSource audit;
        Inspector inspector(&audit);
        SessionInfo info;
        info.id = SessionId(u"s"_s);
        inspector.setSession(info);
        inspector.setCurrent(&store, nullptr, -1);
        Finding lost {
            Finding::Severity::Error, u"lost"_s, info.id, {}, u"row 7"_s, {}, -1, u"A text is missing."_s, {}};
        lost.noRepair = u"It is stored nowhere."_s;
        Finding other {Finding::Severity::Note, u"other"_s, info.id, {}, u"row 8"_s, {}, -1, u"A date is odd."_s, {}};
        other.noRepair = QString();
        inspector.setFindings({lost, other}, 2);
        inspector.show();
        QTRY_VERIFY(inspector.details()->toPlainText().contains(u"A date is odd."_s));
        const QString text = inspector.details()->toPlainText();
        QCOMPARE(text.count(u"Cannot be repaired"_s), 2);
        QVERIFY2(text.contains(u"It is stored nowhere."_s), qPrintable(text));
        QVERIFY2(text.contains(u"It is only read."_s), qPrintable(text));
    }

    void storedFieldsLeadNowhere()
    {
        StoredField field;
        field.name = u"owner"_s;
        QCOMPARE(propertyOf(field).finding, -1);
    }

    void firstPromptsReadWithoutTheirMarks()
    {
        SessionInfo info;
        info.id = SessionId(u"s"_s);
        info.firstPrompt = u"Keep the **retry budget** of `a.h`"_s;
        const QList<Property> rows = describe(info).first().rows;
        const auto prompt = std::ranges::find(rows, info.firstPrompt, &Property::full);
        QVERIFY(prompt != rows.end());
        QCOMPARE(prompt->value, u"Keep the retry budget of a.h"_s);
    }

    void lateBytesAreDropped()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
        builder.user(u"first"_s).assistant(u"second"_s);
        const FakeSession session = builder.build();
        fake->add(session);
        FakeStore* behind = fake.get();
        OpenStore store(std::move(fake));
        RawView raw;
        behind->hold(FakeStore::Call::RawBytes);
        raw.setCurrent(&store, session.messages.at(0), 0);
        raw.setCurrent(&store, session.messages.at(1), 0);
        behind->release();
        QTRY_VERIFY(!raw.isLoading());
        QVERIFY(raw.text().contains(u"second"_s));
        QVERIFY(!raw.text().contains(u"first"_s));
    }

    void hexOfBytes()
    {
        QCOMPARE(hexDump(QByteArray("AB\xff", 3), 100).simplified(), u"00000000 41 42 ff AB·"_s);
        QCOMPARE(hexDump(QByteArray(64, 'x'), 32).count(u'\n'), 2);
    }
};

GUI_TEST_CLASS(TestInspector)
#include "tst_inspector.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/inspector/detailsview.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/properties.h"
#include "ui/inspector/rawview.h"

#include <QSignalSpy>
#include <QTest>

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

    void auditTellsOfTheTurn()
    {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder builder(u"s"_s);
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
        Message last = *session.messages.at(3);
        last.index = 3;
        inspector.setCurrent(&store, std::make_shared<Message>(last), 0);
        QTRY_VERIFY(inspector.audit()->toPlainText().contains(u"Turn 2"_s));
        const QString text = inspector.audit()->toPlainText();
        QVERIFY(text.contains(u"300"_s));
        QVERIFY(text.contains(u"failed: no such file"_s));
        QVERIFY(text.contains(u"Whole session"_s));
        QVERIFY(text.contains(u"400"_s)); // all input
        inspector.setCurrent(&store, nullptr, -1);
        QTRY_VERIFY(!inspector.audit()->toPlainText().contains(u"Turn 2"_s));
        QVERIFY(inspector.audit()->toPlainText().contains(u"Whole session"_s));
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

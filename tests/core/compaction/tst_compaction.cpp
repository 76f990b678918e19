// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/deterministic.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString Header = u"[CONTEXT TRUNCATED \u2014 DETERMINISTIC FALLBACK]\n\n## Kept Messages\n\n"_s;

qint64 quarter(QStringView text)
{
    return text.isEmpty() ? 0 : qMax<qint64>(1, text.size() / 4);
}

CompactionSpace space(qint64 usable, const CompactionProfile& profile = {})
{
    return {usable, quarter, profile, 200'000, 8'192};
}

Part textPart(const QString& text)
{
    Part part;
    part.body = TextPart {LongText(text)};
    return part;
}

Part toolPart(const QString& name, const QString& output, bool pruned = false, const QString& input = u"{}"_s)
{
    ToolPart tool;
    tool.name = name;
    tool.input = LongText(input);
    tool.output = LongText(output);
    if (pruned)
        tool.prunedAt = timeFromMs(1'700'000'000'000);
    Part part;
    part.body = tool;
    return part;
}

void add(KeptMessages& kept, Role role, const QList<Part>& parts, const CompactionProfile& profile = {})
{
    kept.add(role, messageExcerpt(parts, ExcerptOfLevel3, profile), textsWithFileIds(parts, profile));
}

QString manyIds(int count)
{
    QStringList ids;
    for (int i = 0; i < count; ++i)
        ids += u"file_%1"_s.arg(i, 32, 16, '0'_L1);
    return ids.join(u' ');
}

} // namespace

/// How a summary is made, without a store.
class TestCompaction final : public QObject
{
    Q_OBJECT
private slots:
    void footers_data();
    void footers();
    void fileIds_data();
    void fileIds();
    void newestIds();
    void filePaths_data();
    void filePaths();
    void pathsOfSummaries();
    void pathsInFooters();
    void excerpts_data();
    void excerpts();
    void selection_data();
    void selection();
    void leafExactly();
    void leafWithinBudget_data();
    void leafWithinBudget();
    void leafOfPrunedOutputs();
    void leafOf03TakesAll();
    void condensedExactly();
    void condensedWithinBudget();
    void condensedBy03();
    void thresholds_data();
    void thresholds();
    void requests();
    void requestsStopAtTheWindow();
    void hundredThousandMessages();
};

void TestCompaction::footers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("without");
    QTest::newRow("none") << u"A"_s << u"A"_s;
    QTest::newRow("in the midst") << u"A\n\n[LCM File IDs: file_x]\n\nB"_s << u"A\nB"_s;
    QTest::newRow("something follows on its line") << u"A [LCM File IDs: q] tail"_s << u"A [LCM File IDs: q] tail"_s;
    QTest::newRow("white space at the end") << u"A\n[LCM File IDs: q]  \n\n"_s << u"A"_s;
    QTest::newRow("two") << u"A\n\n[LCM File IDs: q]\n\n[LCM File IDs: r]"_s << u"A"_s;
    QTest::newRow("over lines") << u"A\n[LCM File IDs: q,\nr]\nB"_s << u"A\nB"_s;
    QTest::newRow("not closed") << u"A\n[LCM File IDs: q"_s << u"A\n[LCM File IDs: q"_s;
    QTest::newRow("begun twice") << u"A\n[LCM File IDs: [LCM File IDs: q]"_s << u"A"_s;
    QTest::newRow("alone") << u"[LCM File IDs: q]"_s << QString(u""_s);
    QTest::newRow("white space, then words") << u"A\n[LCM File IDs: q] \n \n x"_s << u"A\n x"_s;
}

void TestCompaction::footers()
{
    QFETCH(const QString, text);
    QFETCH(const QString, without);
    QCOMPARE(withoutFileFooters(text), without);
    FileIds ids;
    ids.add(u"file_deadbeef file_00000001");
    QCOMPARE(withFittingFooter(text, ids, {}, space(1'000)),
        without + u"\n\n[LCM File IDs: file_deadbeef, file_00000001]"_s);
    QCOMPARE(withFittingFooter(text, {}, {}, space(1'000)), text);
}

void TestCompaction::fileIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("in brackets") << u"(file_deadbeef)"_s << QStringList {u"file_deadbeef"_s};
    QTest::newRow("a letter before") << u"xfile_a1b2c3d4"_s << QStringList();
    QTest::newRow("an underscore behind") << u"file_a1b2c3d4_"_s << QStringList();
    QTest::newRow("seven digits") << u"file_a1b2c3d"_s << QStringList();
    QTest::newRow("32 digits") << u"file_00000000000000000000000000000000"_s
                               << QStringList {u"file_00000000000000000000000000000000"_s};
    QTest::newRow("33 digits") << u"file_000000000000000000000000000000000"_s << QStringList();
    QTest::newRow("a word behind") << u"file_a1b2c3d4z"_s << QStringList();
    QTest::newRow("a letter of another script") << u"file_a1b2c3d4\u044f"_s << QStringList();
    QTest::newRow("a letter beyond 16 bits before") << u"\U00010400file_a1b2c3d4"_s << QStringList();
    QTest::newRow("a picture before") << u"\U0001F600file_a1b2c3d4"_s << QStringList {u"file_a1b2c3d4"_s};
    QTest::newRow("order and case") << u"file_DEADBEEF file_00000001, file_deadbeef; file_DEADBEEF"_s
                                    << QStringList {u"file_DEADBEEF"_s, u"file_00000001"_s, u"file_deadbeef"_s};
    QTest::newRow("one within another") << u"file_file_a1b2c3d4"_s << QStringList();
}

void TestCompaction::fileIds()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, ids);
    FileIds found;
    found.add(text);
    QCOMPARE(found.ids(), ids);
    QCOMPARE(found.isEmpty(), ids.isEmpty());
    QVERIFY(ids.isEmpty() || FileIds::mayStandIn(text));
    // Wherever it stands against the blocks that are searched at once.
    for (int before = 0; before < 70; ++before) {
        const QString longer = QString(before, u'f') + u'.' + text + u'.' + QString(70 - before, u'_');
        FileIds again;
        again.add(longer);
        QCOMPARE(again.ids(), ids);
        QVERIFY(ids.isEmpty() || FileIds::mayStandIn(longer));
    }
    QVERIFY(!FileIds::mayStandIn(QString(QString(200, u'f') + QString(200, u'_'))));
}

void TestCompaction::newestIds()
{
    FileIds ids;
    ids.add(u"file_00000001 file_00000002 file_00000003");
    ids.add(u"file_00000001");
    QCOMPARE(ids.newest(2), QStringList({u"file_00000001"_s, u"file_00000003"_s}));
    QCOMPARE(ids.newest(0), QStringList());
    QCOMPARE(ids.newest(9).size(), 3);
}

/// Which path belongs to file_aaaaaaaa: as mnesis 0.4 finds it.
void TestCompaction::filePaths_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    const auto row
        = [](const char* name, const QString& text, const QString& path) { QTest::newRow(name) << text << path; };
    row("in brackets", u"see src/a.py (file_aaaaaaaa)."_s, u"src/a.py"_s);
    row("behind it", u"file_aaaaaaaa: src/a.py"_s, u"src/a.py"_s);
    row("equals", u"file_aaaaaaaa = `/etc/passwd`"_s, u"/etc/passwd"_s);
    row("a spaced hyphen", u"file_aaaaaaaa - README.md"_s, u"README.md"_s);
    row("as JSON has it", u"{\"src/a.py\": \"file_aaaaaaaa\"}"_s, u"src/a.py"_s);
    row("the end of a sentence", u"file_aaaaaaaa: src/a.py."_s, u"src/a.py"_s);
    row("a folder of digits", u"logs/2024/01/app.log (file_aaaaaaaa)"_s, u"logs/2024/01/app.log"_s);
    row("another script", u"dok/\u00fcbersicht.md (file_aaaaaaaa)"_s, u"dok/\u00fcbersicht.md"_s);
    row("a known name", u"Makefile (file_aaaaaaaa)"_s, u"Makefile"_s);
    row("a known name alone", u"file_aaaaaaaa: Makefile."_s, u"Makefile"_s);
    row("a known name in prose", u"file_aaaaaaaa (README first)"_s, {});
    row("a dot file", u"config/.env (file_aaaaaaaa)"_s, u"config/.env"_s);
    row("rooted", u"~/notes (file_aaaaaaaa)"_s, u"~/notes"_s);
    row("a comma", u"src/a.py, file_aaaaaaaa"_s, {});
    row("a word between", u"src/a.py is file_aaaaaaaa"_s, {});
    row("blanks only", u"src/a.py file_aaaaaaaa"_s, {});
    row("three blanks", u"src/a.py   (file_aaaaaaaa)"_s, {});
    row("on the line before", u"src/a.py\n(file_aaaaaaaa)"_s, {});
    row("two paths", u"src/a.py (file_aaaaaaaa) - src/b.py"_s, u"src/a.py"_s);
    row("a path on either side", u"src/a.py: file_aaaaaaaa: src/b.py"_s, {});
    row("two ids", u"file_bbbbbbbb: src/a.py (file_aaaaaaaa)"_s, {});
    row("prose with a slash", u"and/or (file_aaaaaaaa)"_s, {});
    row("a ratio", u"3/4 (file_aaaaaaaa)"_s, {});
    row("a product", u"Node.js (file_aaaaaaaa)"_s, {});
    row("an address", u"me@example.md (file_aaaaaaaa)"_s, {});
    row("an address of the web", u"https://example.org/a.html (file_aaaaaaaa)"_s, {});
    row("no extension", u"config (file_aaaaaaaa)"_s, {});
    row("an unknown extension", u"a.xyz (file_aaaaaaaa)"_s, {});
    row("a footer", u"x\n\n[LCM File IDs: a b.x (file_aaaaaaaa), file_bbbbbbbb]"_s, u"a b.x"_s);
    row("a footer before prose", u"src/a.py (file_aaaaaaaa)\n\n[LCM File IDs: src/b.py (file_aaaaaaaa)]"_s,
        u"src/b.py"_s);
    row("a footer without paths", u"src/a.py (file_aaaaaaaa)\n\n[LCM File IDs: file_aaaaaaaa]"_s, u"src/a.py"_s);
    row("the first one stays", u"src/a.py (file_aaaaaaaa)\nsrc/b.py (file_aaaaaaaa)"_s, u"src/a.py"_s);
}

void TestCompaction::filePaths()
{
    QFETCH(const QString, text);
    FilePaths paths;
    paths.addMessage(text);
    QTEST(paths.of(u"file_aaaaaaaa"_s), "path");
}

void TestCompaction::pathsOfSummaries()
{
    FilePaths paths;
    paths.addSummaries({u"src/a.py (file_aaaaaaaa)"_s, u"y\n\n[LCM File IDs: src/b.py (file_aaaaaaaa)]"_s});
    QCOMPARE(paths.of(u"file_aaaaaaaa"_s), u"src/b.py"_s);
}

/// Paths stand in the footer where they are known and fit: all of them, or none. 0.3 wrote none.
void TestCompaction::pathsInFooters()
{
    const QString path = u"src/"_s + u"deep/"_s.repeated(10) + u"fixture.py"_s;
    const auto summary = [&](qint64 usable, const CompactionProfile& profile) {
        KeptMessages kept(space(usable, profile));
        add(kept, Role::User, {textPart(path + u" (file_b3b4bdd8eb4b3d1d)"_s)}, profile);
        add(kept, Role::User, {textPart(u"and file_9b1e0c44a7d2f381"_s)}, profile);
        return kept.text();
    };
    const QString named = u"\n\n[LCM File IDs: "_s + path + u" (file_b3b4bdd8eb4b3d1d), file_9b1e0c44a7d2f381]"_s;
    const QString bare = u"\n\n[LCM File IDs: file_b3b4bdd8eb4b3d1d, file_9b1e0c44a7d2f381]"_s;
    QVERIFY2(summary(1'000, {}).endsWith(named), qPrintable(summary(1'000, {})));
    QVERIFY(summary(1'000, CompactionProfile::release03()).endsWith(bare));
    bool isBareSomewhere = false;
    for (qint64 usable = 60; usable > 20; --usable) {
        const QString text = summary(usable, {});
        QVERIFY2(quarter(text) <= usable, qPrintable(text));
        isBareSomewhere = isBareSomewhere || text.endsWith(bare);
    }
    QVERIFY(isBareSomewhere);

    const QList<MergedSummary> two {{u"msg_1"_s, u"First." + named}, {u"msg_2"_s, u"Second."_s}};
    QVERIFY(condensedText(two, space(1'000)).endsWith(u"Second." + named));
    QVERIFY(condensedText(two, space(1'000, CompactionProfile::release03())).endsWith(bare));
}

void TestCompaction::excerpts_data()
{
    QTest::addColumn<QList<Part>>("parts");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("excerpt");
    QTest::newRow("nothing") << QList<Part>() << 10 << QString();
    QTest::newRow("texts in order") << QList<Part> {textPart(u"two"_s), textPart(u"parts"_s)} << 500 << u"two\nparts"_s;
    QTest::newRow("an output") << QList<Part> {textPart(u"fine"_s), toolPart(u"read_file"_s, u"out"_s)} << 500
                               << u"fine\n[Tool read_file]: out"_s;
    QTest::newRow("no output") << QList<Part> {toolPart(u"run"_s, {})} << 500 << QString();
    QTest::newRow("a pruned output") << QList<Part> {toolPart(u"run"_s, u"gone"_s, true)} << 500 << QString();
    QTest::newRow("a long output") << QList<Part> {toolPart(u"r"_s, QString(600, u'o'))} << 2000
                                   << u"[Tool r]: "_s + QString(500, u'o');
    QTest::newRow("cut") << QList<Part> {textPart(u"abcdef"_s)} << 4 << u"abcd"_s;
    QTest::newRow("characters of two units")
        << QList<Part> {textPart(u"\U0001F600\U0001F600\U0001F600"_s)} << 2 << u"\U0001F600\U0001F600"_s;
    QTest::newRow("a newline of the text as the last") << QList<Part> {textPart(u"abc\ndef"_s)} << 4 << u"abc\n"_s;
    QTest::newRow("a newline between as the last but one")
        << QList<Part> {textPart(u"ab"_s), textPart(u"def"_s)} << 4 << u"ab\nd"_s;
    QTest::newRow("an empty text behind") << QList<Part> {textPart(u"abc"_s), textPart({})} << 9 << u"abc\n"_s;
    QTest::newRow("a newline between as the last")
        << QList<Part> {textPart(u"abc"_s), textPart(u"def"_s)} << 4 << u"abc"_s;
}

void TestCompaction::excerpts()
{
    QFETCH(const QList<Part>, parts);
    QFETCH(const int, most);
    QFETCH(const QString, excerpt);
    QCOMPARE(messageExcerpt(parts, most), excerpt);
}

void TestCompaction::selection_data()
{
    QTest::addColumn<QString>("roles");
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << u""_s << 3 << 0;
    QTest::newRow("two turns") << u"uaua"_s << 3 << 0;
    QTest::newRow("three turns") << u"uauaua"_s << 3 << 2;
    QTest::newRow("prompts alone") << u"uuu"_s << 1 << 1;
    QTest::newRow("answers first") << u"aauuau"_s << 2 << 3;
    QTest::newRow("answers only") << u"aaaa"_s << 3 << 0;
    QTest::newRow("long turns") << u"uaaaauaaaauaa"_s << 3 << 5;
}

void TestCompaction::selection()
{
    QFETCH(const QString, roles);
    QFETCH(const int, level);
    QFETCH(const int, count);
    QList<bool> isFromUser;
    for (const QChar role : roles)
        isFromUser += role == u'u';
    QCOMPARE(messagesToCompact(isFromUser, level), count);
    QCOMPARE(messagesToCompact(isFromUser, 3, CompactionProfile::release03()), roles.size());
}

void TestCompaction::leafExactly()
{
    KeptMessages kept(space(171'808));
    add(kept, Role::User, {textPart(u"Check file_deadbeef12345678 please"_s)});
    add(kept, Role::Assistant, {textPart(u"Checked."_s)});
    add(kept, Role::User, {textPart(u"two"_s), textPart(u"parts"_s)});
    add(kept, Role::Assistant, {textPart(u"fine"_s), toolPart(u"read_file"_s, u"out"_s)});
    QCOMPARE(kept.text(),
        Header
            + u"\n[USER]: Check file_deadbeef12345678 please\n\n[ASSISTANT]: Checked.\n\n[USER]: two\nparts\n\n"
              "[ASSISTANT]: fine\n[Tool read_file]: out\n\n\n[LCM File IDs: file_deadbeef12345678]"_s);

    QCOMPARE(KeptMessages(space(171'808)).text(), Header);
    KeptMessages silent(space(171'808));
    add(silent, Role::Assistant, {});
    QCOMPARE(silent.text(), Header + u"\n[ASSISTANT]: \n"_s);
}

void TestCompaction::leafWithinBudget_data()
{
    QTest::addColumn<int>("usable");
    QTest::addColumn<int>("ids");
    for (const int usable : {2, 20, 25, 40, 100, 1000, 20'000}) {
        for (const int ids : {0, 1, 10, 500})
            QTest::addRow("%d tokens, %d ids", usable, ids) << usable << ids;
    }
}

void TestCompaction::leafWithinBudget()
{
    QFETCH(const int, usable);
    QFETCH(const int, ids);
    KeptMessages kept(space(usable));
    add(kept, Role::User, {textPart(manyIds(ids))});
    for (int i = 0; i < 300; ++i)
        add(kept, i % 2 == 0 ? Role::User : Role::Assistant, {textPart(QString(i % 40, u'x'))});
    const QString text = kept.text();
    QVERIFY(!text.isEmpty());
    const QString header = u"[TRUNCATED]\n"_s;
    QVERIFY(text.startsWith(header) || text.startsWith(Header));
    if (usable >= quarter(header))
        QVERIFY2(quarter(text) <= usable, qPrintable(text.left(400)));
    FileIds named;
    named.add(text);
    if (usable >= 10 * ids + 100)
        QCOMPARE(named.size(), ids);
    else if (ids == 500 && usable >= quarter(header))
        QVERIFY(named.size() < ids);
}

void TestCompaction::leafOfPrunedOutputs()
{
    const QList<Part> parts {toolPart(u"run"_s, u"saw file_aaaaaaaa"_s, true, u"{\"path\": \"file_bbbbbbbb\"}"_s)};
    KeptMessages kept(space(1000));
    add(kept, Role::Assistant, parts);
    QCOMPARE(kept.text(), Header + u"\n[ASSISTANT]: \n\n\n[LCM File IDs: file_bbbbbbbb, file_aaaaaaaa]"_s);
    const auto old = CompactionProfile::release03();
    KeptMessages before(space(1000, old));
    add(before, Role::Assistant, parts, old);
    QCOMPARE(before.text(), Header + u"\n[ASSISTANT]: \n"_s);
}

void TestCompaction::leafOf03TakesAll()
{
    // Its header stays, however small the room.
    const auto old = CompactionProfile::release03();
    KeptMessages kept(space(10, old));
    add(kept, Role::User, {textPart(u"file_aaaaaaaa"_s)}, old);
    QCOMPARE(kept.text(), Header + u"\n\n[LCM File IDs: file_aaaaaaaa]"_s);
}

void TestCompaction::condensedExactly()
{
    const QList<MergedSummary> two {
        {u"msg_1"_s, u"First.\n\n[LCM File IDs: file_aaaaaaaa]"_s}, {u"msg_2"_s, u"Second."_s}};
    QCOMPARE(condensedText(two, space(100'000)),
        u"[CONDENSED \u2014 DETERMINISTIC FALLBACK]\n[Condensed from: msg_1, msg_2]\n\nFirst.\n\n---\n\nSecond.\n\n"
        "[LCM File IDs: file_aaaaaaaa]"_s);
    QCOMPARE(condensedText({}, space(100'000)), u"[CONDENSED \u2014 DETERMINISTIC FALLBACK]\n[Condensed from: ]\n\n"_s);
}

void TestCompaction::condensedWithinBudget()
{
    const QList<MergedSummary> two {{u"msg_1"_s, QString(9000, u'a')}, {u"msg_2"_s, QString(9000, u'b')}};
    const QString text = condensedText(two, space(100'000));
    // Header, text and footer are counted each for itself.
    QVERIFY(quarter(text) >= 512 && quarter(text) <= 514);
    QVERIFY(!text.contains(u'b') || text.count(u'b') < 100);
    // A footer that takes all the room.
    const QList<MergedSummary> ids {{u"msg_1"_s, manyIds(200)}, {u"msg_2"_s, u"words"_s}};
    for (const int usable : {5, 30, 100, 600, 5000})
        QVERIFY2(quarter(condensedText(ids, space(usable))) <= usable, qPrintable(QString::number(usable)));
    // Many names make the header too long.
    QList<MergedSummary> many;
    for (int i = 0; i < 100; ++i)
        many += MergedSummary {u"msg_%1"_s.arg(i, 26), u"Text."_s};
    QVERIFY(condensedText(many, space(100'000)).startsWith(u"[CONDENSED]\nText.\n\n---\n\nText."_s));
}

void TestCompaction::condensedBy03()
{
    const auto old = CompactionProfile::release03();
    const QList<MergedSummary> two {{u"msg_1"_s, QString(9000, u'a')}, {u"msg_2"_s, u"b"_s}};
    const QString text = condensedText(two, space(171'808, old));
    QCOMPARE(
        text, u"[CONDENSED \u2014 DETERMINISTIC FALLBACK]\n[Condensed from: msg_1, msg_2]\n\n"_s + QString(2000, u'a'));
}

void TestCompaction::thresholds_data()
{
    QTest::addColumn<qint64>("usable");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<bool>("soft");
    QTest::addColumn<bool>("hard");
    QTest::newRow("below") << qint64(76'000) << qint64(45'599) << false << false;
    QTest::newRow("at the soft line") << qint64(76'000) << qint64(45'600) << true << false;
    QTest::newRow("below the hard line") << qint64(76'000) << qint64(75'999) << true << false;
    QTest::newRow("at the hard line") << qint64(76'000) << qint64(76'000) << true << true;
    QTest::newRow("no room at all") << qint64(0) << qint64(10) << false << false;
    QTest::newRow("less than none") << qint64(-5000) << qint64(10) << false << false;
}

void TestCompaction::thresholds()
{
    QFETCH(const qint64, usable);
    QFETCH(const qint64, tokens);
    QFETCH(const bool, soft);
    QFETCH(const bool, hard);
    const auto lines = CompactionThresholds::of(usable);
    QCOMPARE(lines.isSoft(tokens), soft);
    QCOMPARE(lines.isHard(tokens), hard);
    if (usable == 76'000)
        QCOMPARE(CompactionThresholds::of(usable, 0.8).soft, qint64(60'800));
}

void TestCompaction::requests()
{
    SummaryRequest first(1, space(100'000), false);
    QVERIFY(first.addMessage(Role::User, u"Keep the API."_s));
    QVERIFY(first.addMessage(Role::Assistant, {}));
    QVERIFY(first.addMessage(Role::Assistant, u"Kept."_s));
    QVERIFY(
        first.text().endsWith(u"\n\n<conversation>\n[USER]:\nKeep the API.\n\n[ASSISTANT]:\nKept.\n</conversation>"_s));
    QStringList headings;
    for (const QString& line : first.text().split(u'\n')) {
        if (line.startsWith("## "_L1))
            headings += line.sliced(3);
    }
    QCOMPARE(headings,
        QStringList({u"Goal"_s, u"Key Instructions & Constraints"_s, u"Discoveries & Findings"_s, u"Completed Work"_s,
            u"In Progress"_s, u"Remaining Work"_s, u"Relevant Files & Directories"_s, u"Other Important Context"_s}));
    QCOMPARE(first.maxTokens(), 8192);

    SummaryRequest second(2, space(100'000), false);
    QVERIFY(second.addMessage(Role::User, u"a"_s));
    QVERIFY(second.addMessage(Role::Assistant, u"b"_s));
    QVERIFY(second.text().endsWith(u"\n\n<conversation>\n[U]: a\n[A]: b\n</conversation>"_s));
    for (const QString& label : {u"GOAL:"_s, u"CONSTRAINTS:"_s, u"FILES:"_s, u"PEOPLE:"_s, u"NEXT:"_s, u"CONTEXT:"_s})
        QVERIFY2(second.text().contains(u'\n' + label), qPrintable(label));
    QCOMPARE(second.maxTokens(), 4000);

    SummaryRequest merged(1, space(100'000), true);
    QVERIFY(merged.addSummary(u"one"_s) && merged.addSummary(u"two"_s));
    QVERIFY(merged.text().endsWith(u"\n\n<summaries>\n[Summary 1]:\none\n\n---\n\n[Summary 2]:\ntwo\n</summaries>"_s));
    SummaryRequest shortly(2, space(100'000), true);
    QVERIFY(shortly.addSummary(QString(900, u'x')) && shortly.addSummary(u"two"_s));
    QVERIFY(
        shortly.text().endsWith(u"\n\n<summaries>\n[S1]: "_s + QString(800, u'x') + u"\n\n[S2]: two\n</summaries>"_s));
}

void TestCompaction::requestsStopAtTheWindow()
{
    CompactionSpace small = space(2000);
    small.window = 3000;
    small.mostOutput = 500;
    SummaryRequest request(1, small, false);
    int taken = 0;
    while (request.addMessage(Role::User, QString(1000, u'm')))
        ++taken;
    QVERIFY(taken > 3);
    QVERIFY(quarter(request.text()) + request.maxTokens() <= small.window);
    // Three are taken, however long they are.
    SummaryRequest huge(1, small, false);
    for (int i = 0; i < 3; ++i)
        QVERIFY(huge.addMessage(Role::User, QString(90'000, u'm')));
    QVERIFY(!huge.addMessage(Role::User, u"m"_s));
}

void TestCompaction::hundredThousandMessages()
{
    QList<QList<Part>> messages;
    for (int i = 0; i < 100; ++i)
        messages += QList<Part> {textPart(QString(400 + i, u'w') + u" file_%1 "_s.arg(i, 8, 16, '0'_L1)),
            toolPart(u"run"_s, QString(1000, u'o'))};
    const auto run = [&](int count) {
        const WorkClock clock;
        KeptMessages kept(space(180'000));
        for (int i = 0; i < count; ++i)
            add(kept, i % 2 == 0 ? Role::User : Role::Assistant, messages[i % messages.size()]);
        const QString text = kept.text();
        return text.isEmpty() ? -1 : clock.elapsed();
    };
    const qint64 tenth = run(10'000);
    const qint64 whole = run(100'000);
    qInfo("10,000 messages: %lld ms, 100,000: %lld ms", tenth, whole);
    QVERIFY(whole >= 0);
    QVERIFY2(whole < 40 * (tenth + 50), "it takes more than in proportion");
}

TEST_CLASS(TestCompaction)
#include "tst_compaction.moc"

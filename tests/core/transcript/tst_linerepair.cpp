// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/linerepair.h"
#include "tests/testkit/testclass.h"
#include "tests/toyformat/toyformat.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Repairs of lines come together in the bytes of their file.
class TestLineRepair final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void headerBeforeACutLine_data();
    void headerBeforeACutLine();
    void replaces();
    void cutsTheEnd();

private:
    [[nodiscard]] QByteArray mended(const LineRepair& repair) const;

    const QByteArray m_stored = "{broken\n{\"id\":\"a\"}\n\n{\"id\":\"b\",\"x\":\"\xff\"}\n{\"id\":\"c\"";
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LineIndex> m_index;
};

void TestLineRepair::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"s.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(m_stored) == m_stored.size());
    file.close();
    m_index = std::make_unique<LineIndex>(file.fileName(), toy::Codec::instance());
    QVERIFY(m_index->update({}));
    QCOMPARE(m_index->lines().size(), size_t(4));
}

/// As FileTransaction carries them out, which refuses splices that are not in order.
QByteArray TestLineRepair::mended(const LineRepair& repair) const
{
    QByteArray bytes;
    qint64 at = 0;
    for (const FileSplice& splice : repair.splices()) {
        if (splice.offset < at)
            return "out of order";
        bytes += m_stored.sliced(at, splice.offset - at);
        for (const FileContent::Piece& piece : splice.bytes.pieces())
            bytes += splice.bytes.sourceText(piece);
        at = splice.offset + splice.length;
    }
    return bytes + m_stored.sliced(at);
}

void TestLineRepair::headerBeforeACutLine_data()
{
    QTest::addColumn<bool>("isHeaderFirst");
    QTest::newRow("header, then cut") << true;
    QTest::newRow("cut, then header") << false;
}

/// Neither repair takes the other's place, though both are at the beginning of the file.
void TestLineRepair::headerBeforeACutLine()
{
    QFETCH(const bool, isHeaderFirst);
    LineRepair repair(*m_index);
    if (isHeaderFirst)
        repair.insert(0, "{\"header\":1}\n");
    QVERIFY(!repair.isCut(0));
    QVERIFY(repair.cut(0));
    if (!isHeaderFirst)
        repair.insert(0, "{\"header\":1}\n");
    QVERIFY(repair.isCut(0) && repair.isChanged(0) && !repair.isChanged(1));
    QCOMPARE(mended(repair), "{\"header\":1}\n" + m_stored.sliced(m_stored.indexOf('\n') + 1));
    QCOMPARE(repair.writes().size(), 2);
    QCOMPARE(repair.writes().at(isHeaderFirst ? 1 : 0).before, u"{broken"_s);
    QCOMPARE(repair.writes().at(isHeaderFirst ? 0 : 1).after, u"{\"header\":1}\n"_s);
    QVERIFY(repair.writes().first().what.contains(u'0'));
}

void TestLineRepair::replaces()
{
    LineRepair repair(*m_index);
    QVERIFY(repair.isEmpty());
    const qint64 offset = m_index->lines()[2].offset;
    const QByteArray line = "{\"id\":\"b\",\"x\":\"\xff\"}";
    repair.replace(offset, line, "{\"id\":\"b\"}");
    repair.replace(offset, line, "{}"); // the first one counts
    QCOMPARE(mended(repair), QByteArray(m_stored).replace(line, "{\"id\":\"b\"}"));
    QVERIFY(repair.isChanged(2) && !repair.isCut(2) && !repair.isEmpty());
}

void TestLineRepair::cutsTheEnd()
{
    LineRepair repair(*m_index);
    QVERIFY(repair.cut(3));
    QVERIFY(repair.cut(1));
    const qsizetype kept = m_stored.indexOf("{\"id\":\"b\"");
    QCOMPARE(mended(repair), "{broken\n" + m_stored.sliced(kept, m_stored.indexOf("{\"id\":\"c\"") - kept));
    QVERIFY(repair.isCut(3) && repair.isCut(1));
}

TEST_CLASS(TestLineRepair)
#include "tst_linerepair.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/sqldump.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// "table(columns): values" of each row; null as ~, words without and texts with quotes.
QByteArray describe(const SqlDumpRow& row)
{
    QByteArrayList fields;
    const auto values = sqlDumpValues(row.bytes, row.isCopy);
    for (const SqlDumpValue& value : values.value_or(QList<SqlDumpValue>())) {
        if (value.kind == SqlDumpValue::Kind::Null)
            fields << "~";
        else
            fields << (value.kind == SqlDumpValue::Kind::Word ? value.text : QByteArray('"' + value.text + '"'));
    }
    return QByteArray(row.table + '(' + row.columns.join(',') + "): " + (values ? fields.join('|') : "?"_ba));
}

struct Seen
{
    QByteArrayList rows;
    bool placesFit = true;
    std::optional<qint64> torn;
};

Seen look(const QByteArray& dump, qsizetype blockSize)
{
    Seen seen;
    SqlDumpScanner scanner([&](const SqlDumpRow& row) {
        seen.rows << describe(row);
        seen.placesFit &= dump.mid(row.offset, row.length) == row.bytes;
    });
    for (qsizetype at = 0; at < dump.size(); at += blockSize)
        scanner.feed(QByteArrayView(dump).sliced(at, qMin(blockSize, dump.size() - at)));
    seen.torn = scanner.finish();
    return seen;
}

} // namespace

class SqlDumpTest : public QObject
{
    Q_OBJECT

private slots:
    void findsRows_data();
    void findsRows();
    void namesWhatIsCut_data();
    void namesWhatIsCut();
    void refusesBrokenRows();
};

void SqlDumpTest::findsRows_data()
{
    QTest::addColumn<QByteArray>("dump");
    QTest::addColumn<QByteArrayList>("rows");

    const QByteArray table = "CREATE TABLE public.t (\n  a text DEFAULT ','::text NOT NULL,\n  \"b c\" numeric(3, 2),\n"
                             "  CONSTRAINT x CHECK ((a <> ')'))\n);\n";
    QTest::newRow("insert") << QByteArray(table + "INSERT INTO public.t VALUES ('x', 1.5);")
                            << QByteArrayList {R"(t(a,b c): "x"|1.5)"};
    QTest::newRow("column list") << QByteArray(table + "insert into t (\"b c\", A) values (NULL, 'x');")
                                 << QByteArrayList {R"(t(b c,a): ~|"x")"};
    QTest::newRow("several rows") << "INSERT INTO t VALUES (1, 'a'), (-2, 'b;)'),\n('', true);"_ba
                                  << QByteArrayList {R"(t(): 1|"a")", "t(): -2|\"b;)\"", R"(t(): ""|true)"};
    QTest::newRow("quotes and lines") << "INSERT INTO t VALUES ('it''s\na \\ line', '''');"_ba
                                      << QByteArrayList {"t(): \"it's\na \\ line\"|\"'\""};
    QTest::newRow("escapes and casts")
        << R"(INSERT INTO t VALUES (E'a\'b\n', '[]'::jsonb, 'NaN'::double precision);)"_ba
        << QByteArrayList {"t(): \"a'b\n\"|\"[]\"|\"NaN\""};
    QTest::newRow("comments") << "-- a 'b\n/* c; /* d */ ' */ INSERT INTO t -- e;\n VALUES (1);\n\\restrict x'y\n"_ba
                              << QByteArrayList {"t(): 1"};
    QTest::newRow("dollar quotes") << "CREATE FUNCTION f() AS $b$ INSERT INTO t VALUES (0); ' $$ $b$;"
                                      "SELECT $1; INSERT INTO t VALUES (1);"_ba
                                   << QByteArrayList {"t(): 1"};
    QTest::newRow("copy") << QByteArray(table
        + "COPY public.t (a, \"b c\") FROM stdin;\nx\\ty\\\\n\t\\N\n\t(1)\n\\.\n"
          "INSERT INTO t VALUES (1, 2);")
                          << QByteArrayList {"t(a,b c): \"x\ty\\n\"|~", "t(a,b c): \"\"|\"(1)\"", "t(a,b c): 1|2"};
    QTest::newRow("copy without a list") << QByteArray(table + "COPY t FROM stdin;\r\n1\t2\r\n\\.\r\n")
                                         << QByteArrayList {R"(t(a,b c): "1"|"2")"};
    QTest::newRow("other statements") << "SET a = 'x;y'; SELECT 1; CREATE INDEX i ON t USING gin (a); ALTER TABLE t;"_ba
                                      << QByteArrayList();
    QTest::newRow("nothing") << ""_ba << QByteArrayList();
}

void SqlDumpTest::findsRows()
{
    QFETCH(QByteArray, dump);
    QFETCH(QByteArrayList, rows);
    for (qsizetype size = 1; size <= dump.size() + 1; ++size) {
        const Seen seen = look(dump, size);
        QCOMPARE(seen.rows, rows);
        QVERIFY(seen.placesFit);
        QVERIFY(!seen.torn);
    }
}

void SqlDumpTest::namesWhatIsCut_data()
{
    QTest::addColumn<QByteArray>("dump");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("offset");
    QTest::newRow("in a text") << "INSERT INTO t VALUES (1);\nINSERT INTO t VALUES ('a"_ba << 1 << 25;
    QTest::newRow("before the end") << "INSERT INTO t VALUES (1);INSERT INTO t VALUES ('a')"_ba << 1 << 25;
    QTest::newRow("in a copy") << "COPY t FROM stdin;\n1\n2"_ba << 1 << 21;
    QTest::newRow("copy without an end") << "COPY t FROM stdin;\n1\n2\n"_ba << 2 << 23;
}

void SqlDumpTest::namesWhatIsCut()
{
    QFETCH(QByteArray, dump);
    QFETCH(int, rows);
    QFETCH(int, offset);
    for (qsizetype size = 1; size <= dump.size(); ++size) {
        const Seen seen = look(dump, size);
        QCOMPARE(seen.rows.size(), rows);
        QCOMPARE(seen.torn, std::optional<qint64>(offset));
    }
}

void SqlDumpTest::refusesBrokenRows()
{
    for (const QByteArray& row : {""_ba, "1"_ba, "("_ba, "('a"_ba, "('a'"_ba, "(1,"_ba})
        QVERIFY2(!sqlDumpValues(row, false), row.constData());
    QVERIFY(sqlDumpValues("", true));
}

TEST_CLASS(SqlDumpTest)
#include "tst_sqldump.moc"

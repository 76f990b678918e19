// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/savedstates.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// Copies of files that an agent kept are saved in a folder of the user's choice.
class TestSavedStates final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void areSavedByteForByte();
    void overwriteNothing();
    void stayInTheFolder();
    void needAFolder();

private:
    [[nodiscard]] QString at(const QString& path) const { return m_folder->filePath(path); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_bytes {"one\r\n\0two", 9};
};

void TestSavedStates::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(at(u"copies/0a@v1"_s), m_bytes);
    QVERIFY(QDir().mkpath(at(u"into"_s)));
}

void TestSavedStates::areSavedByteForByte()
{
    const QList<KeptState> states {{u"/home/dev/project/deep/in/a.bin"_s, at(u"copies/0a@v1"_s)},
        {u"b.txt"_s, at(u"copies/0a@v1"_s)}, {u"made.txt"_s, {}}, {u"lost.txt"_s, at(u"copies/0c@v1"_s)}};
    const auto saved = saveStates(states, u"/home/dev/project"_s, at(u"into"_s));
    QVERIFY2(saved, qPrintable(saved ? QString() : saved.error().text));
    QCOMPARE(saved->saved, QStringList({at(u"into/deep/in/a.bin"_s), at(u"into/b.txt"_s)}));
    QCOMPARE(contents(at(u"into/deep/in/a.bin"_s)), m_bytes);
    QCOMPARE(contents(at(u"into/b.txt"_s)), m_bytes);
    QCOMPARE(saved->absent, QStringList(u"made.txt"_s));
    QCOMPARE(saved->gone, QStringList(u"lost.txt"_s));
    QVERIFY(!saved->isWhole());
    QCOMPARE(saved->notes().size(), 2);
}

void TestSavedStates::overwriteNothing()
{
    write(at(u"into/b.txt"_s), "mine");
    QVERIFY(QFile::link(at(u"nowhere"_s), at(u"into/link.txt"_s)));
    const QList<KeptState> states {{u"b.txt"_s, at(u"copies/0a@v1"_s)}, {u"link.txt"_s, at(u"copies/0a@v1"_s)},
        {u"c.txt"_s, at(u"copies/0a@v1"_s)}};
    const auto saved = saveStates(states, u"/p"_s, at(u"into"_s));
    QVERIFY(saved);
    QCOMPARE(saved->saved, QStringList(at(u"into/c.txt"_s)));
    QCOMPARE(saved->there, QStringList({at(u"into/b.txt"_s), at(u"into/link.txt"_s)}));
    QCOMPARE(contents(at(u"into/b.txt"_s)), QByteArray("mine"));
    QVERIFY(!QFile::exists(at(u"nowhere"_s)));
}

/// Neither by the paths of a store that means harm, nor by a link that stands in the folder.
void TestSavedStates::stayInTheFolder()
{
    QVERIFY(QDir().mkpath(at(u"elsewhere"_s)));
    QVERIFY(QFile::link(at(u"elsewhere"_s), at(u"into/out"_s)));
    const QString copy = at(u"copies/0a@v1"_s);
    const QList<KeptState> states {{at(u"abs.txt"_s), copy}, {u"../up.txt"_s, copy}, {u"a/../../up.txt"_s, copy},
        {u"/p/../up.txt"_s, copy}, {u"out/x.txt"_s, copy}, {u"out/new/x.txt"_s, copy}};
    const auto saved = saveStates(states, u"/p"_s, at(u"into"_s));
    QVERIFY(saved);
    QVERIFY2(saved->saved.isEmpty(), qPrintable(saved->saved.join(u' ')));
    QCOMPARE(saved->outside.size(), size_t(states.size()));
    QCOMPARE(saved->notes().size(), states.size());
    QVERIFY(!QFile::exists(at(u"up.txt"_s)) && !QFile::exists(at(u"abs.txt"_s)));
    QVERIFY(QDir(at(u"elsewhere"_s)).isEmpty());
}

void TestSavedStates::needAFolder()
{
    const auto none = saveStates({}, u"/p"_s, at(u"no-such-folder"_s));
    QVERIFY(!none && none.error().code == Errc::NotFound);
    QVERIFY(none.error().text.contains(at(u"no-such-folder"_s)));
}

TEST_CLASS(TestSavedStates)
#include "tst_savedstates.moc"

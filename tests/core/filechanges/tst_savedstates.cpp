// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/savedstates.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

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
    void failuresNameWhatWasSaved();
    void halfWrittenFilesAreRemoved();

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
    write(at(u"into/file"_s), "mine");
    const QList<KeptState> states {{u"b.txt"_s, at(u"copies/0a@v1"_s)}, {u"link.txt"_s, at(u"copies/0a@v1"_s)},
        {u"file/d.txt"_s, at(u"copies/0a@v1"_s)}, {u"c.txt"_s, at(u"copies/0a@v1"_s)}};
    const auto saved = saveStates(states, u"/p"_s, at(u"into"_s));
    QVERIFY(saved && !saved->failure);
    QCOMPARE(saved->saved, QStringList(at(u"into/c.txt"_s)));
    QCOMPARE(saved->there, QStringList({at(u"into/b.txt"_s), at(u"into/link.txt"_s), at(u"into/file"_s)}));
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

/// A name that no file system takes, since nothing is forbidden to some users.
void TestSavedStates::failuresNameWhatWasSaved()
{
    const QString copy = at(u"copies/0a@v1"_s);
    const QString tooLong = QString(300, u'x') + u".txt"_s;
    const auto first = saveStates(QList<KeptState> {{tooLong, copy}, {u"b.txt"_s, copy}}, u"/p"_s, at(u"into"_s));
    QVERIFY(first && first->failure && !first->isWhole());
    QVERIFY(first->failure->text.contains(tooLong));
    QVERIFY2(first->failure->text.contains(u"No files were saved."_s), qPrintable(first->failure->text));
    QVERIFY(!QFile::exists(at(u"into/b.txt"_s)));

    const QList<KeptState> states {{u"1.txt"_s, copy}, {u"2.txt"_s, copy}, {u"3.txt"_s, copy}, {u"4.txt"_s, copy},
        {u"deep/"_s + tooLong, copy}, {u"6.txt"_s, copy}};
    const auto saved = saveStates(states, u"/p"_s, at(u"into"_s));
    QVERIFY(saved && saved->failure);
    QCOMPARE(saved->saved.size(), 4);
    const QString& text = saved->failure->text;
    QVERIFY2(text.contains(at(u"into/deep/"_s) + tooLong) && text.contains(u"4 file"_s), qPrintable(text));
    QVERIFY2(text.contains(at(u"into/1.txt"_s)) && text.contains(at(u"into/3.txt"_s)), qPrintable(text));
    QVERIFY2(!text.contains(at(u"into/4.txt"_s)), qPrintable(text));
    QCOMPARE(contents(at(u"into/4.txt"_s)), m_bytes);
}

/// As on a disk that is full.
void TestSavedStates::halfWrittenFilesAreRemoved()
{
    write(at(u"copies/large"_s), QByteArray(100'000, 'x'));
    rlimit before = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little {1'000, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &little), 0);
    const QList<KeptState> states {{u"a.txt"_s, at(u"copies/0a@v1"_s)}, {u"b.txt"_s, at(u"copies/large"_s)}};
    const auto saved = saveStates(states, u"/p"_s, at(u"into"_s));
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    QVERIFY(saved && saved->failure);
    QVERIFY2(saved->failure->text.contains(at(u"into/b.txt"_s)), qPrintable(saved->failure->text));
    QCOMPARE(saved->saved, QStringList(at(u"into/a.txt"_s)));
    QVERIFY(!QFile::exists(at(u"into/b.txt"_s)));
}

void TestSavedStates::needAFolder()
{
    const auto none = saveStates({}, u"/p"_s, at(u"no-such-folder"_s));
    QVERIFY(!none && none.error().code == Errc::NotFound);
    QVERIFY(none.error().text.contains(at(u"no-such-folder"_s)));
}

TEST_CLASS(TestSavedStates)
#include "tst_savedstates.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The index as it was kept, read from the cache.
std::optional<jazzmine::Index> restored(const QString& path)
{
    jazzmine::JsonSource source(path);
    return source.reopen() && source.isKept() ? jazzmine::Index::restore(source) : std::nullopt;
}

/// What is seen of a store.
struct Seen
{
    std::vector<SessionInfo> sessions;
    QList<Outline> rows;
    QStringList texts;
    QStringList findings;
    QStringList sent;
    QStringList plans;

    bool operator==(const Seen&) const = default;
};

Seen seen(const QString& path)
{
    Seen seen;
    const auto store = openStore(path);
    if (!store)
        return seen;
    seen.sessions = readstore::listed(**store);
    for (const SessionInfo& session : seen.sessions) {
        seen.rows << (*store)->outline(session.id, {}).value_or(Outline());
        for (const MessagePtr& message : readstore::messages(**store, session.id)) {
            for (const Part& part : message->parts) {
                if (const auto* text = part.as<TextPart>())
                    seen.texts << text->text.text;
            }
        }
        for (const ContextItem& item : readstore::sent(**store, session.id).value_or(QList<ContextItem>()))
            seen.sent << item.text;
        if (&session != &seen.sessions.front())
            continue; // planning takes its time
        for (const Wish& wish : wishesFor(**store, session.id)) {
            const auto plan = (*store)->plan(wish.edit, {});
            seen.plans << wish.name + (plan ? u" can be done"_s : plan.error().text);
            for (qsizetype i = 0; plan && i < plan->writes.size(); ++i)
                seen.plans << plan->writes[i].place;
        }
    }
    for (const Finding& finding : readstore::findings(**store))
        seen.findings << finding.code + u' ' + finding.text;
    return seen;
}

} // namespace

/// The index of a large store, kept in the cache directory for the next time.
class TestJazzmineKept final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsTheSame_data();
    void showsTheSame();
    void readsAgainWhatChanged_data();
    void readsAgainWhatChanged();
    void readsAgainWhereTheCacheIsDamaged();
    void tellsALeftOverFile();
    void leavesSmallFilesOut();

private:
    [[nodiscard]] QStringList kept() const { return QDir(CacheFile::folder()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestJazzmineKept::initTestCase()
{
    NEED(missingSample(realStore(u"jazzmine/generated-0.1.42/conversation_db.json"_s)));
}

void TestJazzmineKept::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder->filePath(u"cache"_s)));
    CacheFile::setLeastBytes(1);
    m_path = m_folder->filePath(u"conversation_db.json"_s);
    const QString sample = realStore(u"jazzmine/generated-0.1.42/conversation_db.json"_s);
    QVERIFY(write(m_path, bytesOf(sample)));
}

void TestJazzmineKept::cleanup()
{
    qunsetenv("XDG_CACHE_HOME");
}

void TestJazzmineKept::showsTheSame_data()
{
    QTest::addColumn<QByteArray>("content");
    const QString folder = realStore(u"jazzmine/generated-0.1."_s);
    for (const QString& version : {u"38"_s, u"42"_s})
        QTest::newRow(qPrintable(version)) << bytesOf(folder + version + u"/conversation_db.json"_s);
    QTest::newRow("nothing in it") << R"({"conversations": [], "messages": [], "turn_traces": []})"_ba;
    QTest::newRow("repeated ids, unknown and repeated sections") << R"({"conversations": [{"id": "a", "created_at": 2,
        "last_updated_at": 3}, {"id": "a", "created_at": 1, "last_updated_at": 3}], "more": 1, "messages":
        [{"id": "m", "conversation_id": "a", "role": "user", "original_content": "one", "timestamp": 5},
        {"id": "m", "conversation_id": "a", "role": "user", "original_content": "two", "timestamp": 5},
        {"id": "n", "conversation_id": "other", "role": "assistant", "original_content": "three"}],
        "turn_traces": [], "turn_traces": []})"_ba;
    const QByteArray whole = bytesOf(folder + u"42/conversation_db.json"_s);
    QTest::newRow("cut off") << whole.first(whole.size() * 3 / 5);
}

void TestJazzmineKept::showsTheSame()
{
    QFETCH(const QByteArray, content);
    QVERIFY(write(m_path, content));
    QVERIFY(!restored(m_path));
    const Seen first = seen(m_path);
    QCOMPARE(kept().size(), 1);
    QVERIFY(restored(m_path));
    const Seen again = seen(m_path);
    QVERIFY(again == first);
    QCOMPARE(again.findings, first.findings);
    QCOMPARE(bytesOf(m_path), content);
}

void TestJazzmineKept::readsAgainWhatChanged_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("of the same length") << "\"Greetings\""_ba << "\"Welcoming\""_ba;
    QTest::newRow("longer") << "\"Greetings\""_ba << "\"Many more greetings\""_ba;
}

void TestJazzmineKept::readsAgainWhatChanged()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    (void)seen(m_path);
    QVERIFY(restored(m_path));
    QByteArray bytes = bytesOf(m_path);
    QVERIFY(bytes.contains(from));
    QVERIFY(write(m_path, bytes.replace(from, to)));
    QVERIFY(!restored(m_path));
    QVERIFY(std::ranges::any_of(
        seen(m_path).sessions, [&to](const SessionInfo& session) { return '"' + session.title.toUtf8() + '"' == to; }));
    QVERIFY(restored(m_path));
}

void TestJazzmineKept::readsAgainWhereTheCacheIsDamaged()
{
    const Seen whole = seen(m_path);
    const QString file = CacheFile::folder() + u'/' + kept().first();
    const QByteArray good = bytesOf(file);
    for (qsizetype at = 0; at < good.size(); at += qMax<qsizetype>(1, good.size() / 40)) {
        QByteArray bad = good;
        bad[at] = char(bad[at] ^ 0x20);
        QVERIFY(write(file, bad));
        QVERIFY2(!restored(m_path), qPrintable(QString::number(at)));
        QVERIFY(write(file, good.first(at)));
        QVERIFY2(!restored(m_path), qPrintable(QString::number(at)));
    }
    QVERIFY(write(file, good.first(good.size() / 2)));
    QVERIFY(seen(m_path) == whole);
}

void TestJazzmineKept::tellsALeftOverFile()
{
    const Seen whole = seen(m_path);
    QVERIFY(write(m_path + u".tmp"_s, "{"));
    const Seen beside = seen(m_path);
    QCOMPARE(beside.findings.size(), whole.findings.size() + 1);
    QVERIFY(QFile::remove(m_path + u".tmp"_s));
    QVERIFY(seen(m_path) == whole);
}

void TestJazzmineKept::leavesSmallFilesOut()
{
    CacheFile::setLeastBytes(qint64(1) << 30);
    (void)seen(m_path);
    QVERIFY(kept().isEmpty());
}

TEST_CLASS(TestJazzmineKept)
#include "tst_jazzminekept.moc"

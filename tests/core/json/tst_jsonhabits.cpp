// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/recordtemplates.h"

#include "core/store/json/jsonrecords.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QList>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array<JsonKey, 6> TestHabitKeys {"id", "role", "list", "note", "time", "last"};
constexpr quint64 Every = ~quint64(0);

using Members = QList<std::pair<size_t, QByteArray>>;

struct Walked
{
    Members members;
    qint64 length = -1; ///< -1: it is no object
    bool operator==(const Walked&) const = default;
};

/// What stands in an object before the place where it is broken does not count.
Walked plainly(QByteArrayView text)
{
    Walked walked;
    JsonCursor cursor(text);
    const bool isWhole = cursor.members<TestHabitKeys>([&](size_t key) {
        RawJson value;
        const bool isRead = cursor.read(value);
        walked.members.emplaceBack(key, value.bytes.toByteArray());
        return isRead;
    });
    if (!isWhole)
        return {};
    walked.length = cursor.position() - text.data();
    return walked;
}

Walked byHabit(RecordTemplates<TestHabitKeys>& templates, QByteArrayView text, quint64 wanted = Every)
{
    Walked walked;
    JsonCursor cursor(text);
    const auto take = [&](size_t key, QByteArrayView value) {
        if (key >= TestHabitKeys.size() || wanted >> key & 1)
            walked.members.emplaceBack(key, value.toByteArray());
    };
    if (!templates.members(cursor, wanted, take))
        return {};
    walked.length = cursor.position() - text.data();
    return walked;
}

QByteArray record(Dice& dice, bool isSpaced)
{
    const QByteArray colon = isSpaced ? ": " : ":";
    const QByteArray comma = isSpaced ? ", " : ",";
    QByteArrayList members {"\"id\"" + colon + '"' + QByteArray::number(dice.below(1000)) + '"',
        "\"role\"" + colon + (dice.below(3) ? "\"user\"" : "\"assistant\""), "\"list\"" + colon + "[1, {\"a\": null}]",
        "\"note\"" + colon + '"' + QByteArray("long \\u00e9 ").repeated(dice.below(9)) + '"',
        "\"time\"" + colon + "12345", "\"last\"" + colon + (dice.below(4) ? "null" : "-1.5e3")};
    if (dice.below(6) == 0)
        members.removeAt(dice.below(int(members.size())));
    if (dice.below(9) == 0)
        members.swapItemsAt(dice.below(int(members.size())), 0);
    if (dice.below(9) == 0)
        members.insert(dice.below(int(members.size())), R"("other" : [true])");
    if (dice.below(9) == 0)
        members << members.first(); // a key that is there twice
    return '{' + members.join(comma) + '}';
}

} // namespace

/// Records that are passed by what was in those before them.
class TestJsonHabits : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatIsThere_data();
    void readsWhatIsThere();
    void leavesOutWhatIsNotWanted();
    void refusesWhatIsBroken();
    void passesContainersByBrackets();
};

void TestJsonHabits::readsWhatIsThere_data()
{
    QTest::addColumn<bool>("isSpaced");
    QTest::newRow("as Python writes") << true;
    QTest::newRow("as JavaScript writes") << false;
}

void TestJsonHabits::readsWhatIsThere()
{
    QFETCH(bool, isSpaced);
    constexpr int Records = 2'000;
    Dice dice(23);
    RecordTemplates<TestHabitKeys> templates;
    for (int i = 0; i < Records; ++i) {
        const QByteArray text = record(dice, isSpaced) + ", {\"id\": \"the next one, which is of no concern here\", 1}";
        QCOMPARE(byHabit(templates, text), plainly(text));
    }
}

void TestJsonHabits::leavesOutWhatIsNotWanted()
{
    constexpr quint64 Wanted = 0b101;
    constexpr int Records = 200;
    Dice dice(29);
    RecordTemplates<TestHabitKeys> templates;
    for (int i = 0; i < Records; ++i) {
        const QByteArray text = record(dice, true) + QByteArray(80, ' ');
        Walked expected = plainly(text);
        expected.members.removeIf(
            [](const auto& member) { return member.first < TestHabitKeys.size() && !(Wanted >> member.first & 1); });
        QCOMPARE(byHabit(templates, text, Wanted), expected);
    }
}

void TestJsonHabits::refusesWhatIsBroken()
{
    static const QByteArray odd = "\"\\{}[],: 0-9.enN\n\t\x01\xff"_ba + '\0';
    constexpr int Records = 4'000;
    Dice dice(31);
    RecordTemplates<TestHabitKeys> templates;
    int broken = 0;
    for (int i = 0; i < Records; ++i) {
        QByteArray text = record(dice, true);
        const int at = dice.below(int(text.size()));
        switch (dice.below(5)) {
        case 0:
            text.remove(at, 1);
            break;
        case 1:
            text.insert(at, odd[dice.below(int(odd.size()))]);
            break;
        case 2:
            text.truncate(at);
            break;
        default:
            break; // so that there is something to be used to
        }
        text += dice.below(2) ? QByteArray(100, ' ') : QByteArray();
        const Walked expected = plainly(text);
        broken += expected.length < 0;
        QCOMPARE(byHabit(templates, text), expected);
    }
    QVERIFY(broken > Records / 10);
}

/// Where the scanner of records, which reads no values either, sees the end of the value; -1: nowhere.
qint64 endByScanner(QByteArrayView text)
{
    qint64 end = -1;
    JsonRecordScanner scanner({{u"/*"_s, false}}, [&end](const JsonRecord& record) {
        end = record.offset + record.length;
        return false;
    });
    const QByteArray list = '[' + text.toByteArray();
    static_cast<void>(scanner.feed(list));
    static_cast<void>(scanner.finish());
    return end < 0 ? -1 : end - 1;
}

void TestJsonHabits::passesContainersByBrackets()
{
    static const QByteArray odd = "\"\\{}[],: 0n\n"_ba;
    constexpr int Values = 6'000;
    Dice dice(37);
    int passed = 0;
    for (int i = 0; i < Values; ++i) {
        QByteArray text = "["_ba + record(dice, dice.below(2)) + ", [[], {\"\\\\\": \"}\\\"\"}], \""
            + QByteArray("x").repeated(dice.below(130)) + "\", " + record(dice, true) + ']';
        for (int damages = dice.below(3); damages > 0; --damages) {
            const int at = 1 + dice.below(int(text.size()) - 1);
            dice.below(2) ? text.insert(at, odd[dice.below(int(odd.size()))]) : text.remove(at, 1);
        }
        text += ", 1]" + QByteArray(dice.below(100), ' ');
        JsonCursor cursor(text);
        RawJson value;
        if (!cursor.readByBrackets(value))
            continue;
        ++passed;
        QCOMPARE(value.bytes.data(), text.data());
        QCOMPARE(value.bytes.size(), endByScanner(text));
        QCOMPARE(cursor.position(), value.bytes.end());
    }
    QVERIFY(passed > Values / 2);
    RawJson deep;
    const QByteArray open(200, '[');
    QVERIFY(!JsonCursor(open).readByBrackets(deep));
}

TEST_CLASS(TestJsonHabits)

#include "tst_jsonhabits.moc"

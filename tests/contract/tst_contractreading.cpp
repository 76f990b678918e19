// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;

namespace {

std::vector<qint64> keysOf(const Outline& outline)
{
    std::vector<qint64> keys;
    for (const OutlineRow& row : outline)
        keys.push_back(row.key);
    return keys;
}

/// The long texts of a part.
std::vector<const LongText*> textsOf(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return {&text->text};
    if (const auto* thinking = part.as<ReasoningPart>())
        return {&thinking->text};
    if (const auto* tool = part.as<ToolPart>())
        return {&tool->input, &tool->output, &tool->error};
    if (const auto* patch = part.as<PatchPart>())
        return {&patch->diff};
    if (const auto* unknown = part.as<UnknownPart>())
        return {&unknown->raw};
    return {};
}

quint16 kindsOf(const Message& message)
{
    quint16 kinds = 0;
    for (const Part& part : message.parts)
        kinds |= quint16(kindOf(part.body));
    return kinds;
}

/// What is wrong between a row of an outline, its detail, and the message it stands for; or nothing.
QString compared(SessionStore& store, const SessionId& id, const OutlineRow& row, const OutlineDetail& detail,
    const Message& message)
{
    if (row.createdMs != (message.createdAt ? toMs(*message.createdAt) : OutlineRow::NoTime))
        return u"another time"_s;
    if (detail.role != message.role)
        return u"another role"_s;
    if (detail.partCount != message.parts.size() || detail.kinds != kindsOf(message))
        return u"%1 parts of the kinds %2, and %3 of %4"_s.arg(detail.partCount)
            .arg(detail.kinds)
            .arg(message.parts.size())
            .arg(kindsOf(message));
    const bool hasText = std::ranges::any_of(message.parts, [](const Part& part) {
        return std::ranges::any_of(textsOf(part), [](const LongText* text) { return !text->text.trimmed().isEmpty(); });
    });
    // That a message is blank, and not sent for this reason, is seen only by reading it.
    MessageStates told = MessageStates::fromInt(detail.states);
    told.setFlag(MessageState::InContext,
        told.testFlag(MessageState::InContext) && (hasText || message.states.testFlag(MessageState::InContext)));
    if (told != message.states)
        return u"states %1 and %2"_s.arg(told.toInt()).arg(message.states.toInt());
    if (hasText && detail.textBytes == 0)
        return u"a size of 0"_s;
    const auto key = store.keyOf(id, message.id, {});
    if (!message.states.testFlag(MessageState::Damaged) && (!key || *key != row.key))
        return u"its id %1 leads elsewhere"_s.arg(message.id.value);
    return {};
}

/// What is wrong with a message whose texts were cut after @p most bytes; or nothing.
QString comparedCut(const Message& cut, const Message& whole, qint64 most)
{
    if (cut.parts.size() != whole.parts.size() || cut.id != whole.id)
        return u"another message"_s;
    for (qsizetype i = 0; i < cut.parts.size(); ++i) {
        const auto all = textsOf(whole.parts.at(i));
        const auto some = textsOf(cut.parts.at(i));
        for (size_t k = 0; k < all.size(); ++k) {
            const LongText& text = *some.at(k);
            // The size may be that of the text as JSON.
            const bool isSize = text.truncated ? text.bytes >= all[k]->bytes : text.bytes == all[k]->bytes;
            if (!all[k]->text.startsWith(text.text) || !isSize)
                return u"another beginning of a text of %1 bytes"_s.arg(all[k]->bytes);
            if (text.truncated != (text.text != all[k]->text) || text.text.toUtf8().size() > most)
                return u"%1 of %2 bytes"_s.arg(text.text.toUtf8().size()).arg(text.bytes);
        }
    }
    return {};
}

} // namespace

/// What reading gives, asked in one way, is what it gives asked in any other; and it leaves no trace.
class TestContractReading final : public QObject
{
    Q_OBJECT
private slots:
    void leavesNoTrace_data() { addRows(); }
    void leavesNoTrace();
    void lists_data() { addRows(); }
    void lists();
    void outlinesAreMessages_data() { addRows(); }
    void outlinesAreMessages();
    void windows_data() { addRows(); }
    void windows();
    void cutTexts_data() { addRows(); }
    void cutTexts();
    void fieldsAreKnown_data() { addRows(); }
    void fieldsAreKnown();
    void whatIsNotThere_data() { addRows(); }
    void whatIsNotThere();
    void cancelled_data() { addRows(); }
    void cancelled();
    void cancelledMidway_data() { addRows(); }
    void cancelledMidway();
};

void TestContractReading::leavesNoTrace()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Files before = copy.trace();
    const Files bytes = filetree::filesIn(copy.folder());
    {
        const auto store = copy.open();
        QVERIFY2(store, store ? "" : qPrintable(textOf(store.error())));
        NOTHING_WRONG(readstore::readAll(**store));
        const auto change = (*store)->poll();
        QVERIFY(change);
        QCOMPARE(*change, StoreChange::None);
        QCOMPARE(differences(copy.trace(), before), QStringList());
    }
    QCOMPARE(differences(copy.trace(), before), QStringList());
    QCOMPARE(differences(filetree::filesIn(copy.folder()), bytes), QStringList());
}

void TestContractReading::lists()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto store = copy.open();
    QVERIFY(store);
    const auto all = readstore::listed(**store);
    const auto basic = readstore::listed(**store, ListDetail::Basic);
    QVERIFY(!all.empty());
    QCOMPARE(basic.size(), all.size());
    QSet<SessionId> ids;
    std::optional<Time> last;
    for (size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(basic[i].id, all[i].id);
        ids << all[i].id;
        const auto alone = (*store)->session(all[i].id, ListDetail::Full, {});
        QVERIFY2(alone, alone ? "" : qPrintable(textOf(alone.error())));
        QVERIFY2(*alone == all[i], qPrintable(all[i].id.value));
        // What hangs under another one stands beside it.
        if (!all[i].createdAt || !all[i].parent.isEmpty())
            continue;
        QVERIFY2(!last || *all[i].createdAt <= *last, qPrintable(all[i].id.value));
        last = all[i].createdAt;
    }
    QCOMPARE(size_t(ids.size()), all.size());
    size_t batches = 0;
    QVERIFY(
        (*store)->sessions(ListDetail::Basic, [&](const std::vector<SessionInfo>&) { return ++batches, false; }, {}));
    QCOMPARE(batches, 1u); // the sink had enough
}

void TestContractReading::outlinesAreMessages()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto store = copy.open();
    QVERIFY(store);
    for (const SessionInfo& info : readstore::listed(**store)) {
        const auto outline = (*store)->outline(info.id, {});
        QVERIFY2(outline, outline ? "" : qPrintable(textOf(outline.error())));
        QCOMPARE(info.messages.value_or(-1), qint64(outline->size()));
        const auto details = readstore::details(**store, info.id);
        const auto messages = readstore::messages(**store, info.id);
        QCOMPARE(details.size(), outline->size());
        QCOMPARE(messages.size(), outline->size());
        for (size_t i = 0; i < outline->size(); ++i) {
            QVERIFY(messages[i]);
            QCOMPARE(messages[i]->index, qint64(i));
            QCOMPARE(messages[i]->session, info.id);
            const QString wrong = compared(**store, info.id, outline->at(i), details[i], *messages[i]);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"%1, message %2: %3"_s.arg(info.id.value).arg(i).arg(wrong)));
        }
    }
}

/// Asked for in any pieces and any order, each message is what it is in the whole.
void TestContractReading::windows()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto first = copy.open();
    const auto other = copy.open();
    QVERIFY(first && other);
    SessionStore& store = **other;
    Dice dice(5);
    for (const SessionInfo& info : readstore::listed(**first)) {
        const auto whole = readstore::messages(**first, info.id);
        const auto details = readstore::details(**first, info.id);
        const auto beginning = store.firstMessages(info.id, 3, ReadOptions {-1}, {});
        QVERIFY(beginning);
        QVERIFY(beginning->size() >= std::min<size_t>(3, whole.size()));
        for (size_t i = 0; i < beginning->size(); ++i) {
            QVERIFY(beginning->at(i));
            QCOMPARE(beginning->at(i)->id, whole.at(i)->id);
        }
        Outline outline;
        for (bool isLast = false; !isLast;) {
            const auto piece = store.outlinePiece(info.id, qint64(outline.size()), {});
            QVERIFY(piece && (piece->isLast || !piece->rows.empty()));
            outline.insert(outline.end(), piece->rows.begin(), piece->rows.end());
            isLast = piece->isLast;
        }
        const std::vector<qint64> keys = keysOf(outline);
        QCOMPARE(keys.size(), whole.size());
        for (int i = 0; i < 6 && !keys.empty(); ++i) {
            std::vector<size_t> rows;
            for (size_t row = size_t(dice.below(int(keys.size()))); row < keys.size() && rows.size() < size_t(1) << i;
                ++row)
                rows.push_back(row);
            if (i % 2)
                std::ranges::reverse(rows);
            std::vector<qint64> asked;
            for (const size_t row : rows)
                asked.push_back(keys[row]);
            const auto messages = store.messages(info.id, asked, ReadOptions {-1}, {});
            const auto some = store.outlineDetails(info.id, asked, {});
            QVERIFY(messages && some);
            QCOMPARE(messages->size(), rows.size());
            QCOMPARE(some->size(), rows.size());
            for (size_t k = 0; k < rows.size(); ++k) {
                const QString where = u"%1, row %2"_s.arg(info.id.value).arg(rows[k]);
                QVERIFY2(messages->at(k) && *messages->at(k) == *whole[rows[k]], qPrintable(where));
                QVERIFY2(some->at(k) == details[rows[k]], qPrintable(where));
            }
        }
    }
}

/// Long texts come cut where this is wished, whole by their part, and their bytes as they are stored.
void TestContractReading::cutTexts()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto store = copy.open();
    QVERIFY(store);
    constexpr qint64 Most = 40;
    for (const SessionInfo& info : readstore::listed(**store, ListDetail::Basic)) {
        const auto whole = readstore::messages(**store, info.id);
        const auto cut = readstore::messages(**store, info.id, Most);
        const std::vector<qint64> keys = keysOf((*store)->outline(info.id, {}).value_or(Outline()));
        QCOMPARE(cut.size(), whole.size());
        for (size_t i = 0; i < whole.size(); ++i) {
            const QString where = u"%1, message %2: "_s.arg(info.id.value).arg(i);
            const QString wrong = comparedCut(*cut[i], *whole[i], Most);
            QVERIFY2(wrong.isEmpty(), qPrintable(where + wrong));
            for (const Part& part : whole[i]->parts) {
                const auto alone = (*store)->part(info.id, keys[i], part.index, {});
                QVERIFY2(alone && *alone == part, qPrintable(where + u"part %1"_s.arg(part.index)));
            }
            QList<StoredAt> places {whole[i]->storedAt};
            for (const Part& part : whole[i]->parts)
                places << part.storedAt;
            places.removeIf([](const StoredAt& place) { return place.isNull(); });
            QVERIFY2(!places.isEmpty(), qPrintable(where));
            for (const StoredAt& place : std::as_const(places)) {
                const auto bytes = (*store)->rawBytes(place, 1 << 20, {});
                const auto start = (*store)->rawBytes(place, Most, {});
                QCOMPARE(start.has_value(), bytes.has_value());
                QVERIFY2(bytes || isSentence(bytes.error().text), qPrintable(where));
                QVERIFY(!bytes || *start == bytes->first(qMin(Most, bytes->size())));
            }
        }
    }
}

/// Raw marks the names of fields that a format does not list; of what agents write that is none.
void TestContractReading::fieldsAreKnown()
{
    SAMPLE(sample);
    const auto store = sample.open(sample.path);
    QVERIFY2(store, store ? "" : qPrintable(textOf(store.error())));
    const json::FieldNames names = fieldNamesOf((*store)->info().format);
    json::Listing listing;
    constexpr qint64 Most = 1 << 20;
    const auto add = [&](const StoredAt& place, const StoredFields& fields) {
        if (!place.table.isEmpty()) {
            for (const StoredField& field : fields)
                listing.kindOfKey(field.name.section(u'.', -1), names); // or the path of a member
        }
        if (const auto bytes = (*store)->rawBytes(place, Most, {}); bytes && !place.isNull())
            listing.add(QString::fromUtf8(*bytes), names, {});
    };
    for (const SessionInfo& session : readstore::listed(**store)) {
        for (const MessagePtr& message : readstore::messages(**store, session.id)) {
            add(message->storedAt, message->fields);
            for (const Part& part : message->parts) {
                const StoredAt& own = part.storedAt;
                const StoredAt& all = message->storedAt;
                const bool isPiece = own.file == all.file && own.table == all.table && own.rowid == all.rowid
                    && all.offset >= 0 && own.offset >= all.offset && own.offset < all.offset + all.length;
                if (!isPiece) // of the record, which has it
                    add(own, part.fields);
            }
        }
    }
    // Put there for tests of what is kept unread.
    listing.unknown.removeIf(
        [](const QString& name) { return name == "x_unknown"_L1 || name == "zzz"_L1 || name == "time_stamp"_L1; });
    QCOMPARE(listing.unknown.join(u' '), QString());
}

void TestContractReading::whatIsNotThere()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const SessionId none(u"no such session"_s);
    const SessionId id = readstore::listed(store, ListDetail::Basic).front().id;
    const auto anything = [](const ContextItem&) { return true; };
    const auto isRefused = [](const auto& answer, Errc code) {
        return !answer && answer.error().code == code && isSentence(answer.error().text);
    };
    QVERIFY(isRefused(store.session(none, ListDetail::Full, {}), Errc::NotFound));
    QVERIFY(isRefused(store.outline(none, {}), Errc::NotFound));
    QVERIFY(isRefused(store.firstMessages(none, 1, {}, {}), Errc::NotFound));
    QVERIFY(isRefused(store.context(none, {}, anything, {}), Errc::NotFound));
    QVERIFY(isRefused(store.keyOf(id, MessageId(u"no such message"_s), {}), Errc::NotFound));
    constexpr std::array<qint64, 1> Gone {qint64(1) << 50};
    const auto gone = store.messages(id, Gone, {}, {});
    QVERIFY2(gone, gone ? "" : qPrintable(textOf(gone.error())));
    QCOMPARE(gone->size(), 1u);
    QVERIFY(!gone->front());
    QVERIFY(isRefused(store.part(id, Gone.front(), 0, {}), Errc::NotFound));
    for (const SessionInfo& info : readstore::listed(store, ListDetail::Basic)) {
        const auto keys = keysOf(store.outline(info.id, {}).value_or(Outline()));
        if (!keys.empty())
            QVERIFY(isRefused(store.part(info.id, keys.front(), 9999, {}), Errc::NotFound));
    }
    NOTHING_WRONG(readstore::readAll(store));
}

/// What is cancelled says so, or was done already; the store is as good as before.
void TestContractReading::cancelled()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto opened = copy.open();
    QVERIFY(opened);
    SessionStore& store = **opened;
    const JobControl job;
    job.cancel();
    const auto isGood = [](const auto& answer) { return answer || answer.error().code == Errc::Cancelled; };
    QVERIFY(isGood(store.sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, job)));
    QVERIFY(isGood(store.check({}, [](const Finding&) { }, job)));
    const auto expected = copy.open();
    QVERIFY(expected);
    for (const SessionInfo& info : readstore::listed(**expected, ListDetail::Basic)) {
        QVERIFY(isGood(store.outline(info.id, job)));
        QVERIFY(isGood(store.firstMessages(info.id, 3, {}, job)));
        const auto context = store.context(info.id, {}, [](const ContextItem&) { return true; }, job);
        const auto without = (*expected)->context(info.id, {}, [](const ContextItem&) { return true; }, {});
        QVERIFY(isGood(context) || (!without && context.error() == without.error()));
    }
    QCOMPARE(differences(readingOf(store), readingOf(**expected)), QStringList());
}

/// The same wherever the work stands: nothing half made is taken for whole afterwards.
void TestContractReading::cancelledMidway()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const auto expected = copy.open();
    QVERIFY(expected);
    const Reading whole = readingOf(**expected);
    const QStringList codes = readstore::codes(**expected);
    const auto readAll = [&](SessionStore& store, const JobControl& job) {
        (void)store.sessions(ListDetail::Full, [](const std::vector<SessionInfo>&) { return true; }, job);
        for (const QString& session : whole.keys()) {
            const SessionId id(session);
            const auto outline = store.outline(id, job);
            const std::vector<qint64> keys = keysOf(outline.value_or(Outline()));
            (void)store.outlineDetails(id, keys, job);
            (void)store.messages(id, keys, {}, job);
            (void)store.summaryNodes(id, job);
            (void)store.edges(id, job);
            (void)store.context(id, {}, [](const ContextItem&) { return true; }, job);
        }
        (void)store.check({}, [](const Finding&) { }, job);
    };
    bool isDone = false;
    for (auto delay = std::chrono::microseconds(20); !isDone; delay *= 2) {
        const auto opened = copy.open();
        QVERIFY(opened);
        const JobControl job;
        std::atomic<bool> isRead = false;
        std::jthread canceller([&] {
            std::this_thread::sleep_for(delay);
            job.cancel();
            isDone = isRead;
        });
        readAll(**opened, job);
        isRead = true;
        canceller.join();
        QCOMPARE(differences(readingOf(**opened), whole), QStringList());
        QCOMPARE(readstore::codes(**opened), codes);
    }
}

TEST_CLASS(TestContractReading)
#include "tst_contractreading.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/callplace.h"
#include "core/usage/messageusage.h"
#include "core/usage/usagereader.h"
#include "tests/contract/contract.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::contract;

namespace {

/// What a reading gave.
struct Counted
{
    UsageReportPtr report;
    std::vector<UsageRecord> records; ///< those that are not counted, too
};

Result<Counted> countedIn(SessionStore& store, const UsageQuery& query = {})
{
    Counted counted;
    UsageReader reader(query, PriceTable::builtIn());
    reader.setSink([&counted](const UsageRecord& record) { counted.records.push_back(record); });
    return reader.run(store, {}).transform([&counted](UsageReportPtr report) {
        counted.report = std::move(report);
        return counted;
    });
}

Result<std::vector<UsageUnit>> unitsOf(SessionStore& store)
{
    auto* service = store.service<UsageStore>();
    return service ? service->usageUnits({}) : usageUnitsOf(store, {});
}

QString figuresOf(const CallTokens& tokens)
{
    return u"in %1, out %2, reasoning %3, read %4, written %5"_s.arg(tokens.input)
        .arg(tokens.output)
        .arg(tokens.reasoning)
        .arg(tokens.cacheRead)
        .arg(tokens.cacheWrite());
}

} // namespace

/// Usage of every format: what is counted is what lists show, and leads to its messages.
class TestContractUsage final : public QObject
{
    Q_OBJECT

private slots:
    void isWhatListsShow_data() { addRows(); }
    void isWhatListsShow();
    void leadsToItsMessages_data() { addRows(); }
    void leadsToItsMessages();
    void addsUp_data() { addRows(); }
    void addsUp();
};

/// The sum of a session in a list is that of the calls that are stored in it, copies included. Where the list shows
/// what the agent added up itself, it may be without the copies, or the report says that it differs, and why.
void TestContractUsage::isWhatListsShow()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Opened store = copy.open();
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text));
    const auto counted = countedIn(**store);
    QVERIFY2(counted, qPrintable(counted ? QString() : counted.error().text));
    const auto units = unitsOf(**store);
    QVERIFY(units);
    QHash<QString, CallTokens> own;
    QHash<QString, CallTokens> withCopies;
    for (const UsageRecord& record : counted->records) {
        if (record.notCounted == NotCounted::Counted)
            own[record.storedIn.value].add(record.tokens);
        if (record.notCounted == NotCounted::Counted || record.notCounted == NotCounted::Copied)
            withCopies[record.storedIn.value].add(record.tokens);
    }
    QStringList wrong;
    for (const UsageUnit& unit : *units) {
        const auto info = (*store)->session(unit.session, ListDetail::Full, {});
        if (!info || info->tokens.isEmpty())
            continue;
        const CallTokens listed = CallTokens::of(info->tokens);
        const auto isListed = [&](CallTokens sum) {
            // Lists tell no hours, and not all agents what was thought or cached.
            sum.cacheWrite5m = info->tokens.cacheWrite ? sum.cacheWrite() : 0;
            sum.cacheRead = info->tokens.cacheRead ? sum.cacheRead : 0;
            sum.reasoning = info->tokens.reasoning ? sum.reasoning : 0;
            sum.cacheWrite1h = sum.reasoningApart = 0;
            return sum == listed;
        };
        const bool isTold
            = std::ranges::contains(counted->report->differences(), unit.session, &UsageDifference::session);
        const CallTokens sum = withCopies.value(unit.session.value);
        if (!isListed(sum) && !isListed(own.value(unit.session.value)) && !isTold)
            wrong << u"%1 lists %2; counted are %3"_s.arg(unit.session.value, figuresOf(listed), figuresOf(sum));
    }
    NOTHING_WRONG(wrong.join(u'\n'));
}

/// A figure explains itself down to the message.
void TestContractUsage::leadsToItsMessages()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Opened store = copy.open();
    QVERIFY(store);
    const auto counted = countedIn(**store);
    QVERIFY(counted);
    QStringList wrong;
    for (const UsageRecord& record : counted->records) {
        if (record.notCounted != NotCounted::Counted || (record.message.isEmpty() && record.key < 0))
            continue;
        const auto place = placeOf(**store, record, {});
        QVERIFY2(place, qPrintable(place ? QString() : place.error().text));
        if (place->message.isEmpty() || !(*store)->keyOf(place->session, place->message, {}))
            wrong << u"no message of call %1 (%2) in %3"_s.arg(record.message.value)
                         .arg(record.key)
                         .arg(record.storedIn.value);
    }
    NOTHING_WRONG(wrong.first(qMin<qsizetype>(20, wrong.size())).join(u'\n'));
}

/// Whatever is asked for, the parts are the whole.
void TestContractUsage::addsUp()
{
    SAMPLE(sample);
    const Copy copy(sample);
    const Opened store = copy.open();
    QVERIFY(store);
    const auto all = countedIn(**store, {.withTurns = true});
    QVERIFY(all);
    const UsageFigures& total = all->report->total();
    CallTokens records;
    for (const UsageRecord& record : all->records)
        records.add(record.notCounted == NotCounted::Counted ? record.tokens : CallTokens());
    QCOMPARE(figuresOf(records), figuresOf(total.tokens));
    for (const UsageAxis axis :
        {UsageAxis::Session, UsageAxis::Turn, UsageAxis::Model, UsageAxis::Agent, UsageAxis::Project, UsageAxis::Day}) {
        UsageFigures sum;
        for (const UsageRow& row : all->report->rows(axis))
            sum.add(row.figures);
        QCOMPARE(figuresOf(sum.tokens), figuresOf(total.tokens));
        QCOMPARE(sum.calls, total.calls);
    }
    for (const UsageRow& row : all->report->rows(UsageAxis::Session)) {
        const auto alone = countedIn(**store, {.session = row.session});
        QVERIFY(alone);
        QCOMPARE(figuresOf(alone->report->total().tokens), figuresOf(row.figures.tokens));
    }
}

TEST_CLASS(TestContractUsage)

#include "tst_contractusage.moc"

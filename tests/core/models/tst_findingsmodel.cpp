// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findingheadings.h"
#include "core/models/findingindex.h"
#include "core/models/findingsmodel.h"
#include "core/models/storecheck.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

Finding make(Severity severity, const QString& code, const QString& session = u"s"_s, const QString& message = {})
{
    return {severity, code, SessionId(session), MessageId(message), u"table row 1"_s, {}, -1, u"Text of "_s + code, {}};
}

FakeSession sessionWith(const QString& id, const QStringList& codes)
{
    FakeSession session = SessionBuilder(id).user(u"hello"_s).build();
    for (const QString& code : codes)
        session.findings.append(make(Severity::Warning, code, id));
    return session;
}

struct WatchedFindings
{
    FindingsModel model;
    QAbstractItemModelTester tester {&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QString text(int group, int row = -1, int column = 0) const
    {
        const QModelIndex parent = model.index(group, row < 0 ? column : 0);
        return (row < 0 ? parent : model.index(row, column, parent)).data().toString();
    }
};

} // namespace

class TestFindingsModel : public QObject
{
    Q_OBJECT
private slots:
    void everyRuleHasAHeadingToTranslate()
    {
        static const QRegularExpression rule(uR"re("([a-z0-9-]+)"_L1,\s*Severity)re"_s);
        QStringList missing;
        int rules = 0;
        QDirIterator files(qEnvironmentVariable("STEMMA_SOURCE") + u"/core/store"_s,
            {u"*findings.cpp"_s, u"transcriptcheck.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const auto& match : rule.globalMatch(QString::fromUtf8(file.readAll()))) {
                const QByteArray heading = headingOf(match.captured(1)).toUtf8();
                ++rules;
                if (!std::ranges::any_of(knownHeadings(), [&](const char* known) { return heading == known; }))
                    missing << QString::fromUtf8(heading);
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
        QVERIFY(rules >= int(knownHeadings().size()));
    }

    void groupsByCodeTheWorstFirst()
    {
        WatchedFindings w;
        w.model.add({make(Severity::Note, u"odd-time"_s), make(Severity::Error, u"missing-parent"_s),
            make(Severity::Warning, u"orphan-result"_s), make(Severity::Error, u"cycle"_s),
            make(Severity::Error, u"missing-parent"_s)});
        QCOMPARE(w.model.rowCount(), 4);
        QCOMPARE(w.text(0), u"Cycle"_s);
        QCOMPARE(w.text(1), u"Missing parent"_s);
        QCOMPARE(w.text(1, -1, 1), u"2"_s);
        QCOMPARE(w.text(2), u"Orphan result"_s);
        QCOMPARE(w.text(3), u"Unusual time"_s);
        QCOMPARE(w.text(1, 1), u"Text of missing-parent"_s);
        QCOMPARE(w.text(1, 1, 1), u"table row 1"_s);
        QCOMPARE(w.model.count(Severity::Error), 3);
        QCOMPARE(w.model.count(), 5);
        w.model.clear();
        QCOMPARE(w.model.rowCount(), 0);
        QCOMPARE(w.model.count(), 0);
    }

    void oneCodeOfTwoSeveritiesIsTwoGroups()
    {
        WatchedFindings w;
        w.model.add({make(Severity::Note, u"same"_s)});
        w.model.add({make(Severity::Error, u"same"_s)});
        QCOMPARE(w.model.rowCount(), 2);
        QCOMPARE(w.model.index(0, 0).data(FindingsModel::SeverityRole).toInt(), int(Severity::Error));
    }

    void keepsTheFirstOfManyAndCountsAll()
    {
        WatchedFindings w;
        constexpr int Many = FindingsModel::KeptOfACode * 3;
        w.model.add(std::vector<Finding>(size_t(Many), make(Severity::Warning, u"many"_s)));
        w.model.add(std::vector<Finding>(7, make(Severity::Warning, u"many"_s)));
        const QModelIndex group = w.model.index(0, 0);
        QCOMPARE(w.model.rowCount(group), FindingsModel::KeptOfACode);
        QCOMPARE(group.data(FindingsModel::CountRole).toLongLong(), Many + 7);
        QVERIFY(group.siblingAtColumn(1).data().toString().contains(QLocale().toString(Many + 7)));
    }

    void checksOneSessionOrAll()
    {
        StoreCheck check([](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
            auto store = std::make_unique<FakeStore>();
            store->add(sessionWith(u"one"_s, {u"a"_s}));
            store->add(sessionWith(u"two"_s, {u"b"_s, u"c"_s}));
            return store;
        });
        QStringList found;
        connect(&check, &StoreCheck::found, this, [&found](const std::vector<Finding>& some) {
            for (const Finding& finding : some)
                found.append(finding.code);
        });
        QStringList renewed;
        connect(&check, &StoreCheck::renewed, this, [&](const SessionId& session, const std::vector<Finding>& all) {
            renewed.append(session.value);
            for (const Finding& finding : all)
                renewed.append(finding.code);
        });
        QSignalSpy finished(&check, &StoreCheck::finished);
        check.start(u"store"_s, StoreCheck::Scope::Session, SessionId(u"two"_s));
        QTRY_COMPARE(finished.count(), 1);
        QVERIFY(!check.isRunning());
        QCOMPARE(renewed, (QStringList {u"two"_s, u"b"_s, u"c"_s}));
        check.start(u"store"_s, StoreCheck::Scope::Store);
        QTRY_COMPARE(finished.count(), 2);
        QCOMPARE(found, (QStringList {u"a"_s, u"b"_s, u"c"_s}));
        renewed.clear();
        check.start(u"store"_s, StoreCheck::Scope::Changed); // nothing did
        QTRY_COMPARE(finished.count(), 3);
        QVERIFY(renewed.isEmpty());
    }

    void tellsWhyAStoreCannotBeChecked()
    {
        StoreCheck check([](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
            return fail(Errc::Denied, u"%1 may not be read."_s.arg(path));
        });
        Error error;
        connect(&check, &StoreCheck::finished, this, [&error](const Result<>& result) {
            if (!result)
                error = result.error();
        });
        check.start(u"store"_s, StoreCheck::Scope::Store);
        QTRY_COMPARE(error.text, u"store may not be read."_s);
    }

    void aCancelledCheckIsSilent()
    {
        StoreCheck check([](const JobControl&, const QString&) -> Result<std::unique_ptr<SessionStore>> {
            auto store = std::make_unique<FakeStore>();
            store->add(sessionWith(u"one"_s, {u"a"_s}));
            return store;
        });
        QSignalSpy finished(&check, &StoreCheck::finished);
        QSignalSpy found(&check, &StoreCheck::found);
        check.start(u"store"_s, StoreCheck::Scope::Store);
        check.cancel();
        QVERIFY(!check.isRunning());
        check.start(u"store"_s, StoreCheck::Scope::Store); // only this one is heard of
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(found.count(), 1);
    }
};

TEST_CLASS(TestFindingsModel)
#include "tst_findingsmodel.moc"

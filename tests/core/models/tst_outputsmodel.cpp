// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/openstore.h"
#include "core/models/outputsmodel.h"
#include "core/models/outputssource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

std::vector<MessageOutputs> threeOutputs()
{
    std::vector<MessageOutputs> messages(3);
    for (int i = 0; i < 3; ++i) {
        ToolOutput output;
        output.message = MessageId(u"m%1"_s.arg(i));
        output.index = i;
        output.tool = i == 1 ? u"skill"_s : u"bash"_s;
        output.about = u"call %1"_s.arg(i);
        output.tokens = 100 * (i + 1);
        output.state = ToolPart::State::Completed;
        output.isInContext = i > 0;
        if (i == 2)
            output.prunedAt = Time();
        messages[size_t(i)].outputs += output;
    }
    return messages;
}

} // namespace

class OutputsModelTest final : public QObject
{
    Q_OBJECT
private slots:
    void choosesByTicks()
    {
        OutputsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setMessages(threeOutputs());
        QCOMPARE(model.rowCount(), 3);
        QSignalSpy changes(&model, &OutputsModel::chosenChanged);
        for (int row = 0; row < 3; ++row)
            QVERIFY(model.setData(model.index(row, 0), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(changes.size(), 3);
        QCOMPARE(model.chosen(false).size(), 2);
        QCOMPARE(model.chosen(true).size(), 1);
        QVERIFY(!model.setData(model.index(0, 1), Qt::Checked, Qt::CheckStateRole));

        // Read again without the last one, the others stay chosen.
        std::vector<MessageOutputs> fewer = threeOutputs();
        fewer.pop_back();
        model.setMessages(fewer);
        QCOMPARE(model.chosen(false).size(), 2);
        QVERIFY(model.chosen(true).isEmpty());
        model.choose({model.at(1)});
        QCOMPARE(model.chosen(false), QList<ToolOutput> {model.at(1)});
        QCOMPARE(model.index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    }

    void filtersAndSorts()
    {
        OutputsModel model;
        OutputsFilter filter(&model);
        const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setMessages(threeOutputs());
        QCOMPARE(filter.rowCount(), 1);
        QVERIFY(filter.index(0, OutputsModel::StateColumn).data().toString().contains(u"protected"_s));
        filter.setShown(OutputsFilter::Shown::Pruned);
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.index(0, OutputsModel::StateColumn).data().toString(), u"pruned"_s);
        filter.setShown(OutputsFilter::Shown::All);
        filter.sort(OutputsModel::TokensColumn, Qt::DescendingOrder);
        QCOMPARE(filter.index(0, OutputsModel::PlaceColumn).data().toString(), u"3"_s);
    }

    void readsOnTheLane()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"one"_s).user(u"Do"_s).assistant().tool(u"bash"_s, u"{}"_s, u"done"_s).build());
        OpenStore store(std::move(fake));
        OutputsSource source(&store, SessionId(u"one"_s));
        QSignalSpy begun(&source, &OutputsSource::begun);
        QSignalSpy ended(&source, &OutputsSource::ended);
        source.load();
        QTRY_VERIFY(!source.isLoading());
        QCOMPARE(begun.size(), 1);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!source.error());
        QCOMPARE(source.messages().size(), 2u);
        QCOMPARE(source.messages()[1].outputs.value(0).tool, u"bash"_s);
        OutputsSource other(&store, SessionId(u"nobody"_s));
        other.load();
        QTRY_VERIFY(!other.isLoading());
        QVERIFY(other.error());
    }
};

TEST_CLASS(OutputsModelTest)
#include "tst_outputsmodel.moc"

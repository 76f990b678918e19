// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/datetext.h"
#include "tests/testkit/testclass.h"

#include <QLocale>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestDateText final : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(m_before); }
    void beginsAndEndsWithoutPunctuation_data();
    void beginsAndEndsWithoutPunctuation();

private:
    const QLocale m_before;
};

void TestDateText::beginsAndEndsWithoutPunctuation_data()
{
    QTest::addColumn<QString>("locale");
    for (const char* name : {"en_US", "en_GB", "ar_EG", "de_DE", "es_ES", "fr_FR", "ja_JP", "zh_CN"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// What is taken out of the long format of a locale, the day of the week and the year, takes its comma along.
void TestDateText::beginsAndEndsWithoutPunctuation()
{
    QFETCH(const QString, locale);
    QLocale::setDefault(QLocale(locale));
    for (const bool withYear : {true, false}) {
        const QString text = dateText(QDate(2026, 3, 2), withYear);
        QVERIFY2(text.front().isLetterOrNumber(), qPrintable(text));
        QVERIFY2(text.back().isLetterOrNumber() || text.back() == u'.', qPrintable(text));
        QVERIFY2(!text.endsWith(" de"_L1), qPrintable(text)); // "2 de mar"
        QVERIFY2(withYear || !text.startsWith(u'年'), qPrintable(text)); // "3月2日"
    }
}

TEST_CLASS(TestDateText)
#include "tst_datetext.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/export/htmlpage.h"
#include "ui/export/htmlstyle.h"
#include "ui/export/htmltext.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// What is wrong with elements within each other; empty: nothing.
QString faultOf(const QByteArray& html)
{
    QByteArray xml = "<div>" + html + "</div>";
    for (const char* single : {"<br>", "<hr>"})
        xml.replace(single, QByteArray(QByteArray(single).chopped(1) + "/>"));
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() : QString();
}

} // namespace

/// Texts of sessions as HTML: the same words, and nothing that runs.
class TestHtmlText final : public QObject
{
    Q_OBJECT
private slots:
    void markdown_data();
    void markdown();
    void nothingRuns_data();
    void nothingRuns();
    void hostileMarkdown();
    void diffs();
    void controlsAreSeen();
    void styleHasBothThemes();
    void otherDirections();
};

void TestHtmlText::markdown_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char* name, const QString& source, const QByteArray& html) {
        QTest::newRow(name) << source << html;
    };
    row("paragraphs", u"one\n\ntwo"_s, "<p>one</p>\n<p>two</p>\n");
    row("line breaks stay", u"one\ntwo"_s, "<p>one<br>\ntwo</p>\n");
    row("inline", u"**b** *i* `c<d` ~~s~~"_s,
        "<p><strong>b</strong> <em>i</em> <code>c&lt;d</code> <del>s</del></p>\n");
    row("heading below the page's own", u"# Title"_s, "<h3>Title</h3>\n");
    row("code", u"```cpp\na<b\n```"_s, "<pre class=\"code\">\na&lt;b</pre>\n");
    row("link", u"[x](https://a.example/?b=1&c=2)"_s,
        "<p><a rel=\"noreferrer\" href=\"https://a.example/?b=1&amp;c=2\">x</a></p>\n");
    row("table", u"|a|b|\n|-|-:|\n|1|2|"_s,
        "<table>\n<tr><th>a</th><th class=\"right\">b</th></tr>\n<tr><td>1</td><td "
        "class=\"right\">2</td></tr>\n</table>\n");
    row("list", u"- a\n- b"_s,
        "<ul><li><span class=\"marker\">\u2022</span><p>a</p>\n</li><li><span class=\"marker\">\u2022</span><p "
        "class=\"tight\">b</p>\n</li></ul>\n");
}

void TestHtmlText::markdown()
{
    QFETCH(const QString, source);
    QFETCH(const QByteArray, html);
    QCOMPARE(htmltext::markdown(source), html);
    QCOMPARE(faultOf(htmltext::markdown(source)), QString());
}

void TestHtmlText::nothingRuns_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("script") << u"<script>alert(1)</script>"_s;
    QTest::newRow("handler") << u"<img src=x onerror=alert(1)>"_s;
    QTest::newRow("javascript link") << u"[x](javascript:alert(1))"_s;
    QTest::newRow("data link") << u"[x](data:text/html,<script>alert(1)</script>)"_s;
    QTest::newRow("spelled otherwise") << u"[x](JaVaScRiPt&#58;alert(1))"_s;
    QTest::newRow("quotes") << u"[x](https://a/\"onmouseover=\"alert(1))"_s;
    QTest::newRow("end of the block") << u"```\n</pre><script>alert(1)</script>\n```"_s;
    QTest::newRow("image") << u"![x](https://tracker.example/pixel.png)"_s;
    QTest::newRow("local file") << u"[x](file:///etc/passwd)"_s;
}

void TestHtmlText::nothingRuns()
{
    QFETCH(const QString, source);
    const QByteArray html = htmltext::markdown(source);
    QCOMPARE(faultOf(html), QString());
    QXmlStreamReader reader("<div>" + QByteArray(html).replace("<br>", "<br/>") + "</div>");
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY2(reader.name() != "script"_L1 && reader.name() != "img"_L1, html.constData());
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
            QVERIFY2(!attribute.name().startsWith("on"_L1), html.constData());
            if (attribute.name() == "href"_L1)
                QVERIFY2(attribute.value().startsWith("http"_L1), html.constData());
        }
    }
}

void TestHtmlText::hostileMarkdown()
{
    QByteArray html = htmltext::markdown(u"> - "_s.repeated(3'000) + u"x"_s);
    QCOMPARE(faultOf(html), QString());
    html = htmltext::markdown(u"- "_s.repeated(3'000) + u"x"_s);
    QCOMPARE(faultOf(html), QString());
    QVERIFY(htmltext::markdown(u"*"_s.repeated(100'000)).size() > 0);
}

void TestHtmlText::diffs()
{
    QCOMPARE(htmltext::diff(u"--- a\n+++ b\n@@ -1 +1 @@\n-<x>\n+y\n z"_s),
        QByteArray("<pre class=\"diff\">\n<span class=\"file\">--- a</span>\n<span class=\"file\">+++ b</span>\n<span "
                   "class=\"place\">@@ -1 +1 @@</span>\n<span class=\"removed\">-&lt;x&gt;</span>\n<span "
                   "class=\"added\">+y</span>\n z\n</pre>\n"));
}

void TestHtmlText::controlsAreSeen()
{
    QCOMPARE(htmltext::escaped(u"a\u001b[31m\u202eb"_s),
        u"a\u241b[31m\u2190b"_s.toUtf8().replace("\u2190", htmltext::escaped(u"\u202e"_s)));
    QVERIFY(!htmltext::escaped(u"\u001b\u0000x"_s).contains('\x1b'));
}

void TestHtmlText::styleHasBothThemes()
{
    const QByteArray css = htmlStyleSheet();
    QVERIFY(css.contains("prefers-color-scheme:dark"));
    QVERIFY(!css.contains("http"));
    // Each variable that is used is set.
    qsizetype at = 0;
    while ((at = css.indexOf("var(--", at)) >= 0) {
        const qsizetype end = css.indexOf(')', at);
        const QByteArray name = css.sliced(at + 4, end - at - 4);
        QVERIFY2(css.contains(QByteArray(name + ':')), name.constData());
        at = end;
    }
}

/// A page is laid out as its reader reads, and each text as its writer writes.
void TestHtmlText::otherDirections()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic));
    const QByteArray fromRight = htmlpage::begin(u"x"_s, {});
    QLocale::setDefault(QLocale(QLocale::German));
    const QByteArray fromLeft = htmlpage::begin(u"x"_s, {});
    QLocale::setDefault(before);
    QVERIFY(fromRight.contains("<html lang=\"ar\" dir=\"rtl\">"));
    QVERIFY(fromLeft.contains("<html lang=\"de\">"));
    QVERIFY(htmltext::prose(u"one"_s).startsWith("<div class=\"text\" dir=\"auto\">"));
    for (const char* side : {"margin-left", "margin-right", "padding-left", "border-left", "text-align:left"})
        QVERIFY2(!htmlStyleSheet().contains(side), side);
}

GUI_TEST_CLASS(TestHtmlText)
#include "tst_htmltext.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/picture.h"
#include "ui/common/style.h"
#include "ui/timeline/thumbnails.h"
#include "ui/viewers/pictureviewer.h"

#include <QBuffer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <QtEndian>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray png(QSize size, const QColor& colour = Qt::red)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

/// The head of a PNG claims this size; there are no pixels behind it.
QByteArray bomb(quint32 width, quint32 height)
{
    QByteArray file = png({1, 1});
    qToBigEndian(width, file.data() + 16);
    qToBigEndian(height, file.data() + 20);
    // A reader looks at the check sum of the head.
    quint32 sum = ~0U;
    for (const char ch : file.sliced(12, 17)) {
        sum ^= quint8(ch);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320U : 0);
    }
    qToBigEndian(~sum, file.data() + 29);
    return file;
}

/// A timeline with one image, whose file is this.
struct ImageScene : TimelineScene
{
    explicit ImageScene(const Result<QByteArray>& file)
        : TimelineScene(SessionBuilder(TimelineSession)
                  .user(u"What is wrong here?"_s)
                  .image(u"image/png"_s, file ? file->size() : 10)
                  .assistant(u"The chart has no axis."_s)
                  .build())
    {
        view.thumbnails().setSource([this, file](const MessagePtr&, int, int, const JobControl&) {
            ++asked;
            return QtFuture::makeReadyValueFuture(file);
        });
    }

    [[nodiscard]] const PictureBlock* picture()
    {
        const RowLayout* layout = view.rows().peek(0);
        if (!layout)
            return nullptr;
        for (const PartLayout& part : layout->parts()) {
            if (part.kind == PartKind::Image && !part.blocks.empty())
                return static_cast<const PictureBlock*>(part.blocks.front().get());
        }
        return nullptr;
    }
    [[nodiscard]] bool waitForPicture()
    {
        return settle()
            && QTest::qWaitFor(
                [this] {
                    view.grab();
                    return picture() && !picture()->isWaiting();
                },
                testclass::Patience);
    }
    int asked = 0;
};

} // namespace

/// Images in the timeline and in a window of their own.
class TestImages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void comesWithoutMoving();
    void isReadOnce();
    void refused_data();
    void refused();
    void clickAsksForAll();
    void standsInResults();
    void viewerFitsAndSaves();
    void viewerSaysWhatFailed();
};

void TestImages::comesWithoutMoving()
{
    ImageScene scene(png({1600, 900}, Qt::green));
    const auto before = [&scene] { return scene.view.rows().heights().height(0); };
    QVERIFY(scene.settle());
    const int height = before();
    QVERIFY(scene.waitForPicture());
    QCOMPARE(before(), height);
    const Thumbnail& thumbnail = scene.picture()->thumbnail();
    QCOMPARE(thumbnail.size, QSize(1600, 900));
    const QSize tile = PictureBlock::tileIn(scene.view.rows().style());
    QVERIFY(thumbnail.image.width() <= tile.width() && thumbnail.image.height() <= tile.height());
    QVERIFY2(scene.picture()->text().startsWith(u"PNG · 1,600 × 900 · "_s), qPrintable(scene.picture()->text()));
    // It is seen: the middle of the tile is green.
    const QRect part = scene.view.scroller().partRect(0, 1);
    const QImage shot = scene.view.viewport()->grab().toImage();
    const QPoint at(scene.view.rows().columns().content.x + tile.width() / 2, part.top() + 2 + tile.height() / 2);
    QCOMPARE(shot.pixelColor(at * shot.devicePixelRatio()), QColor(Qt::green));
}

void TestImages::isReadOnce()
{
    ImageScene scene(png({20, 20}));
    QVERIFY(scene.waitForPicture());
    scene.view.rows().foldsChanged(0); // laid out again
    QVERIFY(scene.waitForPicture());
    QCOMPARE(scene.asked, 1);
}

void TestImages::refused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("words");
    QTest::newRow("bomb") << bomb(50'000, 50'000) << u"This image claims 50,000 × 50,000 pixels."_s;
    QTest::newRow("just too large") << bomb(8'001, 8'000) << u"This image claims 8,001 × 8,000 pixels."_s;
    QTest::newRow("torn") << png({300, 300}).first(60) << u"This image is damaged"_s;
    QTest::newRow("text") << QByteArray("no image") << u"This is not a PNG, JPEG, GIF, WebP or BMP image"_s;
    QTest::newRow("svg") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
                         << u"This is not a PNG, JPEG, GIF, WebP or BMP image"_s;
    QTest::newRow("empty") << QByteArray() << u"This is not a PNG, JPEG, GIF, WebP or BMP image"_s;
}

void TestImages::refused()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, words);
    const auto read = Picture::read(file);
    QVERIFY(!read);
    QVERIFY2(read.error().text.startsWith(words), qPrintable(read.error().text));
    ImageScene scene(file);
    QVERIFY(scene.settle());
    const int height = scene.view.rows().heights().height(0);
    QVERIFY(scene.waitForPicture());
    QVERIFY(scene.picture()->thumbnail().image.isNull());
    QCOMPARE(scene.picture()->thumbnail().trouble, read.error().text);
    QCOMPARE(scene.view.rows().heights().height(0), height);
}

void TestImages::clickAsksForAll()
{
    ImageScene scene(png({400, 300}));
    QVERIFY(scene.waitForPicture());
    const QSignalSpy asked(&scene.view, &TimelineView::pictureRequested);
    const QRect part = scene.view.scroller().partRect(0, 1);
    const int content = scene.view.rows().columns().content.x;
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, QPoint(content + 300, part.center().y()));
    QCOMPARE(asked.count(), 0); // beside it
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, QPoint(content + 30, part.center().y()));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first(), QVariantList({0, 1, 0}));
}

void TestImages::standsInResults()
{
    const QString block = uR"({"type":"image","source":{"type":"base64","media_type":"image/png","data":"eA=="}})"_s;
    TimelineScene scene(SessionBuilder(TimelineSession)
            .assistant()
            .tool(u"screenshot"_s, u"{}"_s, u'[' + block + u',' + block + u']')
            .build());
    QList<int> asked;
    scene.view.thumbnails().setSource([&asked](const MessagePtr&, int, int number, const JobControl&) {
        asked << number;
        return QtFuture::makeReadyValueFuture(Result<QByteArray>(
            number == 0 ? Result<QByteArray>(png({40, 30})) : fail(Errc::Corrupt, u"It is no base64."_s)));
    });
    QVERIFY(scene.settle());
    scene.view.setFocus();
    scene.view.goToRow(0, 0);
    scene.view.rows().setFolded(0, 0, false);
    const auto pictures = [&scene] {
        QList<const PictureBlock*> found;
        for (const auto& one : scene.view.rows().peek(0)->parts().front().blocks) {
            if (const auto* picture = dynamic_cast<const PictureBlock*>(one.get()))
                found << picture;
        }
        return found;
    };
    QVERIFY(QTest::qWaitFor(
        [&] {
            scene.view.grab();
            return pictures().size() == 2 && !pictures().front()->isWaiting() && !pictures().back()->isWaiting();
        },
        testclass::Patience));
    QCOMPARE(pictures().front()->thumbnail().size, QSize(40, 30));
    QCOMPARE(pictures().back()->thumbnail().trouble, u"It is no base64."_s);
    std::ranges::sort(asked);
    QCOMPARE(asked, QList<int>({0, 1}));
    // By keys as by clicks.
    const QSignalSpy wanted(&scene.view, &TimelineView::pictureRequested);
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first(), QVariantList({0, 0, 1}));
}

void TestImages::viewerFitsAndSaves()
{
    const QByteArray file = png({3000, 1000});
    QPointer<PictureViewer> viewer = new PictureViewer(u"Image"_s);
    viewer->resize(800, 600);
    viewer->show();
    viewer->load(QtFuture::makeReadyValueFuture(Result<QByteArray>(file)));
    QTRY_VERIFY(viewer->isLoaded());
    QVERIFY2(viewer->note().startsWith(u"PNG · 3,000 × 1,000 · "_s), qPrintable(viewer->note()));
    QVERIFY(viewer->shownSize().width() <= 800);
    QVERIFY(viewer->shownSize().width() > 700);
    QVERIFY(qAbs(viewer->shownSize().width() / 3.0 - viewer->shownSize().height()) <= 1);
    viewer->fitButton()->click();
    QCOMPARE(viewer->shownSize(), QSize(3000, 1000));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    QVERIFY(viewer->saveTo(path).result());
    QFile saved(path);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(saved.readAll(), file);
    QTest::keyClick(viewer, Qt::Key_Escape);
    QTRY_VERIFY(!viewer);
}

void TestImages::viewerSaysWhatFailed()
{
    QPointer<PictureViewer> viewer = new PictureViewer(u"Image"_s);
    viewer->show();
    viewer->load(QtFuture::makeReadyValueFuture(Result<QByteArray>(bomb(100'000, 100'000))));
    QTRY_VERIFY(viewer->isLoaded());
    QVERIFY(viewer->note().contains(u"64 megapixels"_s));
    QVERIFY(!viewer->saveButton()->isEnabled());
    viewer->close();
    QTRY_VERIFY(!viewer);
}

GUI_TEST_CLASS(TestImages)
#include "tst_images.moc"

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/sessionprinting.h"

#include "core/export/sessionexport.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/export/markdownwriter.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QScreen>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QThread>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double FootLines = 2; ///< of the page, below the text

/// Shows what it is given and nothing else: a session may name files and addresses.
class ClosedDocument final : public QTextDocument
{
protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

double layoutDots()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? screen->logicalDotsPerInchY() : 96;
}

double footHeight(const QTextDocument& document)
{
    return QFontMetricsF(document.defaultFont()).lineSpacing() * FootLines;
}

/// The room for text on a page, in pixels of the layout.
QSizeF roomOn(const QPrinter& printer, const QFont& body)
{
    const QRectF page = printer.pageRect(QPrinter::Inch);
    const double foot = QFontMetricsF(body).lineSpacing() * FootLines;
    return {page.width() * layoutDots(), std::max(1.0, page.height() * layoutDots() - foot)};
}

void styleCode(QTextDocument& document, const QFont& code)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (!format.hasProperty(QTextFormat::BlockCodeFence) && !format.hasProperty(QTextFormat::BlockCodeLanguage))
            continue;
        format.setBackground(QColor(0xF2, 0xF3, 0xF4));
        format.setNonBreakableLines(false);
        QTextCharFormat letters;
        letters.setFont(code);
        QTextCursor cursor(block);
        cursor.setBlockFormat(format);
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(letters);
    }
}

} // namespace

SessionPrinting::SessionPrinting(ExportSource::Opener opener, ExportWish wish, QWidget* window)
    : QObject(window)
    , m_opener(std::move(opener))
    , m_wish(std::move(wish))
    , m_window(window)
{
}

SessionPrinting::~SessionPrinting()
{
    m_control.cancel();
}

void SessionPrinting::start()
{
    m_isWorking = true;
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    m_progress = new QProgressDialog(tr("Laying out the pages"), tr("Cancel"), 0, 0, m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_progress, &QProgressDialog::canceled, this, [this] { m_control.cancel(); });
    // Of unknown length it would show itself after four seconds, whatever its minimumDuration.
    constexpr int ShownAfterMs = 500;
    QTimer::singleShot(ShownAfterMs, m_progress, &QWidget::show);
    Look look;
    look.body = Style::measures().body;
    look.code = Style::measures().code;
    constexpr double Points = 9.5; // of what is read on paper, whatever the screen's size of text
    look.body.setPointSizeF(Points);
    look.code.setPointSizeF(Points * 0.88);
    look.page = roomOn(*m_printer, look.body);
    look.reader = thread();
    m_lane
        .run(
            [opener = m_opener, wish = m_wish, look](const JobControl& job) { return layOut(opener, wish, look, job); },
            Lane::Visible, m_control)
        .then(this, [this](const Result<Document>& document) { take(document); });
}

Result<SessionPrinting::Document> SessionPrinting::layOut(
    const ExportSource::Opener& opener, const ExportWish& wish, const Look& look, const JobControl& job)
{
    const auto store = opener(job);
    if (!store)
        return std::unexpected(store.error());
    MarkdownWriter writer;
    SessionExport session(wish, writer);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (const auto written = session.run(**store, buffer, job); !written)
        return std::unexpected(written.error());
    if (buffer.size() > MostBytes)
        return fail(Errc::NotSupported,
            tr("The text is too long to print (%1). Select some messages, or export the session instead.")
                .arg(format::bytes(buffer.size())));
    Document document = std::make_shared<ClosedDocument>();
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(look.body);
    document->setMarkdown(QString::fromUtf8(buffer.data()),
        QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    styleCode(*document, look.code);
    document->setPageSize(look.page);
    if (document->pageCount() < 1 || job.isCancelled()) // lays it out
        return fail(Errc::Cancelled, {});
    document->moveToThread(look.reader);
    return document;
}

void SessionPrinting::take(const Result<Document>& document)
{
    m_isWorking = false;
    if (m_progress)
        m_progress->close();
    if (!document)
        return end(std::unexpected(document.error()));
    m_document = *document;
    m_preview = new QPrintPreviewDialog(m_printer.get(), m_window);
    m_preview->setAttribute(Qt::WA_DeleteOnClose);
    m_preview->setWindowTitle(tr("Print session"));
    connect(m_preview, &QPrintPreviewDialog::paintRequested, this, [this](QPrinter* printer) { paint(*printer); });
    connect(m_preview, &QDialog::finished, this, [this] { end({}); });
    m_preview->resize(m_window->size() * 0.9);
    m_preview->open();
}

void SessionPrinting::fitTo(const QPrinter& printer)
{
    const QSizeF room = roomOn(printer, m_document->defaultFont());
    if (m_document->pageSize() != room)
        m_document->setPageSize(room);
}

QPrintPreviewDialog* SessionPrinting::preview() const
{
    return m_preview;
}

int SessionPrinting::pageCount() const
{
    return m_document ? m_document->pageCount() : 0;
}

void SessionPrinting::paint(QPrinter& printer)
{
    fitTo(printer);
    QPainter painter(&printer);
    if (!painter.isActive())
        return;
    const double scale = printer.resolution() / layoutDots();
    painter.scale(scale, scale);
    const QSizeF room = m_document->pageSize();
    const int pages = m_document->pageCount();
    // Points would be those of the printer, and scaled once more.
    QFont foot = m_document->defaultFont();
    foot.setPixelSize(std::max(1, qRound(foot.pointSizeF() * layoutDots() / 72)));
    const int first = std::max(1, printer.fromPage());
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages) : pages;
    for (int page = first; page <= last; ++page) {
        if (page > first && !printer.newPage())
            return;
        const QRectF view(0, (page - 1) * room.height(), room.width(), room.height());
        painter.save();
        painter.translate(0, -view.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black); // paper is white in dark themes, too
        context.clip = view;
        painter.setClipRect(view);
        m_document->documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setPen(QColor(0x60, 0x60, 0x60));
        painter.setFont(foot);
        painter.drawText(QRectF(0, room.height(), room.width(), footHeight(*m_document)),
            Qt::AlignHCenter | Qt::AlignBottom,
            tr("%1 / %2", "page of pages").arg(format::number(page), format::number(pages)));
    }
}

void SessionPrinting::end(const Result<>& result)
{
    emit ended(result);
    deleteLater();
}

} // namespace stemma

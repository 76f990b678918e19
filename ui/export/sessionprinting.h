// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/export/exportwish.h"
#include "core/models/exportsource.h"

#include <QFont>
#include <QPointer>
#include <QSizeF>

#include <memory>

class QPrinter;
class QPrintPreviewDialog;
class QProgressDialog;
class QTextDocument;

namespace stemma {

/// Prints a session: reads it and lays it out in the background, then shows the pages, which are printed when the user
/// says so. The session is only read. GUI thread.
class SessionPrinting final : public QObject
{
    Q_OBJECT
public:
    /// More text than this takes too long to be laid out anew for another paper.
    static constexpr qint64 MostBytes = 3'000'000;

    SessionPrinting(ExportSource::Opener opener, ExportWish wish, QWidget* window);
    ~SessionPrinting() override;

    void start(); ///< ended() follows
    [[nodiscard]] bool isWorking() const { return m_isWorking; }
    [[nodiscard]] QPrintPreviewDialog* preview() const; ///< while it is shown
    [[nodiscard]] QPrinter* printer() const { return m_printer.get(); } ///< once there are pages
    [[nodiscard]] int pageCount() const; ///< as laid out for the printer
    void paint(QPrinter& printer); ///< all pages that its settings ask for

signals:
    void ended(const stemma::Result<>& result); ///< the preview was closed, or there is none; also Errc::Cancelled

private:
    using Document = std::shared_ptr<QTextDocument>;
    /// What the pages look like, taken in the GUI thread.
    struct Look
    {
        QFont body;
        QFont code;
        QSizeF page; ///< in pixels of the layout
        QThread* reader = nullptr; ///< that gets the document
    };

    [[nodiscard]] static Result<Document> layOut(
        const ExportSource::Opener& opener, const ExportWish& wish, const Look& look, const JobControl& job);
    void take(const Result<Document>& document);
    void fitTo(const QPrinter& printer);
    void end(const Result<>& result);

    ExportSource::Opener m_opener;
    ExportWish m_wish;
    QWidget* m_window;
    std::unique_ptr<QPrinter> m_printer;
    Document m_document;
    QPointer<QPrintPreviewDialog> m_preview;
    QPointer<QProgressDialog> m_progress;
    JobControl m_control;
    bool m_isWorking = false;
    Lane m_lane;
};

} // namespace stemma

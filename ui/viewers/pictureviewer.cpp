// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/viewers/pictureviewer.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeDatabase>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QThreadPool>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Larger ones are reduced well once, and from there fitted quickly.
constexpr QSize LargestFitted {2560, 1600};

} // namespace

/// Paints an image as large as itself.
class PictureCanvas final : public QWidget
{
public:
    using QWidget::QWidget;

    QImage image;
    QImage reduced; ///< null: the image is small enough

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize here = size() * devicePixelRatioF();
        const bool fits = here.width() <= reduced.width() && here.height() <= reduced.height();
        painter.drawImage(rect(), fits ? reduced : image);
    }
};

PictureViewer::PictureViewer(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_area(new QScrollArea(this))
    , m_canvas(new PictureCanvas(this))
    , m_note(new QLabel(tr("Loading…"), this))
{
    const Measures& m = Style::measures();
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(220 * m.u, 160 * m.u);
    new ScreenFit(*this);
    m_canvas->setAccessibleName(title);
    m_area->setWidget(m_canvas);
    m_area->setAlignment(Qt::AlignCenter);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setBackgroundRole(QPalette::Base);
    m_note->setWordWrap(true);
    m_note->setFont(m.meta);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_fit = buttons->addButton(tr("&Fit to window"), QDialogButtonBox::ActionRole);
    m_fit->setCheckable(true);
    m_fit->setChecked(true);
    m_fit->setEnabled(false);
    m_fit->setToolTip(tr("Off: pixel by pixel"));
    m_save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::ActionRole);
    m_save->setIcon(icons::icon(u"document-export"_s));
    m_save->setEnabled(false);
    connect(m_fit, &QPushButton::toggled, this, &PictureViewer::place);
    connect(m_save, &QPushButton::clicked, this, &PictureViewer::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * m.u, 2 * m.u, 2 * m.u, 2 * m.u);
    foot->addWidget(m_note, 1);
    foot->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addLayout(foot);
}

void PictureViewer::load(QFuture<Result<QByteArray>> file)
{
    file.then(QThreadPool::globalInstance(),
            [](const Result<QByteArray>& bytes) -> Result<Loaded> {
                if (!bytes)
                    return std::unexpected(bytes.error());
                return Picture::read(*bytes).transform([&](const Picture& picture) {
                    const QSize size = picture.image.size();
                    const bool isLarge = size.width() > LargestFitted.width() || size.height() > LargestFitted.height();
                    return Loaded {*bytes, picture,
                        isLarge ? picture.image.scaled(LargestFitted, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                                : QImage()};
                });
            })
        .then(this, [this](const Result<Loaded>& loaded) { take(loaded); });
}

void PictureViewer::take(const Result<Loaded>& loaded)
{
    m_isLoaded = true;
    if (!loaded) {
        m_note->setText(loaded.error().text);
        return;
    }
    m_file = loaded->file;
    m_picture = loaded->picture;
    const QMimeType type = QMimeDatabase().mimeTypeForData(m_file);
    m_note->setText(QStringList(
        {type.preferredSuffix().toUpper(),
            u"%1 × %2"_s.arg(format::number(m_picture.size.width()), format::number(m_picture.size.height())),
            format::bytes(m_file.size())})
            .join(factSeparator()));
    m_canvas->image = m_picture.image;
    m_canvas->reduced = loaded->reduced;
    m_fit->setEnabled(true);
    m_save->setEnabled(true);
    place();
}

void PictureViewer::place()
{
    if (m_picture.image.isNull())
        return;
    QSize shown = m_picture.image.size() / devicePixelRatioF();
    const QSize room = m_area->maximumViewportSize();
    // A small one is not blown up.
    if (m_fit->isChecked() && (shown.width() > room.width() || shown.height() > room.height()))
        shown.scale(room, Qt::KeepAspectRatio);
    m_canvas->resize(shown.expandedTo({1, 1}));
    m_canvas->update();
}

QString PictureViewer::note() const
{
    return m_note->text();
}

QSize PictureViewer::shownSize() const
{
    return m_canvas->size();
}

void PictureViewer::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    place();
}

QFuture<Result<>> PictureViewer::saveTo(const QString& path) const
{
    return QtConcurrent::run([path, bytes = m_file]() -> Result<> {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return fail(Errc::Denied, tr("“%1” could not be written.").arg(path), file.errorString());
        return {};
    });
}

void PictureViewer::save()
{
    auto* dialog = new QFileDialog(this, tr("Save image"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(tr("image") + u'.' + QMimeDatabase().mimeTypeForData(m_file).preferredSuffix());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        saveTo(path).then(this, [this](const Result<>& saved) {
            if (!saved)
                m_note->setText(saved.error().text);
        });
    });
    dialog->open();
}

} // namespace stemma

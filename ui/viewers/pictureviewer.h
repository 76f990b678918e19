// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/picture.h"

#include <QDialog>
#include <QFuture>

class QLabel;
class QPushButton;
class QScrollArea;

namespace stemma {

class PictureCanvas;

/// A window with one image of a session: fitted or pixel by pixel, and saved as the file it is. Decodes in the
/// background; deletes itself when closed.
class PictureViewer final : public QDialog
{
    Q_OBJECT
public:
    explicit PictureViewer(const QString& title, QWidget* parent = nullptr);

    void load(QFuture<Result<QByteArray>> file);
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; } ///< or failed
    [[nodiscard]] QString note() const; ///< what is below the image
    [[nodiscard]] QPushButton* fitButton() const { return m_fit; }
    [[nodiscard]] QPushButton* saveButton() const { return m_save; }
    [[nodiscard]] QSize shownSize() const; ///< of the image, on screen
    QFuture<Result<>> saveTo(const QString& path) const; ///< in the background

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Loaded
    {
        QByteArray file;
        Picture picture;
        QImage reduced; ///< of a large one, to be fitted from
    };

    void take(const Result<Loaded>& loaded);
    void place();
    void save();

    QScrollArea* m_area = nullptr;
    PictureCanvas* m_canvas = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_fit = nullptr;
    QPushButton* m_save = nullptr;
    QByteArray m_file;
    Picture m_picture;
    bool m_isLoaded = false;
};

} // namespace stemma

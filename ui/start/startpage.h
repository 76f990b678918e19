// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storeplaces.h"
#include "ui/common/settings.h"

#include <QListWidget>
#include <QScrollArea>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace stemma {

class FoundList;

/// A short list on the start page; takes the height of its rows.
class StartList final : public QListWidget
{
    Q_OBJECT
public:
    /// What a row shows; the delegate paints it.
    struct Row
    {
        QString icon;
        QString title;
        QString note; ///< muted, behind the title
        QString chip;
        bool chipIsError = false;
        QString second; ///< second line, as code; empty: the row has one line
        QString middle; ///< muted, before `figure`
        QString figure;
        QString when;
        QString toolTip;
    };

    explicit StartList(QWidget* parent = nullptr);

    void setRows(const QList<Row>& rows);
    [[nodiscard]] const QList<Row>& rows() const { return m_rows; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QList<Row> m_rows;
};

/// What the window shows while no session is open: ways to open one, recent stores, stores found on
/// this machine and where one was reading. Looks at files in the background only.
class StartPage final : public QScrollArea
{
    Q_OBJECT
public:
    /// The actions behind the buttons.
    struct Openers
    {
        QAction* file = nullptr;
        QAction* folder = nullptr;
        QAction* server = nullptr;
        QAction* sample = nullptr;
    };

    StartPage(const Openers& openers, Settings* settings, QWidget* parent = nullptr);
    ~StartPage() override;

    /// Takes up what the settings say, and looks at files in the background.
    void refresh();
    void lookAgain();
    [[nodiscard]] bool isLooking() const { return m_looking > 0; }
    [[nodiscard]] StartList* recent() const { return m_recent; }
    [[nodiscard]] StartList* readings() const { return m_readings; }
    [[nodiscard]] FoundList* found() const { return m_found; }

signals:
    void pathChosen(const QString& path);
    void readingChosen(const stemma::Reading& reading);
    void helpRequested(const QString& chapter);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeLeft(const Openers& openers);
    QWidget* makeRight();
    void fitMargins();
    void showFound(const QList<FoundPlace>& places);
    void checkPlaces(); ///< of recent stores and of what was read
    void showRecent();
    void showReadings();
    void adjustFonts();

    Settings* m_settings = nullptr;
    StartList* m_recent = nullptr;
    StartList* m_readings = nullptr;
    FoundList* m_found = nullptr;
    QLabel* m_forget = nullptr;
    QLabel* m_noRecent = nullptr;
    QLabel* m_noFound = nullptr;
    QLabel* m_readingsHead = nullptr;
    QList<Reading> m_reading;
    QSet<QString> m_missing; ///< stores, when it was looked last
    QList<QWidget*> m_mutedLabels;
    QGridLayout* m_grid = nullptr;
    QWidget* m_right = nullptr;
    bool m_narrow = false;
    JobControl m_job;
    int m_looking = 0;
    bool m_looked = false;
};

/// Looks at the default places of all formats: names and sizes only. Any thread.

} // namespace stemma

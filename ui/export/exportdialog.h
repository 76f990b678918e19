// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/exportsource.h"
#include "ui/export/exportform.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace stemma {

class RedactionPane;

/// Asks how a session or a report is to be written as a document, shows what would be redacted, and writes it. GUI
/// thread.
class ExportDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p selected: messages that are chosen in the session; may be none.
    ExportDialog(
        ExportSource::Opener opener, const SessionInfo& session, const ExportKeys& selected, QWidget* parent = nullptr);

    /// The same of a report of this title, in the forms that reports have.
    ExportDialog(const QString& title, ReportMaker report, QWidget* parent = nullptr);

    enum class Scope : quint8 { Whole, Branch, Selected };

    void exportTo(const QString& path); ///< as it is chosen now
    [[nodiscard]] ExportWish wish() const;
    [[nodiscard]] ExportForm form() const;
    [[nodiscard]] QString suggestedName() const; ///< of a file, made of the title
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isWorking() const { return m_source.isWorking(); }

    [[nodiscard]] QComboBox* formChooser() const { return m_form; }
    [[nodiscard]] QComboBox* scopeChooser() const { return m_scope; }
    [[nodiscard]] QCheckBox* toolsBox() const { return m_tools; }
    [[nodiscard]] QCheckBox* redactBox() const { return m_redact; }
    [[nodiscard]] RedactionPane* redactionPane() const { return m_pane; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* copyButton() const { return m_copy; } ///< for a copy of the session

signals:
    /// A redacted copy of the session is to be made, as a session.
    void copyRequested(const stemma::RedactionList& list, const QStringList& names);
    void messageRequested(const stemma::MessageId& message);

private:
    ExportDialog(ExportSource::Opener opener, const QString& title, QWidget* parent);
    QDialogButtonBox* makeButtons();
    void connectParts();
    void askForFile();
    void look();
    void updateButtons();
    void takeFound(const Result<RedactionList>& found);
    void takeWritten(const Result<ExportReport>& report);
    void setWorking(const QString& doing); ///< empty: nothing is done
    void showProgress();

    QString m_title; ///< of what is exported
    SessionId m_session;
    ExportKeys m_selected;
    ReportMaker m_report; ///< none: a session is exported
    ExportSource m_source;
    QFormLayout* m_fields;
    QComboBox* m_form;
    QComboBox* m_scope;
    QCheckBox* m_thinking;
    QCheckBox* m_tools;
    QCheckBox* m_images;
    QCheckBox* m_redact;
    RedactionPane* m_pane;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_copy;
    QPushButton* m_folder;
    QPushButton* m_cancel;
    QString m_written; ///< the file
    bool m_isLookedThrough = false; ///< what would be redacted is known
    QTimer m_ticks;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/fileexplorer.h"
#include "core/sessionfiles/fileondisk.h"

#include <QCache>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeView;

namespace stemma {

class ExplorationModel;

/// One file of a session: what is stored of it and, when it was explored, what is in it on disk.
class FilePane final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int MostExplored = 50; ///< files of which is remembered what was found

    explicit FilePane(QWidget* parent = nullptr);

    /// @p path: on this machine; empty: it cannot be opened. @p notLooked: why nothing is known of the disk.
    void setFile(const std::optional<SessionFile>& file, const FileOnDisk* disk, const QString& path,
        const QString& notLooked = {});
    [[nodiscard]] const std::optional<SessionFile>& file() const { return m_file; }

    [[nodiscard]] QLabel* head() const { return m_head; }
    [[nodiscard]] QLabel* facts() const { return m_facts; }
    [[nodiscard]] QPlainTextEdit* stored() const { return m_stored; }
    [[nodiscard]] QPushButton* openButton() const { return m_open; }
    [[nodiscard]] QPushButton* exploreButton() const { return m_explore; }
    [[nodiscard]] QLabel* found() const { return m_found; } ///< the headline of what was explored, and notes
    [[nodiscard]] QTreeView* outline() const { return m_outline; } ///< of what was explored
    [[nodiscard]] FileExplorer* explorer() const { return m_explorer; }

    [[nodiscard]] QPushButton* storeButton() const { return m_store; }
    /// Why what was found cannot become the stored summary; empty: it can.
    void setRefusal(const QString& reason) { m_refusal = reason; }
    void setSummariser(const FileSummariser& summariser) { m_summariser = summariser; } ///< may be empty

signals:
    void openRequested(const QString& path);
    /// @p text is to become the summary that stands in the message of @p use.
    void summaryRequested(const stemma::FileUse& use, const QString& text);

private:
    void makeOutline();
    void updateFacts(const FileOnDisk* disk);
    void updateExploration();
    [[nodiscard]] bool hasContent() const { return m_file && !m_file->contents.empty(); }
    void requestSummary();
    void take(const QString& path, const FileExplorer::Found& found);

    std::optional<SessionFile> m_file;
    QString m_path;
    QString m_notLooked;
    QLabel* m_head;
    QLabel* m_facts;
    QPlainTextEdit* m_stored;
    QPushButton* m_open;
    QPushButton* m_explore;
    QPushButton* m_store;
    QWidget* m_exploredPart;
    QLabel* m_found;
    QTreeView* m_outline;
    ExplorationModel* m_model;
    FileExplorer* m_explorer;
    QCache<QString, FileExplorer::Found> m_explored {MostExplored}; ///< by path
    QString m_refusal;
    FileSummariser m_summariser;
    QString m_shown; ///< the path of what m_model holds
};

} // namespace stemma

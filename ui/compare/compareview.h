// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/comparesource.h"
#include "ui/compare/comparemodel.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>

class QGridLayout;
class QLabel;
class QSplitter;
class QToolButton;
class QTreeView;

namespace stemma {

class ChipButton;
class CompareFilesModel;

/// Two sessions side by side from where they parted, the files each changed, and what each took.
class CompareView final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the view.
    explicit CompareView(CompareSource* source, QWidget* parent = nullptr);

    void setTitles(const QString& a, const QString& b);
    void stepChange(int by); ///< to the next or previous change

    [[nodiscard]] CompareModel* model() const { return m_model; }
    [[nodiscard]] CompareFilesModel* files() const { return m_files; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] ChipButton* changesOnly() const { return m_changesOnly; }
    [[nodiscard]] QLabel* position() const { return m_position; } ///< "1 of 11"
    [[nodiscard]] QLabel* message() const { return m_message; } ///< instead of rows
    [[nodiscard]] QLabel* figure(int row, int side) const; ///< of the table below the files
    [[nodiscard]] static QStringList figureNames(); ///< of that table, from its second row on
    /// In the same order. Where only some messages were compared, what was counted in these is at least so much.
    [[nodiscard]] static QStringList figureTexts(const CompareFigures& figures);
    [[nodiscard]] QToolButton* exportButton() const { return m_export; }
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void exportRequested(); ///< the comparison, as a document
    void closeRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeRows();
    QWidget* makeFiles();
    void update();
    void updateMessage();
    void updateFigures();
    void updatePosition();
    void choose(const QModelIndex& index);
    /// Folds, unfolds or reads more, if the row offers that.
    bool unfold(const QModelIndex& index);
    void showCommon();
    void keepPlace(const std::function<void()>& work);
    void setSpans();
    [[nodiscard]] QString headText() const;

    CompareSource* m_source;
    CompareModel* m_model = nullptr;
    CompareFilesModel* m_files = nullptr;
    QTreeView* m_view = nullptr;
    QTreeView* m_filesView = nullptr;
    QSplitter* m_parts = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_position = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_filesHead = nullptr;
    QGridLayout* m_figures = nullptr;
    ChipButton* m_changesOnly = nullptr;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_export = nullptr;
    QToolButton* m_close = nullptr;
    std::pair<CompareSide, CompareSide> m_shownSides;
    QElapsedTimer m_unfolded; ///< since rows were
    qint64 m_commonFirst = -1; ///< of what is unfolded; -1: nothing
    QString m_titleA;
    QString m_titleB;
};

} // namespace stemma

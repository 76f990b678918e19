// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace stemma {

class LossFilter;
class LossModel;
class PaneHead;

/// What a summary lost of the messages it covers, in a table that can be filtered by kind, with what can be done about
/// the current one.
class FindingsPane final : public QWidget
{
    Q_OBJECT
public:
    explicit FindingsPane(QWidget* parent = nullptr);

    void setReview(const LossReviewPtr& review, bool isPartial); ///< null: there is none
    /// Whether the current one can be put into the summary; @p reason: why not.
    void setCanAdd(bool canAdd, const QString& reason);
    /// What a model said in a second look; empty: there was none, and nobody is named for the findings.
    void setSecondLook(const QString& words);
    void setCanExport(bool canExport); ///< not while the review is of another text than the one shown
    [[nodiscard]] bool canExport() const { return m_hasReview && m_canExport; }
    void setCanLookAgain(bool canLook);
    void fitNumbers(qint64 most); ///< the column of places has room for such numbers
    [[nodiscard]] const LossFinding* current() const; ///< null: none
    void choose(qsizetype finding); ///< by its place in the review; shows all kinds if it has to

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QPushButton* addButton() const { return m_add; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* secondLookButton() const { return m_secondLook; }
    [[nodiscard]] QPushButton* askButton() const { return m_ask; } ///< its menu: a question, or a probe
    [[nodiscard]] QAction* probeAction() const { return m_probe; }
    [[nodiscard]] QLabel* secondLookWords() const { return m_said; }

signals:
    void chosen(); ///< another one is the current one
    void addRequested(const stemma::LossFinding& finding);
    void secondLookRequested();
    void exportRequested(); ///< the review, as a document
    void canExportChanged();
    void askRequested(bool isProbe); ///< a question to the contexts before and after, or about what is lost
    void useRequested(qint64 message); ///< that needed it again; without one, where it stands

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTop();
    void makeView();
    QWidget* makeButtons();
    void fitButtons();
    void updateHead();
    void updateButtons();
    void goToUse();

    LossModel* m_losses;
    LossFilter* m_filter;
    PaneHead* m_head = nullptr;
    QComboBox* m_kinds = nullptr;
    QTreeView* m_view;
    QPushButton* m_add = nullptr;
    QPushButton* m_goTo = nullptr;
    QPushButton* m_secondLook = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_ask = nullptr;
    QAction* m_probe = nullptr;
    QLabel* m_said = nullptr;
    bool m_hasReview = false;
    bool m_canExport = false;
    bool m_isPartial = false;
    bool m_canAdd = false;
    QString m_whyNot; ///< it cannot be added
    QBoxLayout* m_rows = nullptr; ///< of buttons: what is done about a finding, and about all of them
};

} // namespace stemma

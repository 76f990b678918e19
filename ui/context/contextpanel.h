// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/contextmodel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;
class QTreeView;
class QAction;

namespace stemma {

class ChipButton;
class ContextComparisonView;
class ContextBars;
class RulesBook;
class VocabularyChoice;

/// What the agent would send, item by item, now or when a message was the newest: the content of the context dock.
class ContextPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the panel.
    explicit ContextPanel(ContextSource* source, QWidget* parent = nullptr);

    /// What counts the tokens of OpenAI models can be chosen here. It outlives the panel.
    void setVocabularies(VocabularyChoice* choice);

    /// The rules of contexts can be chosen here. It outlives the panel.
    void setRules(RulesBook* book);

    /// The message that is current in the timeline; followed if the user wishes so.
    void setCurrentMessage(qint64 index);

    [[nodiscard]] ContextModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] ChipButton* followChip() const { return m_follow; }
    [[nodiscard]] ChipButton* compareChip() const { return m_compare; } ///< shows comparison() in the place of the list
    [[nodiscard]] ContextComparisonView* comparison() const { return m_comparison; }
    [[nodiscard]] QLineEdit* findEdit() const { return m_find; }
    [[nodiscard]] QPushButton* rulesButton() const { return m_rules; }
    [[nodiscard]] QPushButton* countingButton() const { return m_counting; } ///< its menu: installed, estimate, a file
    [[nodiscard]] QPushButton* askButton() const { return m_ask; }
    [[nodiscard]] QLabel* place() const { return m_place; }
    [[nodiscard]] QLabel* figures() const { return m_figures; }
    /// When the current message left the window, by which summary; hidden where it is in it.
    [[nodiscard]] QLabel* departure() const { return m_departure; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void reviewRequested(
        stemma::OpenStore* store, const stemma::SessionId& session, const stemma::NodeId& node); ///< of a summary
    void askRequested(stemma::OpenStore* store, const stemma::SessionId& session,
        qint64 at); ///< a question to this context; @p at: its newest message (Message::index), -1: as it is now
    void noticed(const QString& text); ///< for the status bar

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeView();
    void updateRules();
    void fitChips();
    void update();
    void choose(const QModelIndex& index);
    void takeSlider(int value);
    void stepFound(bool forward);
    [[nodiscard]] QString figuresText() const;
    void updateDeparture();
    void followDeparture(const QString& link);

    ContextSource* m_source;
    ContextModel* m_model = nullptr;
    QTreeView* m_view = nullptr;
    QSlider* m_slider = nullptr;
    ChipButton* m_follow = nullptr;
    ChipButton* m_compare = nullptr;
    ContextComparisonView* m_comparison = nullptr;
    QLineEdit* m_find = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_figures = nullptr;
    QLabel* m_departure = nullptr;
    ContextBars* m_bars = nullptr;
    QPushButton* m_rules = nullptr;
    QPushButton* m_counting = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_ask = nullptr;
    qint64 m_current = -1; ///< in the timeline
};

} // namespace stemma

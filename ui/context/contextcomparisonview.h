// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QTreeView;

namespace stemma {

class ChipButton;
class ContextComparisonModel;
class ContextSource;

/// The context on screen beside that of the turn before: what is new, gone and changed. Compares while it is visible.
class ContextComparisonView final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the view.
    explicit ContextComparisonView(ContextSource* source, QWidget* parent = nullptr);

    [[nodiscard]] ContextComparisonModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QLabel* figures() const { return m_figures; }
    [[nodiscard]] ChipButton* onlyChangesChip() const { return m_onlyChanges; }

signals:
    void messageChosen(const QString& id); ///< of a message or a summary

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void update();
    void choose(const QModelIndex& index);
    [[nodiscard]] QString figuresText() const;

    ContextSource* m_source;
    ContextComparisonModel* m_model;
    QLabel* m_figures;
    ChipButton* m_onlyChanges;
    QTreeView* m_view;
};

} // namespace stemma

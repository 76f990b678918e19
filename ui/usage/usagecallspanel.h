// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagecallsmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;
class QTreeView;

namespace stemma {

class FittedColumns;

/// What stands behind a figure: the calls that are counted and those that are not, each with its tokens and its price,
/// and where the sum is another than the agent's own. Return opens the message of a call. GUI thread.
class UsageCallsPanel final : public QWidget
{
    Q_OBJECT
public:
    using Shown = UsageCallsFilter::Shown;

    /// @p source must outlive the panel.
    explicit UsageCallsPanel(UsageSource* source, QWidget* parent = nullptr);

    void setTitle(const QString& title); ///< of what is selected; empty: nothing is
    void setCanNarrow(bool can); ///< the selection can become a filter
    void setShown(Shown shown);
    bool goTo(const UsageCall& wanted); ///< false: it is not listed

    [[nodiscard]] UsageCallsModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QLabel* heading() const { return m_heading; }
    [[nodiscard]] QLabel* explanation() const { return m_explanation; }
    [[nodiscard]] QToolButton* narrowButton() const { return m_narrow; }
    [[nodiscard]] QComboBox* shownBox() const { return m_shown; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void narrowRequested();

private:
    void makeView();
    void take();
    void updateTexts();
    void choose(const QModelIndex& index);
    [[nodiscard]] QString figuresText() const;
    [[nodiscard]] QStringList leftOutLines() const;
    [[nodiscard]] QStringList differenceLines() const;

    UsageSource* m_source = nullptr;
    UsageCallsModel* m_model = nullptr;
    UsageCallsFilter* m_filter = nullptr;
    QLabel* m_heading = nullptr;
    QLabel* m_figures = nullptr;
    QLabel* m_explanation = nullptr;
    QLabel* m_empty = nullptr;
    QToolButton* m_narrow = nullptr;
    QComboBox* m_shown = nullptr;
    QTreeView* m_view = nullptr;
    FittedColumns* m_columns = nullptr;
    QString m_title;
};

} // namespace stemma

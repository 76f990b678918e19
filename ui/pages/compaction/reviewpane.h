// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QWidget>

class QSplitter;

namespace stemma {

class CoveredPane;
class FindingsPane;
class LossMeters;
class MessageModel;
class OpenStore;
class SummaryColumn;
class SummaryPane;
struct CompactionDraft;

/// One summary beside what it covers: the messages, the text, and what of the messages the text lost, with meters of
/// that above.
class ReviewPane final : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ReviewPane(OpenStore& store, MessageModel* messages, QWidget* parent = nullptr);

    void setReview(const LossReviewPtr& review, bool isWorking, bool isPartial); ///< null: there is none
    /// @p draft: the one that is tried out; null: none. @p canEdit: the text can be changed; else @p reason says why
    /// not.
    void updateButtons(const CompactionDraft* draft, bool canEdit, const QString& reason);

    [[nodiscard]] CoveredPane* covered() const { return m_covered; }
    [[nodiscard]] SummaryColumn* column() const { return m_column; }
    [[nodiscard]] SummaryPane* summary() const; ///< the text in column()
    [[nodiscard]] FindingsPane* findings() const { return m_findings; }

signals:
    void textChanged(); ///< a finding was put into it, or somebody types

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseFinding();

    LossMeters* m_meters;
    QSplitter* m_columns;
    CoveredPane* m_covered;
    SummaryColumn* m_column;
    FindingsPane* m_findings;
};

} // namespace stemma

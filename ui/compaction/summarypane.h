// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QStackedWidget>
#include <QTextCursor>

class QPlainTextEdit;
class QTextBrowser;

namespace stemma {

/// The text of a summary with what it kept underlined, to be read as Markdown or to be edited as it is.
class SummaryPane final : public QStackedWidget
{
    Q_OBJECT
public:
    explicit SummaryPane(QWidget* parent = nullptr);

    void setText(const QString& text); ///< the stored one; ends editing
    void setReview(const LossReviewPtr& review); ///< of the text that is shown
    void setEditing(bool editing); ///< with the stored text where it begins
    [[nodiscard]] bool isEditing() const;
    [[nodiscard]] QString text() const; ///< as edited, or as stored
    [[nodiscard]] const QString& storedText() const { return m_text; }
    /// Puts what was lost where the sections of a summary have it, and shows the place. Begins editing.
    void addLost(const LossFinding& finding);
    void showPlace(const LossFinding& finding); ///< of what is kept or changed

    [[nodiscard]] QPlainTextEdit* editor() const { return m_editor; }
    [[nodiscard]] QTextBrowser* browser() const { return m_browser; }

signals:
    void edited(); ///< another text while it is edited

private:
    [[nodiscard]] bool isMarkdown() const;
    [[nodiscard]] QTextCursor cursorOf(const LossFinding& finding) const;
    void render();
    void underline();

    QTextBrowser* m_browser = nullptr;
    QPlainTextEdit* m_editor = nullptr;
    bool m_isMarkdown = false; ///< as opposed to plain text, which is laid out in any case
    QString m_text;
    LossReviewPtr m_review;
};

} // namespace stemma

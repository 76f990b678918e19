// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/compaction.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace stemma {

class EditorFind;
class FindBar;
class PaneHead;
class SummaryPane;

/// The text of a summary below its name; while it is edited or tried out, with the buttons that apply or discard it.
class SummaryColumn final : public QWidget
{
    Q_OBJECT
public:
    explicit SummaryColumn(QWidget* parent = nullptr);

    void setWords(const QString& name, const QString& more);
    /// @p draft: the one that is tried out; null: the text is a stored one.
    void updateButtons(const CompactionDraft* draft);
    [[nodiscard]] bool isInPlace() const; ///< the user wishes so, and the format allows it

    [[nodiscard]] SummaryPane* pane() const { return m_pane; }
    [[nodiscard]] QPushButton* applyButton() const { return m_apply; }
    [[nodiscard]] QPushButton* discardButton() const { return m_discard; }
    /// "In this session", where a format would make a new one of a compaction.
    [[nodiscard]] QCheckBox* inPlaceBox() const { return m_inPlace; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }
    Q_INVOKABLE void openFind(); ///< in the text
    Q_INVOKABLE void stepFind(bool forward);

signals:
    void applyRequested();
    void discardRequested();

private:
    PaneHead* m_head;
    SummaryPane* m_pane;
    QWidget* m_buttons;
    QPushButton* m_apply;
    QPushButton* m_discard;
    QCheckBox* m_inPlace;
    FindBar* m_findBar;
    EditorFind* m_findInText;
    EditorFind* m_findInEditor; ///< in its place while the text is edited
};

} // namespace stemma

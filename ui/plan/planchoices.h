// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/plan/planrequest.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QFormLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace stemma {

class WhereChoice;

/// What can be chosen about an edit before it is made: a title, a place, a text. Gives the edit as chosen.
class PlanChoices final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanChoices(const PlanRequest& request, QWidget* parent = nullptr);

    /// No value while the id of the chosen message is still being loaded; `changed` follows.
    [[nodiscard]] std::optional<Edit> edit() const;
    /// The kind that is chosen: a fork may become a cut of the session itself.
    [[nodiscard]] EditKind kind() const;
    /// A change of messages is made in a fork of the session; the edit is that of the session itself.
    [[nodiscard]] bool isForked() const;
    /// Why it cannot be (one sentence, translated).
    void refuseFork(const QString& reason);
    [[nodiscard]] int row() const { return m_row; }
    void setRow(int row);
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; } ///< nothing can be chosen
    /// Where typing begins.
    [[nodiscard]] QWidget* firstField() const { return m_first; }

    [[nodiscard]] QLineEdit* titleEdit() const { return m_title; }
    [[nodiscard]] QSpinBox* numberBox() const { return m_number; }
    [[nodiscard]] QComboBox* roleBox() const { return m_role; }
    [[nodiscard]] QCheckBox* flagBox() const { return m_flag; }
    [[nodiscard]] QLineEdit* targetEdit() const { return m_target; }
    [[nodiscard]] QPlainTextEdit* textEdit() const { return m_text; }
    [[nodiscard]] QRadioButton* wholeButton() const { return m_whole; } ///< of a part that is removed
    [[nodiscard]] WhereChoice* where() const { return m_where; } ///< null: there is no choice
    [[nodiscard]] QPushButton* promptButton(bool next) const { return next ? m_nextPrompt : m_previousPrompt; }

signals:
    void changed();

private:
    void makeCut(QFormLayout& form);
    void makePlace(QFormLayout& form);
    void makeTitle(QFormLayout& form, const QString& title);
    void makeText(QFormLayout& form, const QString& label);
    void makeInsertion(QFormLayout& form);
    QLineEdit* makeLine(QFormLayout& form, const QString& label, const QString& text);
    void makeMark(QFormLayout& form);
    void makeMove(QFormLayout& form);
    void followModel();
    void makeWhere(QFormLayout& form);
    QWidget* makePartOrWhole();
    void goToPrompt(bool next);
    [[nodiscard]] int promptFrom(int row, bool next) const; ///< -1: there is none
    void takePlace();
    [[nodiscard]] QString refusal(EditKind kind) const;

    PlanRequest m_request;
    int m_row = -1;
    MessageId m_at; ///< of m_row, once it is known
    bool m_isEmpty = false;
    QWidget* m_first = nullptr;
    QLineEdit* m_title = nullptr;
    QSpinBox* m_number = nullptr;
    QPushButton* m_previousPrompt = nullptr;
    QPushButton* m_nextPrompt = nullptr;
    QLabel* m_quote = nullptr;
    QRadioButton* m_whole = nullptr;
    WhereChoice* m_where = nullptr;
    QComboBox* m_role = nullptr;
    QCheckBox* m_flag = nullptr;
    QLineEdit* m_target = nullptr; ///< where a project is now
    QPlainTextEdit* m_text = nullptr;
};

} // namespace stemma

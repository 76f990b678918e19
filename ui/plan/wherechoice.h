// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QRadioButton;

namespace stemma {

/// Where a change of a conversation is made: in a new session, or in the session itself. What is not possible is off,
/// with the reason in its tool tip.
class WhereChoice final : public QWidget
{
    Q_OBJECT
public:
    /// @p fork: the name of the first choice.
    WhereChoice(const QString& fork, bool isInPlace, QWidget* parent = nullptr);

    [[nodiscard]] bool isInPlace() const;
    /// What the session itself gives up.
    void setInPlaceNote(const QString& note);
    /// @p reason is one sentence; empty: it is possible. The other choice is taken where it is.
    void refuseFork(const QString& reason);
    void refuseInPlace(const QString& reason);
    /// Takes the first choice where it is possible and nobody chose yet. @p reason: one sentence.
    void preferFork(const QString& reason);

    [[nodiscard]] QRadioButton* forkButton() const { return m_fork; }
    [[nodiscard]] QRadioButton* inPlaceButton() const { return m_inPlace; }

signals:
    void changed();

private:
    static void refuse(QRadioButton& button, QRadioButton& other, const QString& reason);

    QRadioButton* m_fork;
    QRadioButton* m_inPlace;
    QLabel* m_note;
    bool m_isChosen = false; ///< by the user
};

} // namespace stemma

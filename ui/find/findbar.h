// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/messagetexts.h"
#include "core/search/textmatcher.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace stemma {

/// What became of a search, as a find bar says it.
struct FindState
{
    qint64 hits = 0;
    qint64 current = -1; ///< from 0; -1: none is
    bool grows = false; ///< more may be found yet
    bool isFull = false; ///< there are more hits, which are not kept
    qint64 givenUp = 0; ///< texts in which a regular expression took too long
    QString problem {}; ///< why nothing can be looked for; empty: it can
    QString note {}; ///< about the current hit

    bool operator==(const FindState&) const = default;
};

/// The bar in which one types what to find, as editors have it. Tells what is wished for and shows what came of it;
/// who owns it searches. Hidden until it is opened. Return and F3 go on to the next hit, with Shift to the one before;
/// Up and Down go through what was looked for lately; Escape closes. GUI thread.
class FindBar final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int TypingMs = 120; ///< of quiet before the words count

    explicit FindBar(QWidget* parent = nullptr);

    /// Offers to look in texts of some kinds only; without it, there is no such choice.
    void setScopesOffered(bool offered);
    /// Takes F3 and Shift+F3 in @p window, which has no actions of its own for them.
    void addStepKeys(QWidget* window);
    /// Shows it for typing; @p selected, if it is one line, is looked for.
    void open(const QString& selected = {});
    void close();

    [[nodiscard]] TextPattern pattern() const;
    /// In everything, without changed(). Where it was made of words the field shows these, and until it shows others
    /// or is closed pattern() is what was made of them.
    void setPattern(const TextPattern& pattern);
    [[nodiscard]] TextKinds scope() const;
    /// @p state is of pattern() and scope(), as changed() told them last.
    void setState(const FindState& state);
    [[nodiscard]] FindState state() const; ///< while somebody types: nothing is known yet
    [[nodiscard]] bool isTyping() const { return m_typing.isActive(); } ///< changed() follows
    void step(bool forward); ///< as its buttons do

    [[nodiscard]] QLineEdit* edit() const { return m_edit; }
    [[nodiscard]] QToolButton* caseButton() const { return m_case; }
    [[nodiscard]] QToolButton* wordButton() const { return m_word; }
    [[nodiscard]] QToolButton* regexButton() const { return m_regex; }
    [[nodiscard]] QComboBox* scopeChooser() const { return m_scope; }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString noteText() const;

signals:
    void changed(); ///< another pattern or scope
    void stepRequested(bool forward);
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addSwitch(const QString& sign, const QString& name);
    QToolButton* addButton(const QString& icon, const QString& name);
    void settle();
    void tellChange();
    void recall(int by);
    void updateTexts();

    QLineEdit* m_edit;
    QToolButton* m_case;
    QToolButton* m_word;
    QToolButton* m_regex;
    QComboBox* m_scope;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_count;
    QLabel* m_note;
    QToolButton* m_close;
    TextPattern m_given; ///< of setPattern()
    FindState m_state;
    QTimer m_typing;
    qsizetype m_recalled = -1; ///< of the history; -1: what is typed
    QString m_typed; ///< before something was recalled
};

} // namespace stemma

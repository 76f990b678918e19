// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/contextquestion.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace stemma {

class ContextChips;
class EndpointBook;
class ProbeTable;

/// What is asked, of which contexts: a question that is typed, or those of a probe; the chips of the contexts; what it
/// may cost; and the questions before.
class AskBar final : public QWidget
{
    Q_OBJECT
public:
    /// @p model: the button that chooses the model, which becomes its own.
    explicit AskBar(QWidget* model, QWidget* parent = nullptr);

    void setProbes(const QList<ProbeQuestion>& questions); ///< empty: a question is typed
    [[nodiscard]] bool isProbe() const { return m_isProbe; }
    [[nodiscard]] ContextQuestion question() const;
    void setCost(const QString& words, const QString& tip);
    /// @p reason: why nothing can be asked now; empty: it can. @p isAsking: an answer is waited for.
    void setState(const QString& reason, bool isAsking);
    /// The questions that were asked, the newest last; @p current: the one whose answers are shown, -1: none.
    void setRounds(const QStringList& questions, int current);

    [[nodiscard]] QPlainTextEdit* edit() const { return m_edit; }
    [[nodiscard]] ProbeTable* probes() const { return m_probes; }
    [[nodiscard]] ContextChips* contexts() const { return m_contexts; }
    [[nodiscard]] QPushButton* askButton() const { return m_ask; }
    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }
    [[nodiscard]] QPushButton* ownButton() const { return m_own; } ///< back from a probe to a typed question
    [[nodiscard]] QLabel* cost() const { return m_cost; }
    [[nodiscard]] QComboBox* earlier() const { return m_earlier; }

signals:
    void questionChanged();
    void askRequested();
    void cancelRequested();
    void roundChosen(int round);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showProbes(bool isProbe);

    QPlainTextEdit* m_edit;
    ProbeTable* m_probes;
    ContextChips* m_contexts;
    QPushButton* m_ask;
    QPushButton* m_cancel;
    QPushButton* m_own;
    QLabel* m_cost;
    QComboBox* m_earlier;
    bool m_isProbe = false;
};

} // namespace stemma

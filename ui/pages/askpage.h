// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/asksource.h"
#include "ui/pages/asidepage.h"

#include <QPointer>
#include <QTimer>

#include <vector>

class QHBoxLayout;
class QMessageBox;

namespace stemma {

class AskBar;
class AskColumn;
class EndpointBook;
class EndpointButton;

/// Questions to a model about contexts of a session, in a tab: the contexts side by side, each with what it would take,
/// and under it the answer. Nothing is sent before the user saw what it may cost and agreed, and nothing is stored.
class AskPage final : public AsidePage
{
    Q_OBJECT
public:
    AskPage(OpenStore* store, const SessionId& session, QWidget* parent = nullptr);
    ~AskPage() override;

    [[nodiscard]] QString titleFor(const QString& title) const override { return tr("Ask · %1").arg(title); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("question"); }
    [[nodiscard]] bool isIdle() const override { return m_source.isComplete() && !m_source.isAsking(); }
    void reload() override { m_source.load(); }
    [[nodiscard]] QString kind() const override { return QStringLiteral("ask"); }
    [[nodiscard]] QString focusedOn() const override { return {}; }
    void focusOn(const QString& /*what*/) override { }

    /// The models that can be asked. It outlives the page.
    void setEndpoints(EndpointBook* book);
    /// Puts these contexts beside each other, and no others.
    void compare(const QList<ContextChoice>& choices);
    /// Asks about what was lost; empty: the question is typed.
    void setProbes(const QList<ProbeQuestion>& questions);

    [[nodiscard]] AskBar* bar() const { return m_bar; }
    [[nodiscard]] AskSource& source() { return m_source; }
    [[nodiscard]] EndpointButton* modelButton() const { return m_model; }
    [[nodiscard]] const std::vector<AskColumn*>& columns() const { return m_columns; }

private:
    void layOut();
    void takeQuestion();
    void showRound(int round);
    void update();
    void updateColumns();
    void showProgress(); ///< of the answer that is waited for
    void updateLive(qsizetype column);
    void updateAnswer(AskColumn& column, const AskRound& round, const ContextAnswer& answer);
    void updateProbes();
    void updateCost();
    void fitColumns(qsizetype count);
    [[nodiscard]] QString whyNot() const; ///< nothing can be asked; empty: it can
    [[nodiscard]] const ContextAnswer* answerOf(const ContextChoice& choice, const AskRound*& round) const;
    [[nodiscard]] QString figuresOf(const AskCost& cost) const;
    [[nodiscard]] QStringList names() const; ///< of the columns
    [[nodiscard]] QString waitingText(const AskRound& round) const;
    void ask();
    void send(const AskRound& round); ///< once the key is found
    void cancel();
    [[nodiscard]] QString consentText(const AskRound& round) const;

    AskSource m_source;
    EndpointButton* m_model;
    AskBar* m_bar;
    QHBoxLayout* m_row = nullptr;
    std::vector<AskColumn*> m_columns;
    QPointer<EndpointBook> m_book;
    QPointer<QMessageBox> m_box; ///< that asks
    JobControl m_asked; ///< of the answer that is waited for
    QTimer m_progress; ///< shows what there is of it
    quint32 m_wish = 0; ///< a key that was looked for before the last one is for another round
    bool m_isKeyAwaited = false; ///< of a round that the user agreed to: a keychain may ask for its password
    int m_shown = -1; ///< the round whose answers are shown
    bool m_isEarlier = false; ///< it was chosen, and its own contexts are the columns
};

} // namespace stemma

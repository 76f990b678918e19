// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QTimer>

#include <functional>

class QCompleter;
class QStandardItemModel;

namespace stemma {

/// One thing that can be typed next.
struct QueryProposal
{
    QString text; ///< what stands in the field afterwards in the place of what was typed
    QString note; ///< what it means, or how many there are; may be empty
};

/// What can be typed at a place of the query, in the place of @p length characters at @p at.
struct QueryProposals
{
    qsizetype at = 0;
    qsizetype length = 0;
    QList<QueryProposal> proposals;
};

/// A part of the query that is drawn in another way.
struct QueryMark
{
    enum class Kind : quint8 { Field, Operator, Wrong };
    qsizetype at = 0;
    qsizetype length = 0;
    Kind kind = Kind::Field;

    bool operator==(const QueryMark&) const = default;
};

/// The field for a query: proposes what can be typed next, colours what means something, and underlines what is wrong.
/// Down goes on to the list of results, Return opens, Escape empties the field.
class QueryEdit final : public QLineEdit
{
    Q_OBJECT
public:
    static constexpr int TypingMs = 120; ///< of quiet before the text counts

    using Proposer = std::function<QueryProposals(const QString& text, qsizetype cursor)>;

    explicit QueryEdit(QWidget* parent = nullptr);

    void setProposer(Proposer proposer) { m_proposer = std::move(proposer); }
    void setMarks(const QList<QueryMark>& marks); ///< of the text as it is now
    [[nodiscard]] const QList<QueryMark>& marks() const { return m_marks; }
    /// What is typed counts now.
    void settle();
    [[nodiscard]] bool isTyping() const { return m_typing.isActive(); }
    [[nodiscard]] QCompleter* completer() const { return m_completer; }

signals:
    void queryChanged(const QString& text); ///< after a pause in typing
    void accepted(); ///< Return
    void listWanted(); ///< Down
    void left(); ///< Escape in the empty field

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void propose(bool isAsked);
    void take(const QString& proposal);
    [[nodiscard]] bool keyForPopup(QKeyEvent* event);
    void paintMarks();

    Proposer m_proposer;
    QCompleter* m_completer;
    QStandardItemModel* m_model;
    QueryProposals m_proposals;
    QList<QueryMark> m_marks;
    QTimer m_typing;
};

} // namespace stemma

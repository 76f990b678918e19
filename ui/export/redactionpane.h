// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/export/redactionmodel.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeView;

namespace stemma {

/// Shows what would be redacted, to be looked through before anything is handed on. GUI thread.
class RedactionPane final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int TypingMs = 400; ///< of quiet before names count

    explicit RedactionPane(QWidget* parent = nullptr);

    [[nodiscard]] QStringList names() const; ///< to be redacted too
    [[nodiscard]] bool isTyping() const { return m_typing.isActive(); } ///< names() are about to be looked for
    void setWorking(const QString& doing); ///< nothing is known yet
    void setList(const RedactionList& list);
    [[nodiscard]] RedactionModel* model() const { return m_model; }
    [[nodiscard]] QLineEdit* namesEdit() const { return m_names; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QString note() const;

signals:
    void typingBegan();
    void namesChanged();
    void messageRequested(const stemma::MessageId& message); ///< to be seen in the session

private:
    void tell();

    RedactionModel* m_model;
    QLineEdit* m_names;
    QTreeView* m_view;
    QLabel* m_note;
    QTimer m_typing;
};

} // namespace stemma

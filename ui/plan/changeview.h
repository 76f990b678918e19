// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

namespace stemma {

/// What a text is and what it would become, line by line with both line numbers. Read-only text, so that it can be
/// selected, copied and read aloud.
class ChangeView final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit ChangeView(QWidget* parent = nullptr);

    void setTexts(const QString& before, const QString& after);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    QString m_before;
    QString m_after;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>

namespace stemma {

/// A read-only text with the numbers of its lines at the leading edge.
class NumberedText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit NumberedText(QWidget* parent = nullptr);
    /// Characters that would mislead a reader are seen as signs, and copied as they are.
    void setCode(const QString& code);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateMargin();
    void paintNumbers() const;

    QString m_code;
    QWidget* m_numbers = nullptr;
};

} // namespace stemma

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

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateMargin();
    void paintNumbers() const;

    QWidget* m_numbers = nullptr;
};

} // namespace stemma

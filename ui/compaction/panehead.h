// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace stemma {

/// The line above a pane: its name and some words on it, cut with an ellipsis where there is no room for them.
class PaneHead final : public QWidget
{
    Q_OBJECT
public:
    /// @p summary: of a summary, in its ink.
    explicit PaneHead(bool summary, QWidget* parent = nullptr);

    void setWords(const QString& name, const QString& more);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    QString m_more;
    bool m_summary;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QList>

namespace stemma {

/// One summary of several over the same messages.
struct ComparedSummary
{
    QString title; ///< the level, and the model
    QString text;
    QString tokens;
    QString coverage;
    QString cost;
};

/// Summaries of different levels and models side by side: text, tokens, what they kept, what they cost.
class CompareLevelsDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit CompareLevelsDialog(const QList<ComparedSummary>& summaries, QWidget* parent = nullptr);

signals:
    void chosen(qsizetype index); ///< to go on with

private:
    QWidget* makeColumn(const ComparedSummary& summary, qsizetype index);
};

} // namespace stemma

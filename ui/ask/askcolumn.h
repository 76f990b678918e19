// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/probe.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTextBrowser;

namespace stemma {

/// One context beside the others: its name, what it takes, and the answer to a question.
class AskColumn final : public QWidget
{
    Q_OBJECT
public:
    static constexpr qsizetype MostShown = 200'000; ///< characters of an answer

    explicit AskColumn(QWidget* parent = nullptr);

    /// @p figures: tokens and cost. @p tip: what they are based on.
    void setHead(const QString& name, const QString& figures, const QString& tip);
    /// The text may be the beginning of an answer, which grows by the next call.
    void setAnswer(const QString& markdown, const std::optional<ProbeVerdict>& verdict, const QString& note);
    void setState(const QString& sentence, bool isError); ///< in the place of an answer

    [[nodiscard]] QString name() const;
    [[nodiscard]] QLabel* figures() const { return m_figures; }
    [[nodiscard]] QLabel* verdict() const { return m_verdict; } ///< hidden where nothing is judged
    [[nodiscard]] QLabel* note() const { return m_note; }
    [[nodiscard]] QTextBrowser* browser() const { return m_browser; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showVerdict();

    QLabel* m_name;
    QLabel* m_figures;
    QLabel* m_verdict;
    QLabel* m_note;
    QTextBrowser* m_browser;
    QString m_shown; ///< that the browser has laid out
    std::optional<ProbeVerdict> m_judged;
};

/// "answered", "answered otherwise"; translated.
[[nodiscard]] QString verdictText(ProbeVerdict verdict);
[[nodiscard]] QString verdictIcon(ProbeVerdict verdict);

} // namespace stemma

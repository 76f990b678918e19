// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/ask/probe.h"

#include <QTreeWidget>

namespace stemma {

/// The questions of a probe, to be ticked, each with the judgement of the answer that every context gave.
class ProbeTable final : public QTreeWidget
{
    Q_OBJECT
public:
    enum Column : int { QuestionColumn, FactColumn, FirstContextColumn };

    explicit ProbeTable(QWidget* parent = nullptr);

    void setQuestions(const QList<ProbeQuestion>& questions); ///< all ticked
    [[nodiscard]] const QList<ProbeQuestion>& questions() const { return m_questions; }
    [[nodiscard]] QList<ProbeQuestion> ticked() const;
    [[nodiscard]] std::optional<ProbeQuestion> current() const;

    /// The judgement of a question by a context; none: it was not asked, or not answered yet.
    using Verdicts = std::function<std::optional<ProbeVerdict>(const ProbeQuestion& question, qsizetype context)>;
    void setContexts(const QStringList& names, const Verdicts& verdicts);

signals:
    void tickedChanged();
    void currentQuestionChanged();

private:
    QList<ProbeQuestion> m_questions;
};

} // namespace stemma

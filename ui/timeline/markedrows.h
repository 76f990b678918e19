// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingmarks.h"
#include "core/models/lossflagsource.h"
#include "core/models/referencestates.h"
#include "core/models/sessioncheckpoints.h"
#include "ui/timeline/rowlayout.h"
#include "ui/timeline/timelineselection.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace stemma {

/// What is known of a session's rows beside their messages, such as findings or checkpoints. A timeline shows every
/// kind of it through this interface: what stands at a message, and which rows a jump stops at.
class MarkedRows : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Puts what is known of @p message into @p extras.
    virtual void addTo(RowExtras& extras, const Message& message) const = 0;
    /// A badge stands in the message's role line, so that it needs one.
    [[nodiscard]] virtual bool hasBadge(const Message& message) const;
    /// A jump to errors stops at this row.
    [[nodiscard]] virtual bool isError(int row) const;
    /// The next place after @p from, or the one before it, that is a stop of its own; empty: there is none.
    /// @p isHidden says which rows are passed over.
    [[nodiscard]] virtual std::optional<PartPlace> next(
        PartPlace from, bool forward, const std::function<bool(int row)>& isHidden) const;

signals:
    void changed(); ///< something else is to be shown at some messages
};

/// What a check found.
class FindingRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit FindingRows(FindingMarks& findings, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;
    [[nodiscard]] bool hasBadge(const Message& message) const override;
    [[nodiscard]] bool isError(int row) const override;

private:
    QPointer<FindingMarks> m_findings;
};

/// Named checkpoints. Each is a part behind its message, from FirstCheckpointPart on.
class CheckpointRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit CheckpointRows(SessionCheckpoints& checkpoints, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;
    [[nodiscard]] std::optional<PartPlace> next(
        PartPlace from, bool forward, const std::function<bool(int row)>& isHidden) const override;

private:
    QPointer<SessionCheckpoints> m_checkpoints;
};

/// Where the conversation parts into branches.
class BranchRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit BranchRows(SessionBranches& branches, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;
    [[nodiscard]] bool hasBadge(const Message& message) const override;

private:
    QPointer<SessionBranches> m_branches;
};

/// Where the messages begin that came since somebody looked last.
class NewRows final : public MarkedRows
{
    Q_OBJECT
public:
    using MarkedRows::MarkedRows;
    void setFirst(int row, std::optional<Time> since); ///< no time: there are none
    void addTo(RowExtras& extras, const Message& message) const override;
    [[nodiscard]] bool hasBadge(const Message& message) const override;

private:
    int m_row = -1;
    std::optional<Time> m_since;
};

/// What summaries lost; asked for as their rows are laid out.
class LossRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit LossRows(LossFlagSource& flags, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;

private:
    QPointer<LossFlagSource> m_flags;
};

/// The sessions of sub-agents that calls of tools started.
class SubAgentRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit SubAgentRows(SubAgentSource& agents, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;

private:
    QPointer<SubAgentSource> m_agents;
};

/// What became on disk of the large files that messages refer to; asked for as their rows are laid out.
class ReferenceRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit ReferenceRows(ReferenceStates& states, QObject* parent = nullptr);
    void addTo(RowExtras& extras, const Message& message) const override;

private:
    QPointer<ReferenceStates> m_states;
};

/// What stands out of a message beside its own looks.
struct Emphasis
{
    QList<TextMark> marks; ///< words of its text
    QString chip; ///< at its role line; empty: none
};

/// Words that stand out, e.g. those that a summary lost.
class EmphasisedRows final : public MarkedRows
{
    Q_OBJECT
public:
    using EmphasisOf = std::function<Emphasis(const Message& message)>;

    using MarkedRows::MarkedRows;
    void setEmphasis(EmphasisOf emphasis); ///< empty: nothing stands out
    void addTo(RowExtras& extras, const Message& message) const override;

private:
    EmphasisOf m_emphasis;
};

} // namespace stemma

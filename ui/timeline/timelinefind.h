// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findsource.h"
#include "ui/timeline/markedrows.h"

namespace stemma {

class TimelineView;

/// What is looked for in the rows of a timeline, and where it was found.
class FoundRows final : public MarkedRows
{
    Q_OBJECT
public:
    explicit FoundRows(const FindSource& source, QObject* parent = nullptr);

    void take(); ///< what the source has now
    void clear(); ///< nothing is marked
    void setCurrent(const std::optional<FindHit>& hit);
    [[nodiscard]] const std::optional<FindHit>& current() const { return m_current; }
    void addTo(RowExtras& extras, const Message& message) const override;

private:
    QPointer<const FindSource> m_source;
    std::shared_ptr<const std::vector<TextMatcher>> m_matchers;
    std::optional<FindHit> m_current;
};

/// Shows in a timeline what a FindSource finds: hits are marked in texts, at the heads of folded parts and in the
/// overview, and one of them is gone to, wherever it stands. Must be gone before either. GUI thread.
class TimelineFind final : public QObject
{
    Q_OBJECT
public:
    TimelineFind(TimelineView& view, const FindSource& source, QObject* parent = nullptr);

    void setShown(bool shown); ///< the marks
    void goTo(const FindHit& hit);
    void leave(); ///< no hit is current
    [[nodiscard]] const std::optional<FindHit>& current() const { return m_marks->current(); }

signals:
    /// Why the current hit is not to be seen as such; empty: it is.
    void noted(const QString& text);

private:
    void begin();
    void take();
    void arrive(int row);
    bool showWhole(const FindHit& hit);
    bool reveal(int row);

    TimelineView& m_view;
    const FindSource& m_source;
    FoundRows* m_marks; ///< the view's
    size_t m_taken = 0; ///< hits that the overview shows
    int m_edition = 0; ///< of these hits
    bool m_isShown = false;
    bool m_isUnderWay = false; ///< to the current hit
};

} // namespace stemma

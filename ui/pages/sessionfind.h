// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findsource.h"
#include "core/search/searchhit.h"
#include "ui/timeline/timelinefind.h"

namespace stemma {

class FindBar;
class TimelineView;

/// Finds in a session what is typed in a find bar: the timeline marks it, and goes from hit to hit. Must be gone before
/// bar and timeline. GUI thread.
class SessionFind final : public QObject
{
    Q_OBJECT
public:
    SessionFind(
        OpenStore& store, const SessionId& session, TimelineView& view, FindBar& bar, QObject* parent = nullptr);

    void open(); ///< the bar, with the text that is selected
    void step(bool forward); ///< to the next hit, or the one before; opens the bar where it is closed
    /// Shows the hits of these patterns, in texts of all kinds, and goes to the one that was found elsewhere: as soon
    /// as the outline has its message.
    void show(const std::vector<TextPattern>& patterns, const SearchHit& hit);

    [[nodiscard]] FindSource& source() { return m_source; }
    [[nodiscard]] const std::optional<FindHit>& current() const { return m_marks.current(); }
    [[nodiscard]] bool isLooking() const { return m_source.isLooking(); }
    /// What is looked for, as one pattern.
    [[nodiscard]] TextPattern pattern() const;
    /// The current hit, if it is in this part, or else the first one in it; none: nothing is found there.
    [[nodiscard]] std::optional<FindHit> hitIn(int row, int part) const;

private:
    void takeWish();
    void takeOptions(const TextPattern& shown);
    void look(const FindQuery& query);
    void takeHits();
    void takeModel();
    void lookForWanted();
    void close();
    void goTo(qsizetype hit);
    [[nodiscard]] qsizetype from(qsizetype hit, bool forward) const;
    [[nodiscard]] bool isHidden(const FindHit& hit) const;
    [[nodiscard]] PartPlace here() const;
    void tell();

    TimelineView& m_view;
    FindBar& m_bar;
    FindSource m_source;
    TimelineFind m_marks;
    std::vector<TextPattern> m_given; ///< looked for instead of what stands in the bar; empty: that is
    qsizetype m_current = -1; ///< among the hits
    PartPlace m_origin; ///< from where the first hit is looked for
    std::optional<SearchHit> m_wanted; ///< of show(), until it is known which of the hits it is
    bool m_wantsFirst = false; ///< none was gone to since the pattern changed
    QString m_note;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/searchsource.h"
#include "ui/window/filterpopup.h"

namespace stemma {

/// Hits of a search over everything as things to choose in a popup, while one types. GUI thread.
class HitEntries final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 MostHits = 20; ///< of each store, and of all
    static constexpr qsizetype ShortestText = 3; ///< characters: shorter ones are found everywhere

    HitEntries(const SearchLane::Opener& opener, const KnownStores& known, QObject* parent);

    /// Searches for the text, where it is another one, and gives what was found so far. Their data are SearchHits.
    [[nodiscard]] QList<PopupEntry> entriesFor(const QString& text);
    [[nodiscard]] QList<TextPattern> patterns() const { return m_source.wish().query.patterns(); }
    [[nodiscard]] bool isIdle() const { return m_source.isIdle(); }

signals:
    void changed();

private:
    const KnownStores& m_known;
    SearchSource m_source;
    std::vector<SearchHit> m_hits; ///< newest first
    QString m_text;
};

/// The snippet of a hit from shortly before its first mark on: a list shows the beginning of a line.
[[nodiscard]] QString shownAround(const SearchHit& hit);

} // namespace stemma

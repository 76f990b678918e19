// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/partlayout.h"

#include <QHash>

#include <optional>
#include <utility>

namespace stemma {

/// What the user folded and unfolded, by the outline key of the message, so that it outlives reloads.
class FoldStates
{
public:
    [[nodiscard]] Fold of(qint64 key, const Message& message, const Part& part) const
    {
        if (!isFoldable(message, part))
            return Fold::Open;
        if (const auto own = m_own.constFind({key, part.index}); own != m_own.cend())
            return *own;
        if (m_thinking && part.as<ReasoningPart>())
            return *m_thinking;
        if (m_all)
            return *m_all;
        return defaultFold(message, part);
    }

    /// What the user made of this part alone.
    [[nodiscard]] std::optional<Fold> own(qint64 key, int part) const
    {
        const auto found = m_own.constFind({key, part});
        return found == m_own.cend() ? std::nullopt : std::optional(*found);
    }

    /// Whether the rows that this one stands for were unfolded; of each turn when only turns are shown.
    [[nodiscard]] bool areRowsOpen(qint64 key) const
    {
        const Fold own = m_own.value({key, FoldedRowsPart}, m_all.value_or(Fold::Folded));
        return own == Fold::Open;
    }

    void set(qint64 key, int part, Fold fold) { m_own.insert({key, part}, fold); }

    /// Paths in a JSON tree of the part that are not folded as they are at first.
    [[nodiscard]] QSet<QString> toggledJson(qint64 key, int part) const { return m_json.value({key, part}); }
    void toggleJson(qint64 key, int part, const QString& path)
    {
        QSet<QString>& toggled = m_json[{key, part}];
        if (!toggled.remove(path))
            toggled.insert(path);
    }

    /// Every foldable part, whatever was set before.
    void setAll(Fold fold)
    {
        m_own.clear();
        m_thinking.reset();
        m_all = fold;
    }
    void setAllThinking(Fold fold)
    {
        // Single parts of other kinds may stay as they are, but their keys do not have the kind; the
        // few that were folded by hand go back to their default.
        m_own.removeIf([](const auto& own) { return own.key().second != FoldedRowsPart; });
        m_thinking = fold;
    }
    [[nodiscard]] bool thinkingIsOpen() const
    {
        return m_thinking.value_or(m_all.value_or(Fold::Folded)) != Fold::Folded;
    }

private:
    QHash<std::pair<qint64, int>, Fold> m_own;
    QHash<std::pair<qint64, int>, QSet<QString>> m_json;
    std::optional<Fold> m_all;
    std::optional<Fold> m_thinking;
};

} // namespace stemma

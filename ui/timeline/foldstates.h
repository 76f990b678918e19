// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"
#include "ui/timeline/partlayout.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace stemma {

/// What the user folded and unfolded. By the names of messages, so that it outlives reloads, stores that are made anew,
/// and the program.
class FoldStates
{
public:
    static constexpr qsizetype MostKept = 100; ///< newest first
    static constexpr qsizetype LongestKept = 400; ///< characters of a name or a path

    /// A change made by hand, as it is kept for the next time.
    struct Kept
    {
        QString message; ///< its id
        int part = -1; ///< Part::index, or FoldedRowsPart
        Fold fold = Fold::Folded;
        QString json; ///< a path in the JSON tree of the part that is toggled, instead of `fold`
    };

    /// What a message is named by here: its id, or its place where it has none or is not loaded.
    [[nodiscard]] static QString nameOf(const MessageModel& model, int row)
    {
        const MessagePtr message = model.peek(row);
        const bool isNamed = message && !message->id.isEmpty();
        return isNamed ? message->id.value : PlaceMark + QString::number(model.outlineRow(row).key);
    }

    [[nodiscard]] Fold of(const QString& name, const Message& message, const Part& part) const
    {
        if (!isFoldable(message, part))
            return own(name, part.index) == Fold::All ? Fold::All : Fold::Open;
        if (const auto own = m_own.constFind({name, part.index}); own != m_own.cend())
            return own->fold;
        if (m_thinking && part.as<ReasoningPart>())
            return *m_thinking;
        if (m_all)
            return *m_all;
        return defaultFold(message, part);
    }

    /// What the user made of this part alone.
    [[nodiscard]] std::optional<Fold> own(const QString& name, int part) const
    {
        const auto found = m_own.constFind({name, part});
        return found == m_own.cend() ? std::nullopt : std::optional(found->fold);
    }
    void set(const QString& name, int part, Fold fold) { m_own.insert({name, part}, {fold, ++m_changes}); }

    /// Whether the rows that this one stands for were unfolded; of each turn when only turns are shown. By outline key:
    /// which turns are open is asked before their messages are loaded.
    [[nodiscard]] bool areRowsOpen(qint64 key) const
    {
        const auto own = m_rows.constFind(key);
        return (own == m_rows.cend() ? m_all.value_or(Fold::Folded) : own->fold) == Fold::Open;
    }
    /// @p name: of the same row.
    void setRowsOpen(qint64 key, const QString& name, bool open)
    {
        const Fold fold = open ? Fold::Open : Fold::Folded;
        m_rows.insert(key, {fold, name});
        m_own.insert({name, FoldedRowsPart}, {fold, ++m_changes});
    }
    /// See MessageModel::placesAsked().
    void addPlaces(QHash<qint64, MessageId>& places) const
    {
        for (const auto& [key, rows] : m_rows.asKeyValueRange()) {
            if (!rows.name.startsWith(PlaceMark))
                places.insert(key, MessageId(rows.name));
        }
    }
    /// @p keyNow: see MessageModel::keyNow().
    template<typename KeyNow> void follow(KeyNow keyNow)
    {
        QHash<qint64, OwnRows> moved;
        for (auto rows = m_rows.begin(); rows != m_rows.end();) {
            const qint64 key = keyNow(rows.key());
            if (key != rows.key()) {
                moved.insert(key, *rows);
                rows = m_rows.erase(rows);
            } else {
                ++rows;
            }
        }
        m_rows.insert(moved);
    }

    /// Paths in a JSON tree of the part that are not folded as they are at first.
    [[nodiscard]] QSet<QString> toggledJson(const QString& name, int part) const
    {
        const QHash<QString, qint64> toggled = m_json.value({name, part});
        return {toggled.keyBegin(), toggled.keyEnd()};
    }
    void toggleJson(const QString& name, int part, const QString& path)
    {
        QHash<QString, qint64>& toggled = m_json[{name, part}];
        if (toggled.remove(path) == 0)
            toggled.insert(path, ++m_changes);
    }

    /// Every foldable part, whatever was set before.
    void setAll(Fold fold)
    {
        m_own.clear();
        m_rows.clear();
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

    // What is kept for the next time.
    [[nodiscard]] std::optional<Fold> all() const { return m_all; }
    [[nodiscard]] std::optional<Fold> thinking() const { return m_thinking; }
    /// What was changed last, of messages that have an id.
    [[nodiscard]] QList<Kept> kept() const
    {
        QList<std::pair<qint64, Kept>> found;
        const auto add = [&found](qint64 change, Kept kept) {
            if (!kept.message.startsWith(PlaceMark) && std::max(kept.message.size(), kept.json.size()) <= LongestKept)
                found.emplaceBack(change, std::move(kept));
        };
        for (const auto& [place, own] : m_own.asKeyValueRange())
            add(own.change, {place.first, place.second, own.fold, {}});
        for (const auto& [place, toggled] : m_json.asKeyValueRange())
            for (const auto& [path, change] : toggled.asKeyValueRange())
                add(change, {place.first, place.second, Fold::Open, path});
        std::ranges::sort(found, std::greater(), &std::pair<qint64, Kept>::first);
        QList<Kept> newest;
        for (qsizetype i = 0; i < std::min(MostKept, found.size()); ++i)
            newest += found.at(i).second;
        return newest;
    }
    /// Rows that stand for others are opened by setRowsOpen(), once it is known where they are.
    void restore(std::optional<Fold> all, std::optional<Fold> thinking, const QList<Kept>& kept)
    {
        m_all = all;
        m_thinking = thinking;
        for (qsizetype i = kept.size() - 1; i >= 0; --i) {
            const Kept& one = kept.at(i);
            if (one.part != FoldedRowsPart)
                one.json.isEmpty() ? set(one.message, one.part, one.fold) : toggleJson(one.message, one.part, one.json);
        }
    }

private:
    static constexpr QChar PlaceMark = u'\n'; ///< no id begins so

    struct Own
    {
        Fold fold = Fold::Folded;
        qint64 change = 0; ///< number of it
    };
    using Place = std::pair<QString, int>; ///< name of the message and Part::index
    QHash<Place, Own> m_own;
    struct OwnRows
    {
        Fold fold = Fold::Folded;
        QString name; ///< of the message
    };
    QHash<qint64, OwnRows> m_rows; ///< by outline key
    QHash<Place, QHash<QString, qint64>> m_json; ///< paths, each with the number of the change
    std::optional<Fold> m_all;
    std::optional<Fold> m_thinking;
    qint64 m_changes = 0;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"
#include "core/explore/logline.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr QLatin1StringView LevelNames[]
    = {"TRACE"_L1, "DEBUG"_L1, "INFO"_L1, "NOTICE"_L1, "WARNING"_L1, "ERROR"_L1, "FATAL"_L1};

/// Messages that say the same but for their figures, counted.
class Messages
{
public:
    struct Message
    {
        QByteArray text;
        qint64 count = 0;
        qint64 firstLine = 0;
    };

    void add(QByteArrayView line, qint64 number)
    {
        maskFigures(line, m_masked);
        const auto found = m_places.constFind(m_masked);
        if (found != m_places.cend()) {
            ++m_all[*found].count;
            return;
        }
        if (m_all.size() >= MostKept) {
            m_isFull = true;
            return;
        }
        const QByteArray key(m_masked.constData(), m_masked.size());
        m_places.insert(key, m_all.size());
        m_all.push_back({key, 1, number});
    }
    /// Most frequent first.
    [[nodiscard]] std::vector<Message> most(size_t count) const
    {
        std::vector<Message> all = m_all;
        std::ranges::stable_sort(all, std::ranges::greater(), &Message::count);
        if (all.size() > count)
            all.resize(count);
        return all;
    }
    [[nodiscard]] size_t distinct() const { return m_all.size(); }
    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    static constexpr size_t MostKept = 20'000;

    QByteArray m_masked;
    QHash<QByteArray, size_t> m_places;
    std::vector<Message> m_all;
    bool m_isFull = false;
};

/// A line of a section that counts something.
QString counted(const QString& what, qint64 count)
{
    return u"%L1 × %2"_s.arg(count).arg(what);
}

class LogExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    struct Level
    {
        qint64 count = 0;
        qint64 firstLine = 0;
    };

    void add(QByteArrayView line, qint64 number)
    {
        line = withoutColours(line, m_plain);
        // Lines of a stack trace, and the like, belong to the entry above.
        if (line.isEmpty() || line[0] == ' ' || line[0] == '\t')
            return;
        const QByteArrayView time = timeOf(line);
        const std::optional<LogLevel> level = levelOf(line);
        m_hasTimes = m_hasTimes || !time.isEmpty();
        if (m_hasTimes && time.isEmpty() && !level)
            return;
        ++m_entries;
        if (!time.isEmpty()) {
            if (m_firstLine == 0) {
                m_first = time.toByteArray();
                m_firstLine = number;
            }
            m_last.assign(time.begin(), time.end());
            m_lastLine = number;
        }
        if (level) {
            Level& counted = m_levels[size_t(*level)];
            if (++counted.count == 1)
                counted.firstLine = number;
        }
        m_messages.add(line, number);
    }
    [[nodiscard]] qint64 countOf(LogLevel level) const { return m_levels[size_t(level)].count; }

    QByteArray m_plain; ///< a line that had colours
    qint64 m_entries = 0;
    bool m_hasTimes = false;
    QByteArray m_first;
    QByteArray m_last;
    qint64 m_firstLine = 0;
    qint64 m_lastLine = 0;
    std::array<Level, std::size(LevelNames)> m_levels {};
    Messages m_messages;
};

void LogExplorer::explore(TextSource& source, Exploration& into)
{
    TextLines lines(source);
    while (const auto line = lines.next())
        add(*line, lines.number());
    addCount(into, "entries"_L1, m_entries);
    addCount(into, "errors"_L1, countOf(LogLevel::Error) + countOf(LogLevel::Fatal));
    addCount(into, "warnings"_L1, countOf(LogLevel::Warning));
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"entries"_L1, "errors"_L1, "warnings"_L1});
    if (!m_first.isEmpty()) {
        ExplorationSection& times = addSection(into, "times"_L1);
        addLine(times, {shownText(m_first), m_firstLine, 0});
        addLine(times, {shownText(m_last), m_lastLine, 0});
    }
    ExplorationSection& levels = addSection(into, "levels"_L1);
    for (size_t i = m_levels.size(); i-- > 0;) {
        if (m_levels[i].count > 0)
            addLine(levels, {counted(LevelNames[i], m_levels[i].count), m_levels[i].firstLine, 0});
    }
    ExplorationSection& frequent = addSection(into, "frequent"_L1);
    constexpr size_t Shown = 20;
    for (const Messages::Message& message : m_messages.most(Shown))
        addLine(frequent, {counted(shownText(message.text), message.count), message.firstLine, 0});
    frequent.leftOut = qint64(m_messages.distinct()) - frequent.lines.size();
    if (m_messages.isFull())
        into.notes.append(ExploreText::tr("There are too many different messages to count all of them."));
}

} // namespace

std::unique_ptr<Explorer> makeLogExplorer()
{
    return std::make_unique<LogExplorer>();
}

} // namespace stemma

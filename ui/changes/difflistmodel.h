// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/diff/unifieddiff.h"

#include <QAbstractTableModel>

#include <span>

namespace stemma {

/// One diff among those that are shown below each other.
struct DiffSection
{
    QString title;
    QString note; ///< a sentence about it, shown below the title
    QString diff;
    qint64 row = -1; ///< of the message; -1: of several
    int part = -1;
    QString path; ///< by which its language is known
    bool hasPlaces = true; ///< its line numbers are those of the file
    bool isRaw = false; ///< no valid diff: shown as it is
};

/// The lines of diffs, below each other or side by side. A line is made into text when it is asked for. GUI thread.
class DiffListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    static constexpr int TabColumns = 4;
    static constexpr int LongestLine = 4000; ///< characters that are shown

    enum class Layout : quint8 { Inline, SideBySide };
    enum class Kind : quint8 {
        Title,
        Note,
        Hunk, ///< where lines are left out
        Line,
        Raw,
    };
    /// Which of the two lines of a row stands on a side.
    enum class Side : quint8 { Old, New };

    struct Row
    {
        Kind kind = Kind::Line;
        int section = 0;
        int hunk = -1; ///< over all sections; -1: before the first
        const diff::Line* before = nullptr; ///< null: there is none
        const diff::Line* after = nullptr;
        bool isAfter = false; ///< below each other: the line after the change is shown, and the other is its partner
        QStringView raw;
    };
    enum Role { KindRole = Qt::UserRole, MessageRowRole };

    explicit DiffListModel(QObject* parent = nullptr);

    void setSections(std::vector<DiffSection> sections);
    void setLayout(Layout layout);
    [[nodiscard]] Layout layout() const { return m_layout; }
    [[nodiscard]] const std::vector<DiffSection>& sections() const { return m_sections; }
    [[nodiscard]] const Row& rowAt(int row) const { return m_rows[size_t(row)]; }
    [[nodiscard]] const diff::Line* lineAt(int row, int column) const; ///< null: a gap
    [[nodiscard]] const diff::Line* partnerAt(int row, int column) const; ///< that replaces it, or is replaced
    [[nodiscard]] const std::vector<diff::Hunk*>& hunks() const { return m_hunks; }
    [[nodiscard]] int rowOfHunk(int hunk) const { return m_hunkRows.at(size_t(hunk)); }
    [[nodiscard]] int rowOfSection(int section) const; ///< the first one of it; -1: none
    [[nodiscard]] int largestNumber() const { return m_largestNumber; }
    [[nodiscard]] int longestLine() const { return m_longestLine; } ///< characters, with tabs as wide as they are shown

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void build();
    void addSection(int section);
    void addHunk(int section, const diff::Hunk& hunk);
    void addChanged(Row row, std::span<const diff::Line* const> removed, std::span<const diff::Line* const> added);
    [[nodiscard]] QString textAt(int row, int column) const;

    Layout m_layout = Layout::Inline;
    std::vector<DiffSection> m_sections;
    std::vector<std::vector<diff::File>> m_files; ///< of the sections
    std::vector<diff::Hunk*> m_hunks;
    std::vector<int> m_hunkRows;
    std::vector<Row> m_rows;
    int m_largestNumber = 0;
    int m_longestLine = 0;
};

} // namespace stemma

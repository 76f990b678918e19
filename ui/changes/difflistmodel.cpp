// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/difflistmodel.h"

#include "core/base/text.h"
#include "ui/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

DiffListModel::DiffListModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void DiffListModel::setSections(std::vector<DiffSection> sections)
{
    beginResetModel();
    m_rows.clear();
    m_files.clear();
    m_sections = std::move(sections);
    for (const DiffSection& section : m_sections)
        m_files.push_back(section.isRaw ? std::vector<diff::File>() : diff::parseUnified(section.diff));
    build();
    endResetModel();
}

void DiffListModel::setLayout(Layout layout)
{
    if (layout == m_layout)
        return;
    beginResetModel();
    m_layout = layout;
    build();
    endResetModel();
}

void DiffListModel::build()
{
    m_rows.clear();
    m_hunks.clear();
    m_hunkRows.clear();
    m_largestNumber = 0;
    m_longestLine = 0;
    for (int section = 0; section < int(m_sections.size()); ++section)
        addSection(section);
}

void DiffListModel::addSection(int section)
{
    const DiffSection& shown = m_sections[size_t(section)];
    if (!shown.title.isEmpty())
        m_rows.push_back({.kind = Kind::Title, .section = section});
    if (!shown.note.isEmpty())
        m_rows.push_back({.kind = Kind::Note, .section = section});
    if (shown.isRaw) {
        for (const QStringView line : QStringView(shown.diff).tokenize(u'\n'))
            m_rows.push_back({.kind = Kind::Raw, .section = section, .raw = line});
    }
    for (diff::File& file : m_files[size_t(section)]) {
        for (const diff::Line& note : file.notes)
            m_rows.push_back({.kind = Kind::Raw, .section = section, .raw = note.text});
        for (diff::Hunk& hunk : file.hunks) {
            m_hunks.push_back(&hunk);
            addHunk(section, hunk);
        }
    }
}

void DiffListModel::addHunk(int section, const diff::Hunk& hunk)
{
    using enum diff::Line::Kind;
    const Row row {.section = section, .hunk = int(m_hunks.size()) - 1};
    m_hunkRows.push_back(int(m_rows.size()));
    if (m_sections[size_t(section)].hasPlaces)
        m_largestNumber = std::max({m_largestNumber, hunk.oldStart + hunk.oldCount, hunk.newStart + hunk.newCount});
    // Where a file begins, nothing is left out.
    if (m_sections[size_t(section)].hasPlaces && std::max(hunk.oldStart, hunk.newStart) > 1) {
        m_rows.push_back(row);
        m_rows.back().kind = Kind::Hunk;
    }
    std::vector<const diff::Line*> removed;
    std::vector<const diff::Line*> added;
    const auto flush = [&] {
        addChanged(row, removed, added);
        removed.clear();
        added.clear();
    };
    for (const diff::Line& line : hunk.lines) {
        const qsizetype length = line.text.size() + line.text.count(u'\t') * (TabColumns - 1);
        m_longestLine = std::max(m_longestLine, int(std::min<qsizetype>(length, LongestLine)));
        if (line.kind == Removed) {
            if (!added.empty())
                flush();
            removed.push_back(&line);
        } else if (line.kind == Added) {
            added.push_back(&line);
        } else if (line.kind == Note && !removed.empty() && added.empty()) {
            // Of the removed line: it would part what is replaced from what replaces it.
        } else {
            flush();
            m_rows.push_back(row);
            if (line.kind == Note) {
                m_rows.back().kind = Kind::Raw;
                m_rows.back().raw = line.text;
            } else {
                m_rows.back().before = m_rows.back().after = &line;
            }
        }
    }
    flush();
}

/// The n-th line that was taken away is replaced by the n-th that was put there.
void DiffListModel::addChanged(
    Row row, std::span<const diff::Line* const> removed, std::span<const diff::Line* const> added)
{
    const auto at
        = [](std::span<const diff::Line* const> lines, size_t i) { return i < lines.size() ? lines[i] : nullptr; };
    const size_t most = std::max(removed.size(), added.size());
    if (m_layout == Layout::SideBySide) {
        for (size_t i = 0; i < most; ++i) {
            row.before = at(removed, i);
            row.after = at(added, i);
            m_rows.push_back(row);
        }
        return;
    }
    for (const bool isAfter : {false, true}) {
        row.isAfter = isAfter;
        for (size_t i = 0; i < (isAfter ? added : removed).size(); ++i) {
            row.before = at(removed, i);
            row.after = at(added, i);
            m_rows.push_back(row);
        }
    }
}

const diff::Line* DiffListModel::lineAt(int row, int column) const
{
    const Row& at = rowAt(row);
    const bool isAfter = m_layout == Layout::SideBySide ? column > 0 : at.isAfter || !at.before;
    return isAfter ? at.after : at.before;
}

const diff::Line* DiffListModel::partnerAt(int row, int column) const
{
    const Row& at = rowAt(row);
    return at.before == at.after ? nullptr : lineAt(row, column) == at.after ? at.before : at.after;
}

int DiffListModel::rowOfSection(int section) const
{
    const auto at = std::ranges::lower_bound(m_rows, section, {}, &Row::section);
    return at == m_rows.end() || at->section != section ? -1 : int(at - m_rows.begin());
}

int DiffListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DiffListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_layout == Layout::SideBySide ? 2 : 1;
}

QString DiffListModel::textAt(int row, int column) const
{
    const Row& at = rowAt(row);
    const DiffSection& section = m_sections[size_t(at.section)];
    if (at.kind != Kind::Line && column > 0)
        return {};
    switch (at.kind) {
    case Kind::Title:
        return section.title;
    case Kind::Note:
        return section.note;
    case Kind::Raw:
        return at.raw == diff::NoLineEnd ? tr("No newline at the end of the file")
                                         : withVisibleControls(at.raw, TextUse::Code);
    case Kind::Hunk: {
        const diff::Hunk& hunk = *m_hunks[size_t(at.hunk)];
        const QString lines
            = tr("Lines %1")
                  .arg(format::range(std::max(1, hunk.newStart), std::max(1, hunk.newStart + hunk.newCount - 1)));
        return hunk.section.isEmpty() ? lines : u"%1  %2"_s.arg(lines, hunk.section);
    }
    case Kind::Line:
        break;
    }
    const diff::Line* line = lineAt(row, column);
    if (!line)
        return {};
    const bool isLong = line->text.size() > LongestLine;
    return withVisibleControls(line->text.first(std::min<qsizetype>(line->text.size(), LongestLine)), TextUse::Code)
        + (isLong ? u"\u2026"_s : QString());
}

QVariant DiffListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = rowAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textAt(index.row(), index.column());
    case KindRole:
        return int(row.kind);
    case MessageRowRole:
        return m_sections[size_t(row.section)].row;
    case Qt::AccessibleTextRole: {
        const QString text = textAt(index.row(), index.column());
        const diff::Line* line = row.kind == Kind::Line ? lineAt(index.row(), index.column()) : nullptr;
        if (!line || line->kind == diff::Line::Kind::Context)
            return text;
        return (line->kind == diff::Line::Kind::Added ? tr("added: %1") : tr("removed: %1")).arg(text);
    }
    default:
        return {};
    }
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "ui/common/ink.h"

#include <QCoreApplication>
#include <QSet>
#include <QString>

#include <vector>

namespace stemma {

/// A line of a JSON value as a tree: a member or an item.
struct JsonRow
{
    int depth = 0;
    QString path; ///< of an object or array that can be folded; empty: the line cannot
    bool isOpen = false;
    qint64 more = 0; ///< members or items that are left out; the line has no text
    QString text;
    std::vector<ColourRun> colours;
};

/// The lines of an object or array that are to be shown. What is small is open at first, until a screenful is reached;
/// what is long is cut. Keys, texts and figures are as they are stored.
class JsonTree
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    static constexpr int MostMembers = 200; ///< of one object or array
    static constexpr int OpenRows = 24; ///< that are open at first
    static constexpr int LongestText = 1000; ///< characters of one value

    /// @p root begins each path; @p toggled: those that are not as they are at first.
    JsonTree(const json::Value& value, const QString& root, const QSet<QString>& toggled);

    [[nodiscard]] const std::vector<JsonRow>& rows() const { return m_rows; }
    [[nodiscard]] qint64 cut() const { return m_cut; } ///< characters left out of long texts

private:
    void openSmall(const json::Value& value, const QString& path, int depth);
    void addMembers(const json::Value& value, const QString& path, int depth);
    void addMember(const json::Value& value, const QString& key, bool isItem, const QString& path, int depth);
    [[nodiscard]] QString scalar(const json::Value& value);
    [[nodiscard]] QString preview(const json::Value& value);

    QSet<QString> m_open; ///< at first
    const QSet<QString>& m_toggled;
    int m_room = OpenRows;
    qint64 m_cut = 0;
    std::vector<JsonRow> m_rows;
};

} // namespace stemma

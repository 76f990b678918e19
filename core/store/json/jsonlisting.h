// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace stemma::json {

/// The names of the fields that the records of a format have, as its specification lists them.
class FieldNames
{
public:
    FieldNames() = default; ///< nothing is known of the format, so no field counts as unknown
    /// @p names with blanks between them. Fields with a `*` behind their name hold what others shape, such as the
    /// arguments of a tool: names within them are no business of the format.
    explicit FieldNames(QLatin1StringView names);

    [[nodiscard]] bool isUnknown(const QString& name) const { return !m_names.isEmpty() && !m_names.contains(name); }
    [[nodiscard]] bool isFree(const QString& name) const { return m_free.contains(name); }

private:
    QSet<QString> m_names;
    QSet<QString> m_free;
};

/// JSON text for people to look at: as it is stored or with line breaks, and never respelled; damaged text and text
/// that is cut is listed as far as it is JSON, and followed by the rest as it is. Positions are characters of `text`.
struct Listing
{
    enum class Kind : quint8 { Key, UnknownKey, String, Number, Word, Comment };
    struct Token
    {
        qsizetype start = 0;
        qsizetype length = 0;
        Kind kind = Kind::Word;
    };
    struct Field
    {
        QString name;
        qsizetype start = 0; ///< of its name
        qsizetype value = 0; ///< start of its value
        qsizetype end = 0; ///< of its value
    };

    QString text;
    std::vector<Token> tokens; ///< in order
    std::vector<Field> fields; ///< in the order of their names, so that inner ones stand behind outer ones
    QStringList unknown; ///< names that FieldNames does not hold, each once
    qsizetype markStart = -1; ///< where what began at Options::markStart is; -1: it is not in the text
    qsizetype markEnd = -1;

    struct Options
    {
        bool isIndented = false;
        qsizetype markStart = -1; ///< a place of the stored text that is to be found again
        qsizetype markEnd = -1;
    };

    /// Adds @p stored to the text. Time and memory are linear, however deep it is nested.
    void add(QStringView stored, const FieldNames& names, const Options& options);
    void addComment(const QString& line); ///< a line of ours, which is not stored
    /// Adds `"name": value` as a member of a row, whose value is JSON text.
    void addMember(const QString& name, const QString& value, Kind kind, const FieldNames& names);
    [[nodiscard]] const Field* fieldAt(qsizetype position) const; ///< the innermost; null: there is none

    /// Takes note of an unknown name; what it is listed as.
    Kind kindOfKey(const QString& name, const FieldNames& names);
};

} // namespace stemma::json

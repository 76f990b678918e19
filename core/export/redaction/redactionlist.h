// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionfinder.h"
#include "core/session/message.h"

#include <QHash>
#include <QMap>

namespace stemma {

/// One value that should not be handed on, wherever it stands.
struct RedactionValue
{
    RedactionKind kind = RedactionKind::Secret;
    QString rule; ///< RedactionRule::id
    QString value;
    QString standIn; ///< what is written in its place, the same everywhere
    bool wholeWord = true;
    qint64 count = 0; ///< places in which a rule found it
    bool isAccepted = true; ///< false: it stays
    MessageId message; ///< of the first place; empty: in what is said of the session
    QString snippet; ///< of the first place, one line

    bool operator==(const RedactionValue&) const = default;
};

/// What was found in a session, by value, in the order in which it was found first. A value.
class RedactionList
{
public:
    static constexpr qsizetype LongestInSnippet = 200; ///< of a value

    /// Looks through a text. @p message: where it stands. Gives the text without what was found, so that a value is
    /// counted once where the text is looked at again within a larger one. Numbers of stand-ins go on from those that
    /// the text has already.
    QString look(const RedactionFinder& finder, const QString& text, const MessageId& message);
    /// Adds what of a text, whose pieces were looked through, was not found in any of them: a value that goes beyond
    /// what was found within it.
    void lookForMore(const RedactionFinder& finder, const QString& text, const MessageId& message);
    void add(const RedactionFind& find, const QString& text, const MessageId& message);
    void countImage(const MessageId& message); ///< images are one value together

    [[nodiscard]] const std::vector<RedactionValue>& values() const { return m_values; }
    void setAccepted(size_t value, bool accepted) { m_values[value].isAccepted = accepted; }
    void setAccepted(RedactionKind kind, bool accepted); ///< all of a kind
    [[nodiscard]] qint64 places() const; ///< of accepted values

    bool operator==(const RedactionList&) const = default;

private:
    [[nodiscard]] QString standInFor(const RedactionRule& rule, const QString& value);
    void goOnBehind(const StandIn& standIn); ///< of an earlier redaction: numbers are higher than its

    std::vector<RedactionValue> m_values;
    QHash<QString, size_t> m_known; ///< by value
    QMap<QString, QHash<QString, int>> m_numbers; ///< of stand-ins, by their words and what is numbered
    QMap<QString, int> m_taken; ///< the highest number that an earlier redaction gave, by the words
};

} // namespace stemma

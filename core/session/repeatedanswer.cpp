// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/repeatedanswer.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qsizetype LongestTag = 40;

/// The name of the tag that a text ends with; empty: it ends with none.
QStringView closedTag(QStringView text)
{
    if (!text.endsWith(u'>'))
        return {};
    const qsizetype start = text.lastIndexOf(u"</");
    if (start < 0 || text.size() - start > LongestTag)
        return {};
    const QStringView name = text.sliced(start + 2).chopped(1);
    const bool isName = std::ranges::all_of(name, [](QChar c) { return c.isLetterOrNumber() || c == u'_'; });
    return isName ? name : QStringView();
}

/// A text that ends with a tag.
struct TaggedEnd
{
    QStringView before;
    QStringView inner; ///< null: it does not
};

TaggedEnd taggedEnd(const QString& thought)
{
    const QStringView text = QStringView(thought).trimmed();
    const QStringView tag = closedTag(text);
    const QString opening = u'<' + tag.toString() + u'>';
    const qsizetype start = tag.isEmpty() ? -1 : text.indexOf(opening);
    if (start < 0)
        return {};
    return {text.first(start).trimmed(), text.sliced(start + opening.size()).chopped(tag.size() + 3).trimmed()};
}

} // namespace

QString withoutTaggedEnd(const QString& thought)
{
    const TaggedEnd end = taggedEnd(thought);
    return end.inner.isNull() ? thought : (end.before.isEmpty() ? end.inner : end.before).toString();
}

QString withoutRepeatedAnswer(const QString& thought, const Message& message)
{
    const TaggedEnd end = taggedEnd(thought);
    const bool isAnswer = !end.inner.isEmpty() && std::ranges::any_of(message.parts, [&end](const Part& part) {
        const auto* answer = part.as<TextPart>();
        return answer && QStringView(answer->text.text).trimmed() == end.inner;
    });
    return isAnswer ? withoutTaggedEnd(thought) : thought;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/thinkingsource.h"

#include "core/base/text.h"
#include "core/models/partsource.h"
#include "core/session/repeatedanswer.h"

namespace stemma {

namespace {

ThinkingSource::Text cut(const QString& text)
{
    ThinkingSource::Text made {.head = text, .characters = text.size()};
    if (text.size() <= 2 * ThinkingSource::ShownAtEachEnd)
        return made;
    qsizetype first = ThinkingSource::ShownAtEachEnd;
    qsizetype last = text.size() - ThinkingSource::ShownAtEachEnd;
    first -= text.at(first - 1).isHighSurrogate() ? 1 : 0;
    last += text.at(last).isLowSurrogate() ? 1 : 0;
    made.head = text.first(first);
    made.tail = text.sliced(last);
    made.left = utf8Size(QStringView(text).sliced(first, last - first));
    return made;
}

} // namespace

ThinkingSource::ThinkingSource(QObject* parent)
    : CurrentSessionSource(QuietMs, parent)
{
}

void ThinkingSource::forget()
{
    m_blocks.clear();
    m_total = 0;
    m_totalBytes = 0;
}

void ThinkingSource::find(const QString& words)
{
    const QString wanted = words.simplified();
    if (wanted == m_words)
        return;
    m_words = wanted;
    load();
}

void ThinkingSource::load()
{
    if (!beginIfWanted(tr("Reading the thinking of the session")))
        return;
    const auto reader = std::make_shared<ThinkingReader>(session(), m_words);
    const auto show = [this, reader, isFirst = m_blocks.empty(), total = m_total] {
        // What was listed before the store changed, or with other words, stays until as much is read again.
        if (isFirst || reader->total() > total) {
            take(*reader);
            emit changed();
        }
    };
    readOnShowing(reader, Lane::Normal, show, [this, reader](const Result<>& read) {
        if (!read)
            return finish(read.error());
        take(*reader);
        finish();
    });
}

void ThinkingSource::take(const ThinkingReader& reader)
{
    m_blocks = reader.blocks();
    m_total = reader.total();
    m_totalBytes = reader.totalBytes();
}

void ThinkingSource::readText(const ThinkingBlock& block, const std::function<void(const Result<Text>&)>& use)
{
    if (!store())
        return;
    partsource::text(*store(), session(), block.key, block.part)
        .then(this, [use, session = this->session(), repeats = block.repeatsAnswer, this](const Result<QString>& text) {
            if (session == this->session())
                use(text.transform(
                    [repeats](const QString& whole) { return cut(repeats ? withoutTaggedEnd(whole) : whole); }));
        });
}

} // namespace stemma

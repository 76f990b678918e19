// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/thinking.h"
#include "core/models/wantedsource.h"

namespace stemma {

/// The thinking of the current session, or what of it holds the words that are looked for; read on the store's lane
/// while somebody looks at it, and again when the store changed. GUI thread.
class ThinkingSource final : public CurrentSessionSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;
    static constexpr qint64 ShownAtEachEnd = 24 * 1024; ///< characters of a long block

    /// A block as it is read: all of it, or its beginning and its end.
    struct Text
    {
        QString head;
        QString tail; ///< empty: the head is all
        qint64 left = 0; ///< bytes between the two
        qint64 characters = 0; ///< of the whole
    };

    explicit ThinkingSource(QObject* parent = nullptr);

    void find(const QString& words); ///< without a word: all is listed
    void load() override;
    void readText(const ThinkingBlock& block, const std::function<void(const Result<Text>&)>& use);

    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty(); }
    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const std::vector<ThinkingBlock>& blocks() const { return m_blocks; } ///< as far as it has come
    [[nodiscard]] qint64 total() const { return m_total; } ///< of the session, also those without the words
    [[nodiscard]] qint64 totalBytes() const { return m_totalBytes; }

protected:
    void forget() override;

private:
    void take(const ThinkingReader& reader);

    QString m_words;
    std::vector<ThinkingBlock> m_blocks;
    qint64 m_total = 0;
    qint64 m_totalBytes = 0;
};

} // namespace stemma

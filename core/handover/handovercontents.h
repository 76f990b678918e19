// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/handover/handoverdraft.h"

#include <QDataStream>

class QFileDevice;

namespace stemma {

// What a model reads in the place of a call that its agent has no record for.
[[nodiscard]] QString callText(const HandedBlock& call);
[[nodiscard]] QString resultText(const HandedBlock& call);

/// What the blocks of a draft say, in a file: a session may be larger than memory. All is added first, then read. One
/// thread at a time.
class HandOverContents
{
public:
    /// @p file: empty, open for reading and writing, outlives this.
    explicit HandOverContents(QFileDevice& file);

    // Each gives the place of what was added.
    qint64 addText(const QString& text); ///< also the result of a call
    qint64 addCall(const QString& name, const QByteArray& input);
    qint64 addImage(const QString& mediaType, const QByteArray& base64);
    /// Whether all could be written so far.
    [[nodiscard]] Result<> check() const;

    [[nodiscard]] Result<HandedMessage> read(const DraftedMessage& message);

private:
    void readBlock(const DraftedBlock& drafted, HandedBlock& block);
    HandedBlock imageAt(qint64 place);
    template<typename... Values> qint64 add(const Values&... values);
    template<typename... Values> void readAt(qint64 place, Values&... values);

    QFileDevice& m_file;
    QDataStream m_stream;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

namespace stemma {

/// A hash of 64 bits over tagged runs of bytes that is the same in every run, version and byte order, so that it can
/// be stored. Not for what an attacker may choose.
class StableHash
{
public:
    /// Two runs differ where their tags do, also if their bytes are equal.
    void add(quint8 tag, const void* data, qsizetype size);
    [[nodiscard]] quint64 value() const { return m_state; }

private:
    void mix(quint64 word);
    quint64 m_state = 0x9e3779b97f4a7c15;
};

} // namespace stemma

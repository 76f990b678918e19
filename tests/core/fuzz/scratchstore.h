// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/filetree.h"

#include <QTemporaryDir>

#include <memory>

namespace stemma {

/// What can be opened is read to its end, by all that reads stores; what is wrong with it, or nothing. Errors are
/// answers too.
[[nodiscard]] QString readingFault(const QString& path);

/// A store that is written anew for each input, in a folder of temporary files.
class ScratchStore
{
public:
    /// One file.
    explicit ScratchStore(const QString& name)
        : m_name(name)
    {
    }
    /// A folder of files. Of an input the first two bytes choose one of them, and the rest is what stands in it.
    ScratchStore(const QString& name, const QString& original)
        : m_name(name)
        , m_original(original)
    {
    }

    [[nodiscard]] QString path();
    [[nodiscard]] QString faultOf(const QByteArray& input);
    /// Inputs that leave a folder as it is.
    [[nodiscard]] QByteArrayList seeds();

private:
    void writeAll();

    QString m_name;
    QString m_original; ///< folder; empty: it is one file
    std::unique_ptr<QTemporaryDir> m_folder;
    filetree::Files m_files; ///< of a folder
};

} // namespace stemma

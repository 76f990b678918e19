// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/files/scratchfolder.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace stemma {

/// How a file was packed by itself; archives of many files are something else.
enum class Packing : quint8 { Gzip, Zstd };

/// By the first bytes, whatever the name says.
[[nodiscard]] std::optional<Packing> packingOf(QByteArrayView head);
[[nodiscard]] QString nameOf(Packing packing);

/// Against files made to fill the disk.
struct UnpackLimits
{
    qint64 mostBytes = qint64(16) << 30;
    qint64 mostRatio = 400; ///< of unpacked to packed bytes, beyond freeBytes
    qint64 freeBytes = qint64(256) << 20;
};

/// A packed file unpacked to a folder that only this user can read, gone with the object. Has the name of the packed
/// one without its last ending.
class UnpackedFile
{
public:
    /// Reads the file to its end, all that was appended to it too. Nothing is left behind where it fails.
    [[nodiscard]] static Result<std::unique_ptr<UnpackedFile>> unpack(
        const QString& path, Packing packing, const UnpackLimits& limits, const JobControl& job);

    [[nodiscard]] const QString& path() const { return m_path; }

private:
    UnpackedFile() = default;

    ScratchFolder m_folder {ScratchFolder::Purpose::Unpacking};
    QString m_path;
};

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/diskwords.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct DiskText
{
    Q_DECLARE_TR_FUNCTIONS(FileOnDisk)
};

} // namespace

QString stateWord(FileOnDisk::State state)
{
    switch (state) {
    case FileOnDisk::State::Same:
        return DiskText::tr("still so");
    case FileOnDisk::State::Changed:
        return DiskText::tr("changed since");
    case FileOnDisk::State::NotModified:
        return DiskText::tr("not written since");
    case FileOnDisk::State::Modified:
        return DiskText::tr("written since");
    case FileOnDisk::State::Missing:
        return DiskText::tr("not there");
    case FileOnDisk::State::Outside:
        return DiskText::tr("outside");
    case FileOnDisk::State::Unreadable:
        return DiskText::tr("not readable");
    }
    return {};
}

QString stateMeaning(FileOnDisk::State state)
{
    switch (state) {
    case FileOnDisk::State::Same:
        return DiskText::tr("The file on disk has the content that the session refers to.");
    case FileOnDisk::State::Changed:
        return DiskText::tr("The file on disk has another content than the one that the session refers to.");
    case FileOnDisk::State::NotModified:
        return DiskText::tr(
            "The file was not written since the session last named it. The session does not record its content.");
    case FileOnDisk::State::Modified:
        return DiskText::tr("The file was written after the session last named it.");
    case FileOnDisk::State::Missing:
        return DiskText::tr("There is no such file in the folder of the session.");
    case FileOnDisk::State::Outside:
        return DiskText::tr("The path leads out of the folder of the session, so the file is not looked at.");
    case FileOnDisk::State::Unreadable:
        return DiskText::tr("The file cannot be read.");
    }
    return {};
}

Ink stateInk(FileOnDisk::State state)
{
    switch (state) {
    case FileOnDisk::State::Same:
    case FileOnDisk::State::NotModified:
        return Ink::Ok;
    case FileOnDisk::State::Changed:
    case FileOnDisk::State::Modified:
        return Ink::Warning;
    case FileOnDisk::State::Missing:
    case FileOnDisk::State::Unreadable:
        return Ink::Error;
    case FileOnDisk::State::Outside:
        break;
    }
    return Ink::Muted;
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linereader.h"

namespace stemma {

void LineFacts::clear()
{
    tools.clear();
    kind = Kind::NotJson;
    flags = {};
    id = 0;
    parent = 0;
    time = {};
    usage = {};
    hasTitle = false;
    contentBytes = RowFacts::NotKnown;
    maySign = true;
    // Of nearly all lines these are empty already.
    for (QString* text : {&title, &lastPrompt, &model}) {
        if (!text->isNull())
            *text = QString();
    }
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/outputssource.h"

namespace stemma {

OutputsSource::OutputsSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_read(std::make_shared<ToolOutputReader>(m_session))
{
    setStore(store);
}

void OutputsSource::load()
{
    if (!store())
        return;
    begin(tr("Reading tool outputs"));
    const auto reader = std::make_shared<ToolOutputReader>(m_session);
    readOn(reader, Lane::Normal, [this, reader](const Result<>& read) {
        if (!read)
            return finish(read.error());
        m_read = reader;
        finish();
    });
}

const std::vector<MessageOutputs>& OutputsSource::messages() const
{
    return m_read->messages();
}

const ContextRules& OutputsSource::rules() const
{
    return m_read->rules();
}

QString OutputsSource::rule() const
{
    return m_read->rule().name;
}

} // namespace stemma

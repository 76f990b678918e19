// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/modelasker.h"

#include "core/compaction/client/modelclient.h"

#include <QtConcurrent/qtconcurrenttask.h>

namespace stemma {

ModelAsker::ModelAsker(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ModelAsker::~ModelAsker()
{
    m_control.cancel();
}

void ModelAsker::ask(const ModelEndpoint& endpoint, const QString& key, const ModelRequest& request)
{
    cancel();
    m_control = {};
    m_isAsking = true;
    emit begun(tr("Waiting for the answer of %1").arg(endpoint.host()), m_control);
    const quint32 generation = ++m_generation;
    // The pool is waited for before this goes.
    const auto hear = [this, generation](const QString& text) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, text] {
                if (generation == m_generation && m_isAsking)
                    emit heard(text);
            },
            Qt::QueuedConnection);
    };
    QtConcurrent::task(
        [endpoint, key, request, job = m_control, hear] { return ModelClient(endpoint, key).ask(request, job, hear); })
        .onThreadPool(m_pool)
        .spawn()
        .then(this, [this, generation](const Result<ModelAnswer>& answer) { take(generation, answer); });
}

void ModelAsker::cancel()
{
    if (!m_isAsking)
        return;
    m_control.cancel();
    ++m_generation;
    m_isAsking = false;
    emit ended();
}

void ModelAsker::take(quint32 generation, const Result<ModelAnswer>& answer)
{
    if (generation != m_generation)
        return;
    m_isAsking = false;
    emit ended();
    if (answer)
        emit answered(*answer);
    else
        emit failed(answer.error());
}

} // namespace stemma

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/modelasker.h"

#include "core/compaction/client/modelclient.h"

#include <mutex>

namespace stemma {

/// Passes on what is heard on the lane for as long as the asker lives.
struct ModelAsker::Ear
{
    void tell(quint32 generation, const QString& text)
    {
        const std::scoped_lock lock(mutex);
        if (!asker)
            return;
        QMetaObject::invokeMethod(
            asker,
            [to = asker, generation, text] {
                if (generation == to->m_generation && to->m_isAsking)
                    emit to->heard(text);
            },
            Qt::QueuedConnection);
    }

    std::mutex mutex;
    ModelAsker* asker = nullptr; ///< null: it is gone
};

ModelAsker::ModelAsker(QObject* parent)
    : QObject(parent)
    , m_ear(std::make_shared<Ear>())
{
    m_ear->asker = this;
}

ModelAsker::~ModelAsker()
{
    m_control.cancel();
    const std::scoped_lock lock(m_ear->mutex);
    m_ear->asker = nullptr;
}

void ModelAsker::ask(const ModelEndpoint& endpoint, const QString& key, const ModelRequest& request)
{
    cancel();
    m_control = {};
    m_isAsking = true;
    emit begun(tr("Waiting for the answer of %1").arg(endpoint.host()), m_control);
    const quint32 generation = ++m_generation;
    const auto hear = [ear = m_ear, generation](const QString& text) { ear->tell(generation, text); };
    m_lane
        .run([endpoint, key, request, hear](
                 const JobControl& job) { return ModelClient(endpoint, key).ask(request, job, hear); },
            Lane::Normal, m_control)
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

// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/compaction/client/modelrequest.h"

#include <QObject>

namespace stemma {

/// Asks models for a window: one question at a time, on a thread of its own. GUI thread.
class ModelAsker final : public QObject
{
    Q_OBJECT
public:
    explicit ModelAsker(QObject* parent = nullptr);
    ~ModelAsker() override;

    /// Gives up what was asked before.
    void ask(const ModelEndpoint& endpoint, const QString& key, const ModelRequest& request);
    void cancel(); ///< no answer comes any more
    [[nodiscard]] bool isAsking() const { return m_isAsking; }

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    /// What there is of an answer that is streamed, some ten times a second; empty: it is asked for again.
    void heard(const QString& text);
    void answered(const stemma::ModelAnswer& answer);
    void failed(const stemma::Error& error); ///< Errc::Cancelled: the user gave up

private:
    struct Ear;

    void take(quint32 generation, const Result<ModelAnswer>& answer);

    Lane m_lane;
    std::shared_ptr<Ear> m_ear; ///< what hears of answers on the lane
    JobControl m_control;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
    bool m_isAsking = false;
};

} // namespace stemma

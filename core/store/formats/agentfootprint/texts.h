// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace stemma::agentfootprint {

// What users read, by the context of its translation.

struct FootprintText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

struct FootprintEditText
{
    Q_DECLARE_TR_FUNCTIONS(FootprintEdit)
};

struct FootprintCheckText
{
    Q_DECLARE_TR_FUNCTIONS(FootprintCheck)
};

} // namespace stemma::agentfootprint

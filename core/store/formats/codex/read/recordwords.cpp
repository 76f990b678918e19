// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/codex/read/recordwords.h"

namespace stemma::codex {

namespace {

constexpr std::array<QByteArrayView, 16> InjectedBeginnings {"# AGENTS.md instructions", "<environment_context",
    "<user_instructions", "<permissions instructions", "<skill", "<hook_prompt", "<turn_aborted",
    "<recommended_plugins", "<codex_internal_context", "<INSTRUCTIONS", "<subagent_notification", "<collaboration_mode",
    "<model_switch", "<apps_instructions", "<plugins_instructions", "<personality_spec"};

} // namespace

bool isInjectedText(QByteArrayView text)
{
    return std::ranges::any_of(
        InjectedBeginnings, [&](QByteArrayView beginning) { return text.startsWith(beginning); });
}

} // namespace stemma::codex

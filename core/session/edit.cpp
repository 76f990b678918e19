// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/edit.h"

namespace stemma {

Edit toEdit(const SingleEdit& single)
{
    return std::visit([](const auto& one) -> Edit { return one; }, single);
}

std::optional<SingleEdit> toSingle(const Edit& edit)
{
    return std::visit(
        [](const auto& one) -> std::optional<SingleEdit> {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, BatchEdit>)
                return std::nullopt;
            else
                return one;
        },
        edit);
}

const SessionId& sessionOf(const Edit& edit)
{
    return std::visit([](const auto& one) -> const SessionId& { return one.session; }, edit);
}

} // namespace stemma

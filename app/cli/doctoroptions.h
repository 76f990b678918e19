// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace CLI {
class App;
}

namespace stemma::cli {

/// What is done about a store beside looking at it; at most one of these.
struct DoctorOptions
{
    bool checksIntegrity = false;
    bool vacuums = false;
    bool writesLogBack = false;

    void addTo(CLI::App* doctor);
};

} // namespace stemma::cli

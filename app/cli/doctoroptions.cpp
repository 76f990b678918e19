// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/doctoroptions.h"

#include "app/cli/optionhelpers.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct DoctorOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

void DoctorOptions::addTo(CLI::App* doctor)
{
    CLI::Option* integrity
        = flagOption(doctor, "--integrity", checksIntegrity, DoctorOptionWords::tr("Check every page of the database"));
    CLI::Option* vacuum = flagOption(
        doctor, "--vacuum", vacuums, DoctorOptionWords::tr("Give the free pages of the database back; can be undone"));
    CLI::Option* log = flagOption(doctor, "--write-back", writesLogBack,
        DoctorOptionWords::tr("Write the log of a database that nobody has open back into it; changes no record"));
    vacuum->excludes(integrity)->excludes(log);
    log->excludes(integrity);
}

} // namespace stemma::cli

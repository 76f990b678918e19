// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/cli.h"
#include "app/window.h"
#include "ui/common/codescanning.h"

int main(int argc, char** argv)
{
    stemma::scanCodeByHighlighting();
    if (stemma::cli::isHeadless(argc, argv))
        return stemma::cli::run(argc, argv);
    return stemma::runWindow(argc, argv);
}

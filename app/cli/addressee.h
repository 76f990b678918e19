// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/endpointoptions.h"
#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/compaction/client/endpointkey.h"
#include "core/compaction/client/modelrequest.h"
#include "core/usage/pricetable.h"

namespace stemma::cli {

/// An endpoint with the key that goes there.
struct Addressee
{
    ModelEndpoint endpoint;
    EndpointKey key;
};

/// The endpoint that was named; without an address: none was.
[[nodiscard]] ModelEndpoint endpointFrom(const EndpointOptions& named);
/// With its key, of the environment or of the keychain. Errors are sentences about what was given.
[[nodiscard]] Result<Addressee> addresseeFrom(const EndpointOptions& named, const JobControl& job);

/// A line beside what the command gives: it goes where complaints go, so that scripts are not bothered.
void tell(const QString& line);
void tellAddressee(const Addressee& to); ///< where the request goes, with which key
void tellUnencrypted(const ModelEndpoint& endpoint); ///< if others in the network could read it
void tellUsage(const ModelEndpoint& endpoint, const ModelAnswer& answer, const PriceTable& prices);

/// Whether the user agrees to what was told: by an option, or asked on the terminal.
[[nodiscard]] Result<> agreement(const EndpointOptions& named);

} // namespace stemma::cli

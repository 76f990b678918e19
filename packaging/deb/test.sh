#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# test.sh PACKAGE SUITE MIRROR OUTPUT: installs the package in a Debian system that has nothing else, and runs
# packaging/deb/tests there with autopkgtest. Its logs and the picture that was drawn are in OUTPUT afterwards.
set -euo pipefail
package=$(realpath "$1") suite=$2 mirror=$3 output=$4
here=$(cd "$(dirname "$0")" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
mkdir -p "$work/source/debian"
cp -r "$here/tests" "$here/changelog" "$work/source/debian/"
cat >"$work/source/debian/control" <<TXT
Source: stemma
Maintainer: The Stemma authors <stemma@localhost.localdomain>
Standards-Version: 4.7.2

Package: stemma
Architecture: any
Description: read, fork, edit and compact sessions of coding agents
TXT
mmdebstrap --variant=minbase --include=ca-certificates "$suite" "$work/root" ${mirror:+"$mirror"} >"$work/root.log" 2>&1 || { cat "$work/root.log" >&2; exit 1; }
# The system inside finds its packages as this one does.
for file in /etc/resolv.conf /etc/hosts; do [ ! -e "$file" ] || cp -L "$file" "$work/root$file"; done
proxy=$(apt-config dump Acquire::http::Proxy 2>/dev/null | cut -d'"' -f2 || true)
[ -z "$proxy" ] || echo "Acquire::http::Proxy \"$proxy\";" >"$work/root/etc/apt/apt.conf.d/proxy"
rm -rf "$output"
autopkgtest --setup-commands='apt-get update' --output-dir "$output" "$package" "$work/source/" -- chroot "$work/root"

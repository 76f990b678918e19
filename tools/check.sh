#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Static checks of the sources: formatting, shell syntax, desktop file, translations, headers that compile alone,
# installing; with --tidy also clang-tidy, which takes some minutes.
# Called by `./dev check` inside the build environment with the build folder of the dev preset.
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1
cache=${CCACHE_DIR:-$build}/tidy # a source that passed once with the same text and headers passes again
mkdir -p "$cache"
failed=0

step() { printf '%s\n' "== $*"; }

sources() { git ls-files -co --exclude-standard -- "$@"; }

step "formatting"
sources '*.cpp' '*.h' | xargs -P "$(nproc)" -n 20 clang-format-19 --dry-run --Werror || failed=1

step "shell syntax, desktop file, AppStream data"
bash -n dev .ci/run tools/*.sh packaging/deb/test.sh packaging/aur/PKGBUILD || failed=1
for script in packaging/appimage/appdir.sh packaging/deb/tests/commandline packaging/deb/tests/picture; do sh -n "$script" || failed=1; done
desktop-file-validate packaging/*.desktop || failed=1
appstreamcli validate --no-net --override url-homepage-missing=info packaging/*.metainfo.xml || failed=1

step "the version in all recipes"
version=$(sed -n 's/^project(Stemma VERSION \([^ ]*\).*/\1/p' CMakeLists.txt)
for place in "packaging/deb/changelog:^stemma ($version)" "packaging/aur/PKGBUILD:^pkgver=$version$" \
    "packaging/rpm/stemma.spec:^Version: *$version$" "packaging/org.stemma.Stemma.metainfo.xml:<release version=.$version."; do
    grep -q "${place#*:}" "${place%%:*}" || { echo "${place%%:*} is not of version $version." >&2; failed=1; }
done

step "commands that open no window"
eval "$(sed -n '/^opens_window()/,/^}/p' dev)"
names=$(sed -n '/QLatin1StringView [A-Za-z]*Commands\[\]/,/};/p' app/cli/commandwords.cpp | grep -o '"[a-z-]*"_L1' | cut -d'"' -f2)
if [ "$(wc -w <<<"$names")" -lt 20 ]; then
    echo "The commands were not found in app/cli/commandwords.cpp." >&2
    failed=1
fi
for name in $names; do
    if opens_window "$name"; then
        echo "./dev run takes “$name” for a file to open in a window: add it to opens_window()." >&2
        failed=1
    fi
done
if opens_window --demo --screenshot x.png || ! opens_window x.db || ! opens_window; then failed=1; fi

step "translations"
# lupdate puts what it cannot tell the context of under the name of the class (…Text): it would never be found.
if grep -nE 'type="(unfinished|vanished)"|<name>[A-Za-z]*Texts?</name>' translations/*.ts; then
    echo "There are texts without a translation, or translations without a text: ./dev translations, then edit them." >&2
    failed=1
fi

step "headers compile alone"
# What another header of the library includes before all else is compiled there as it would be alone: a third of them.
alone=()
for library in core ui tests/testkit; do
    first=$(sources "$library/*.h" | xargs awk 'FNR == 1 { seen = 0 } /^#include/ && !seen++ && $2 ~ /^"/ { print substr($2, 2, length($2) - 2) }')
    for header in $(sources "$library/*.h" | grep -vxF "$first"); do
        alone+=("$library/CMakeFiles/stemma_${library##*/}_headers.dir/headers/$header.cpp.o")
    done
done
cmake --build "$build" --target "${alone[@]}" >"$build/headers.log" 2>&1 || { cat "$build/headers.log"; failed=1; }

step "installs what it builds"
rm -f "$build"/packaging/icon-*.png "$build"/packaging/stemma.*
{ cmake --build "$build" --target stemma && DESTDIR=$build/installed cmake --install "$build" --prefix /usr; } >"$build/install.log" 2>&1 \
    || { tail -n 20 "$build/install.log"; failed=1; }
rm -rf "$build/installed"

if [ "${2:-}" = --tidy ]; then
step "clang-tidy"
# clang cannot read gcc's precompiled headers and does not know all of its warnings; in united files names of one shade those
# of another, and a table of records needs no second pair of braces.
mkdir -p "$build/tidy"
sed -e 's# -Winvalid-pch##g; s# -include [^ ]*cmake_pch.hxx##g; s# -Wlogical-op##g; s# -Wduplicated-cond##g; s# -Wno-subobject-linkage##g; s# -c # -Wno-missing-braces -Wno-shadow -c #' \
    "$build/compile_commands.json" >"$build/tidy/compile_commands.json"
tidy() { # FILE
    local key
    key=$( { cat .clang-tidy "$1"; clang-tidy-19 --version; ninja -C "$2" -t deps "$4" 2>/dev/null | sed -n 's/^    //p' | grep "^$PWD/\|^\.\./\.\." | (cd "$2" && xargs -r cat 2>/dev/null); } | sha256sum | cut -c1-40)
    [ -e "$3/$key" ] && return 0
    clang-tidy-19 --quiet -p "$2/tidy" "$1" 2>/dev/null || return 1
    touch "$3/$key"
}
export -f tidy
# Every source of the libraries that the dev build compiles, or the file that unites those of a folder, with its object's
# name for the list of its headers.
python3 - "$build" <<'PY' | xargs -P "$(nproc)" -n 2 bash -c 'tidy "$2" "$0" "$1" "$3"' "$build" "$cache" || failed=1
import json, os, sys
build = sys.argv[1]
root = os.getcwd()
seen = set()
for entry in json.load(open(build + "/compile_commands.json")):
    name = os.path.relpath(entry["file"], root)
    folders = name.split("/")
    united = folders[-2] == "Unity" and os.path.relpath(entry["file"], build).split("/")[0] in ("core", "ui")
    if not (folders[0] in ("core", "ui") or united) or name in seen:
        continue
    seen.add(name)
    print(name, entry["output"])
PY
fi
[ "$failed" = 0 ] && echo "all checks passed"
exit "$failed"

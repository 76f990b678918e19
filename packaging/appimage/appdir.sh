#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# appdir.sh BUILD APPDIR: installs the program of the build folder BUILD into APPDIR, with the libraries and the plugins of
# Qt that it needs. Its search path for libraries is part of the program (`./dev package appimage` builds it so), not of the
# environment, where the programs that Stemma opens would inherit it.
set -eu
build=$1 app=$2
rm -rf "$app"
DESTDIR=$app cmake --install "$build" --prefix /usr >/dev/null
plugins=$(qtpaths6 --query QT_INSTALL_PLUGINS)
mkdir -p "$app/usr/lib" "$app/usr/plugins"
for plugin in platforms/libqxcb platforms/libqwayland-generic platforms/libqwayland-egl platforms/libqoffscreen \
    platformthemes/libqxdgdesktopportal xcbglintegrations/libqxcb-egl-integration xcbglintegrations/libqxcb-glx-integration \
    wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient iconengines/libqsvgicon imageformats/libqsvg \
    imageformats/libqjpeg imageformats/libqgif sqldrivers/libqsqlite sqldrivers/libqsqlpsql tls/libqopensslbackend \
    printsupport/libcupsprintersupport platforminputcontexts/libcomposeplatforminputcontextplugin \
    platforminputcontexts/libibusplatforminputcontextplugin; do
    # Some of them are packages of their own, and Wayland works without the rest of its.
    [ -e "$plugins/$plugin.so" ] || continue
    mkdir -p "$app/usr/plugins/${plugin%/*}"
    cp "$plugins/$plugin.so" "$app/usr/plugins/$plugin.so"
done
# What every desktop has, or what must fit its kernel, its graphics or its fonts, is not taken along.
ours='^(ld-linux.*|libc|libm|libdl|libpthread|librt|libresolv|libutil|libstdc\+\+|libgcc_s|libGL|libEGL|libGLX|libGLdispatch|libOpenGL|libdrm|libgbm|libX11|libX11-xcb|libxcb|libXau|libXdmcp|libfontconfig|libfreetype|libharfbuzz|libexpat|libz|libuuid|libcom_err|libp11-kit|libgpg-error)\.so'
find "$app/usr/bin" "$app/usr/plugins" -type f -exec ldd {} + | awk '$2 == "=>" && $3 ~ "^/" {print $3}' | sort -u | while read -r library; do
    name=${library##*/}
    echo "$name" | grep -qE "$ours" || cp -L "$library" "$app/usr/lib/$name"
done
printf '[Paths]\nPrefix = ..\nPlugins = plugins\n' >"$app/usr/bin/qt.conf"
strip --strip-unneeded "$app"/usr/bin/stemma "$app"/usr/lib/*.so* 2>/dev/null || true
ln -s usr/bin/stemma "$app/AppRun"
# No bus finds a service file in here, so a desktop has to start the program itself.
rm -r "$app/usr/share/dbus-1"
sed -i '/^DBusActivatable=/d' "$app/usr/share/applications/org.stemma.Stemma.desktop"
cp "$app/usr/share/applications/org.stemma.Stemma.desktop" "$app/"
cp "$app/usr/share/icons/hicolor/scalable/apps/org.stemma.Stemma.svg" "$app/"
cp "$app/usr/share/icons/hicolor/256x256/apps/org.stemma.Stemma.png" "$app/.DirIcon"

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles through ccache. A precompiled header that is about to be made anew goes first: as long as the old one lies
# there, ccache does not see the headers it is made of, and would hand it out for ever.
for argument in "$@"; do
    case $argument in
    *.gch) rm -f "$argument" ;;
    esac
done
exec ccache "$@"

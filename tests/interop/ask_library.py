# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a reader of a format's real library many times: loading the library takes seconds, so it is loaded once.

    ask_library.py READER MODULE...

Each line of standard input is an array of arguments. A child process with the modules already loaded runs READER with
them. Each answer is one line: {"exit": code, "answer": what it printed, "errors": what it printed as errors}.
"""
import importlib
import importlib.util
import json
import os
import sys
import tempfile
import traceback

spec = importlib.util.spec_from_file_location("reader", sys.argv[1])
reader = importlib.util.module_from_spec(spec)
sys.modules["reader"] = reader
spec.loader.exec_module(reader)
# Some libraries cannot be imported by name alone; their readers know how.
if load := getattr(reader, "load_library", None):
    version = load()
    reader.load_library = lambda *_: version
# After the reader, which sets up the environment that they are loaded in.
for name in sys.argv[2:]:
    importlib.import_module(name)


def run(arguments, out, errors):
    os.dup2(out.fileno(), 1)
    os.dup2(errors.fileno(), 2)
    sys.argv = [reader.__file__, *arguments]
    # A reader removes its private home when it is done.
    if home := getattr(reader, "_PRIVATE", None):
        os.makedirs(home, exist_ok=True)
    code = 1
    try:
        code = reader.main()
    except SystemExit as exit_:
        code = exit_.code
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code or 0)


for line in sys.stdin:
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            run(json.loads(line), out, errors)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        out.seek(0)
        errors.seek(0)
        try:
            answer = json.load(out)
        except ValueError:
            answer = None
        print(json.dumps({"exit": code, "answer": answer, "errors": errors.read().decode(errors="replace")}), flush=True)

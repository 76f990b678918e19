# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Encodes texts with tiktoken, which is installed with a model client that brings its vocabularies.

Each line of standard input is {"encoding": name, "text": text}; each answer is the list of tokens, or null where
tiktoken refuses the text. The folder of the vocabularies comes as the only argument.
"""
import json
import os
import sys

os.environ["TIKTOKEN_CACHE_DIR"] = sys.argv[1]
import tiktoken  # noqa: E402  (it reads the variable when it loads a vocabulary)

for line in sys.stdin:
    asked = json.loads(line)
    try:
        tokens = tiktoken.get_encoding(asked["encoding"]).encode(asked["text"])
    except ValueError:
        tokens = None
    print(json.dumps(tokens), flush=True)

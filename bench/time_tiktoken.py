# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the CPU milliseconds that tiktoken takes to encode a file: time_tiktoken.py VOCABULARIES ENCODING FILE."""
import os
import sys
import time

os.environ["TIKTOKEN_CACHE_DIR"] = sys.argv[1]
import tiktoken  # noqa: E402  (it reads the variable when it loads a vocabulary)

with open(sys.argv[3], encoding="utf-8") as file:
    text = file.read()
encoding = tiktoken.get_encoding(sys.argv[2])
times = []
for _ in range(3):
    begin = time.process_time()
    tokens = encoding.encode(text)
    times.append(time.process_time() - begin)
print(sorted(times)[1] * 1000, len(tokens))

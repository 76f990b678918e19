# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks mnesis what it writes about large files.

    mnesis_files.py FILE

FILE holds a JSON list of {"type", "text"}. The answer is {"summaries": a list of the texts that the library writes}.
"""
import json
import sys

import structlog

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))


def main():
    from mnesis.files.handler import LargeFileHandler

    handler = LargeFileHandler(None, None, None)
    with open(sys.argv[1], encoding="utf-8") as file:
        asked = json.load(file)
    print(json.dumps({"summaries": [handler._generate_exploration_summary("file", one["text"], one["type"]) for one in asked]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())

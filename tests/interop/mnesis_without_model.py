# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader of mnesis stores, with a model that answers prompts and fails whenever it is asked for a summary."""
import importlib.util
import os
import sys

spec = importlib.util.spec_from_file_location("mnesis_read", os.path.join(os.path.dirname(__file__), "mnesis_read.py"))
reader = importlib.util.module_from_spec(spec)
sys.modules["mnesis_read"] = reader
spec.loader.exec_module(reader)
answering_model = reader.fake_model


def fake_model(reply):
    answering_model(reply)
    import litellm

    answer = litellm.acompletion

    async def acompletion(**request):
        asked = "".join(str(message["content"]) for message in request["messages"])
        if "</conversation>" in asked or "</summaries>" in asked:
            raise RuntimeError("there is no model for summaries")
        return await answer(**request)

    litellm.acompletion = acompletion


reader.fake_model = fake_model
main = reader.main

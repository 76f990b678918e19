# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The reader of mnesis stores, with a model that gives scripted answers to requests for summaries and notes them.

$STEMMA_SCRIPT names a JSON file: "words" (what the requests ask for, in the place of the library's own words, so that
all else can be compared), "answers" (each {"text", "finish"}, or {"fails": true}; the last one is given to all that
follow) and "requests", the file that the requests are written to.
"""
import importlib.util
import json
import os
import sys

spec = importlib.util.spec_from_file_location("mnesis_read", os.path.join(os.path.dirname(__file__), "mnesis_read.py"))
reader = importlib.util.module_from_spec(spec)
sys.modules["mnesis_read"] = reader
spec.loader.exec_module(reader)
answering_model = reader.fake_model


class Thing:
    def __init__(self, **fields):
        self.__dict__.update(fields)


def use_words(words):
    from mnesis.compaction import levels

    levels.LEVEL1_PROMPT = words["leaf1"]
    levels.LEVEL2_PROMPT = words["leaf2"]
    levels.CONDENSE_LEVEL1_PROMPT = words["merge1"]
    levels.CONDENSE_LEVEL2_PROMPT = words["merge2"]
    levels._with_length_target = lambda prompt, target, most: prompt + words["length"].replace("%1", str(target))
    bullet = levels._CONDENSE_SECTIONS * levels._CONDENSE_BULLET_TOKENS
    levels._with_condense_limits = lambda prompt, target, most: prompt.replace("%1", str(max(1, target // bullet)))


def fake_model(reply):
    answering_model(reply)
    import litellm

    answer = litellm.acompletion
    with open(os.environ["STEMMA_SCRIPT"], encoding="utf-8") as file:
        script = json.load(file)
    use_words(script["words"])
    answers = script["answers"]
    requests = []

    async def acompletion(**request):
        asked = "".join(str(message["content"]) for message in request["messages"])
        if "</conversation>" not in asked and "</summaries>" not in asked:
            return await answer(**request)
        requests.append({"messages": request["messages"], "max_tokens": request["max_tokens"],
                         "temperature": request["temperature"]})
        with open(script["requests"], "w", encoding="utf-8") as file:
            json.dump(requests, file)
        given = answers[min(len(requests), len(answers)) - 1]
        if given.get("fails"):
            raise RuntimeError("the model fails")
        message = Thing(content=given["text"])
        return Thing(choices=[Thing(message=message, finish_reason=given["finish"])])

    litellm.acompletion = acompletion


reader.fake_model = fake_model
main = reader.main

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Load a conversation of a jazzmine message store with the real library and print JSON.

  jazzmine_read.py STORE                      list the conversations
  jazzmine_read.py STORE ID                   load one conversation completely
  jazzmine_read.py STORE --check              load every record of the store
  jazzmine_read.py STORE ID --append TEXT     user message + reply + trace, through the store API
  jazzmine_read.py STORE ID --chat TEXT       one real turn of the library's Agent (scripted model)

STORE is a JSON store file; a postgresql:// address; a .sql dump of such a database (loaded
into a private throw-away server, needs the PostgreSQL programs); a folder with
conversations.jsonl, messages.jsonl, turn_traces.jsonl as exported from MongoDB (loaded into
mongomock); or a mongodb:// address (database as the path).

--append and --chat work on a copy unless --in-place is given (JSON files and addresses only).
Needs a Python environment with the package jazzmine, or --lib FOLDER that holds an unpacked
package; besides it only pydantic, and asyncpg / mongomock-motor for those two backends: other
missing dependencies of the package are replaced by empty stand-ins.

Exit code: 0 done; 1 the library cannot load or change it (message on stderr); 2 usage;
3 library or a program it needs is missing.
"""
import argparse
import asyncio
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import types
import uuid

MISSING_OK = {
    "torch", "transformers", "onnxruntime", "onnx", "onnxscript", "numpy", "httpx", "boto3", "aioboto3",
    "botocore", "docker", "fastapi", "uvicorn", "starlette", "tiktoken", "codecarbon", "openai",
    "bs4", "asyncpg", "motor", "pymongo", "bson", "memory", "jazzmine_logging", "jazzmine_security",
}


class Fail(Exception):
    def __init__(self, text, code=1):
        super().__init__(text)
        self.code = code


# ---------------------------------------------------------------- the library

class _StandIn(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (Exception,), {})


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Last in the search order: answers only for modules that nothing else provides."""
    used = set()

    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in MISSING_OK:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        self.used.add(spec.name.split(".")[0])
        return _StandIn(spec.name)

    def exec_module(self, module):
        module.__path__ = []


def load_library(folder=None):
    """Returns the version; afterwards jazzmine.core.message_store can be imported."""
    if folder:
        sys.path.insert(0, os.path.abspath(folder))
    if "structlog" not in sys.modules:               # it would log to standard output
        silent, ctx = types.ModuleType("structlog"), types.ModuleType("structlog.contextvars")

        class Quiet:
            def __getattr__(self, name):
                return lambda *a, **k: None
        silent.get_logger, silent.contextvars = lambda *a, **k: Quiet(), ctx
        ctx.bind_contextvars, ctx.unbind_contextvars = lambda **k: {}, lambda *k: None
        ctx.reset_contextvars, ctx.clear_contextvars = lambda **k: None, lambda: None
        ctx.get_contextvars, ctx.bound_contextvars = dict, lambda **k: contextlib.nullcontext()
        sys.modules["structlog"], sys.modules["structlog.contextvars"] = silent, ctx
    if not any(isinstance(f, _Finder) for f in sys.meta_path):
        sys.meta_path.append(_Finder())
    spec = importlib.util.find_spec("jazzmine")
    if spec is None or not spec.submodule_search_locations:
        raise Fail("the package jazzmine is not installed (give --lib FOLDER, or use its environment)", 3)
    root = list(spec.submodule_search_locations)[0]
    # The package's own start files import everything; take the sub-packages without them.
    for name, path in (("jazzmine", root), ("jazzmine.core", os.path.join(root, "core"))):
        if name not in sys.modules:
            module = types.ModuleType(name)
            module.__path__ = [path]
            sys.modules[name] = module
    try:
        import jazzmine.core.message_store  # noqa: F401
    except Exception as e:
        raise Fail(f"jazzmine.core.message_store cannot be imported: {type(e).__name__}: {e}", 3)
    parent = os.path.dirname(root)
    for entry in sorted(os.listdir(parent)):
        m = re.fullmatch(r"jazzmine-(.+)\.dist-info", entry)
        if m:
            return m.group(1)
    return "unknown"


# ---------------------------------------------------------------- a private PostgreSQL server

@contextlib.contextmanager
def postgres_server():
    """A throw-away server on a unix socket in a temporary folder; yields its address."""
    bindir = None
    for cand in sorted(["/usr/lib/postgresql/" + v + "/bin" for v in
                        (os.listdir("/usr/lib/postgresql") if os.path.isdir("/usr/lib/postgresql") else [])],
                       reverse=True) + [os.path.dirname(shutil.which("initdb") or "")]:
        if cand and os.path.exists(os.path.join(cand, "initdb")):
            bindir = cand
            break
    if not bindir:
        raise Fail("PostgreSQL programs (initdb, pg_ctl, psql) not found", 3)
    tmp = tempfile.mkdtemp(prefix="jzpg-")
    prefix = []
    if os.geteuid() == 0:
        user = None
        import pwd
        for name in ("postgres", "nobody"):
            with contextlib.suppress(KeyError):
                user = pwd.getpwnam(name)
                break
        if user is None or not shutil.which("setpriv"):
            raise Fail("PostgreSQL does not run as root and no other user can be taken", 3)
        os.chown(tmp, user.pw_uid, user.pw_gid)
        prefix = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    os.chmod(tmp, 0o755)
    data, port = os.path.join(tmp, "data"), "54329"
    env = dict(os.environ, HOME=tmp, LC_ALL="C")

    def call(*cmd):
        p = subprocess.run(prefix + list(cmd), env=env, cwd=tmp, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True)
        if p.returncode:
            raise Fail(f"{os.path.basename(cmd[0])} failed: {p.stdout[-800:]}", 3)
        return p.stdout

    def ctl(*rest):
        p = subprocess.run(prefix + [os.path.join(bindir, "pg_ctl"), "-D", data, *rest], env=env, cwd=tmp,
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return p.returncode

    try:
        call(os.path.join(bindir, "initdb"), "-D", data, "-U", "stemma", "-A", "trust", "-E", "UTF8",
             "--locale=C", "--no-sync")
        if ctl("-w", "-t", "60", "-l", os.path.join(tmp, "log"), "-o",
               f"-k {tmp} -p {port} -c listen_addresses='' -c fsync=off -c shared_buffers=16MB", "start"):
            with open(os.path.join(tmp, "log"), errors="replace") as f:
                raise Fail("the private PostgreSQL server did not start: " + f.read()[-800:], 3)
        try:
            call(os.path.join(bindir, "createdb"), "-h", tmp, "-p", port, "-U", "stemma", "jazzmine")
            yield {"dsn": f"postgresql://stemma@/jazzmine?host={tmp}&port={port}",
                   "psql": [os.path.join(bindir, "psql"), "-h", tmp, "-p", port, "-U", "stemma", "-d", "jazzmine",
                            "-v", "ON_ERROR_STOP=1", "-q", "-X"],
                   "pg_dump": [os.path.join(bindir, "pg_dump"), "-h", tmp, "-p", port, "-U", "stemma", "jazzmine"]}
        finally:
            ctl("-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(tmp, ignore_errors=True)


# ---------------------------------------------------------------- opening stores

def classify(store):
    if re.match(r"postgres(ql)?://", store):
        return "postgres"
    if re.match(r"mongodb(\+srv)?://", store):
        return "mongodb"
    if os.path.isdir(store):
        return "mongo-export"
    if store.endswith(".sql"):
        return "sql-dump"
    return "json"


async def open_json(path):
    from jazzmine.core.message_store import MessageStore
    return await MessageStore.initialize({"storage": "json", "path": path})


async def open_postgres(dsn):
    if "asyncpg" in _Finder.used:
        raise Fail("asyncpg is not installed", 3)
    from jazzmine.core.message_store import MessageStore
    return await MessageStore.initialize({"storage": "postgres", "dsn": dsn, "pool_min": 1, "pool_max": 2})


async def open_mongo(uri, db, client_class=None):
    import jazzmine.core.message_store.stores.mongodb_store as module
    if client_class:
        module.AsyncIOMotorClient = client_class
    elif "motor" in _Finder.used:
        raise Fail("motor is not installed", 3)
    store = module.MongoDBMessageStore({"uri": uri, "db": db})
    await store._init()
    return store


async def open_mongo_export(folder):
    try:
        import mongomock_motor
        from bson import json_util
    except ImportError:
        raise Fail("mongomock-motor is not installed", 3)
    if "bson" in _Finder.used:
        raise Fail("pymongo is not installed", 3)
    store = await open_mongo("mongodb://localhost", "jazzmine", mongomock_motor.AsyncMongoMockClient)
    for name, coll in (("conversations", store._convs), ("messages", store._msgs), ("turn_traces", store._traces)):
        path = os.path.join(folder, name + ".jsonl")
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as f:
            for number, line in enumerate(f, 1):
                if line.strip():
                    try:
                        await coll.insert_one(json_util.loads(line))
                    except Exception as e:
                        raise Fail(f"{name}.jsonl line {number}: {type(e).__name__}: {e}")
    return store


# ---------------------------------------------------------------- what is printed

def enhancer_window(context):
    """What the enhancer would show its model: from the last topic start on."""
    start = 0
    for i, m in enumerate(context):
        if not m.is_continuation:
            start = i
    return [m.id for m in context[start:]]


async def dump_conversation(store, cid, window):
    conv = await store.get_conversation_by_id(cid)
    messages = await store.get_messages_by_conversation_id(cid)
    if conv is None and not messages:
        raise Fail(f"the library finds no conversation {cid!r} and no message of it")
    traces = await store.get_turn_traces_by_conversation_id(cid)
    context = await store.get_immediate_context(cid, window)
    linked = {}
    for m in messages:
        t = await store.get_turn_trace_by_message_id(m.id)
        if t is not None:
            linked[m.id] = t.id
    return {
        "conversation": conv.model_dump(mode="json") if conv else None,
        "messages": [m.model_dump(mode="json") for m in messages],
        "turn_traces": [t.model_dump(mode="json") for t in traces],
        "trace_of_message": linked,
        "context": [m.id for m in context],
        "enhancer_window": enhancer_window(context),
        "unsummarized": [m.id for m in messages if m.episode_id == 0],
    }


async def all_ids(store, kind):
    if kind == "json":
        return (list(store._conversations), list(store._messages), list(store._traces))
    if kind in ("postgres", "sql-dump"):
        out = []
        async with store._pool.acquire() as c:
            for table in ("conversations", "messages", "turn_traces"):
                out.append([r["id"] for r in await c.fetch(f"SELECT id FROM {table}")])
        return tuple(out)
    out = []
    for coll in (store._convs, store._msgs, store._traces):
        out.append([d["id"] async for d in coll.find({}, {"id": 1, "_id": 0})])
    return tuple(out)


async def dump_list(store, kind, version):
    convs, msgs, traces = await all_ids(store, kind)
    users, agents = {}, {}
    listed = []
    for cid in convs:
        c = await store.get_conversation_by_id(cid)
        users.setdefault(c.user_id, None)
        agents.setdefault(c.agent_id, None)
        listed.append(dict(c.model_dump(mode="json"),
                           message_count=len(await store.get_messages_by_conversation_id(cid)),
                           trace_count=len(await store.get_turn_traces_by_conversation_id(cid))))
    for u in users:
        users[u] = [c.id for c in await store.get_conversations_by_user_id(u)]
    for a in agents:
        agents[a] = [c.id for c in await store.get_conversations_by_agent_id(a)]
    return {"conversations": listed, "by_user": users, "by_agent": agents,
            "counts": {"conversations": len(convs), "messages": len(msgs), "turn_traces": len(traces)}}


async def check_all(store, kind):
    errors = []

    async def attempt(label, coro):
        try:
            return await coro
        except Exception as e:
            errors.append({"at": label, "error": f"{type(e).__name__}: {e}"})

    convs, msgs, traces = await all_ids(store, kind)
    for cid in convs:
        await attempt(f"conversation {cid}", store.get_conversation_by_id(cid))
        await attempt(f"messages of {cid}", store.get_messages_by_conversation_id(cid))
        await attempt(f"context of {cid}", store.get_immediate_context(cid, 8))
        await attempt(f"turn traces of {cid}", store.get_turn_traces_by_conversation_id(cid))
    for mid in msgs:
        await attempt(f"message {mid}", store.get_message_by_id(mid))
    for tid in traces:
        t = await attempt(f"turn trace {tid}", store.get_turn_trace_by_id(tid))
        if t is not None:
            other = await attempt(f"turn trace of message {t.message_id}",
                                  store.get_turn_trace_by_message_id(t.message_id))
            if other is not None and other.id != tid:
                errors.append({"at": f"turn trace {tid}", "error": f"message {t.message_id} leads to trace {other.id}"})
            if t.message_id not in set(msgs):
                errors.append({"at": f"turn trace {tid}", "error": f"no message {t.message_id}"})
    return {"counts": {"conversations": len(convs), "messages": len(msgs), "turn_traces": len(traces)},
            "errors": errors}


# ---------------------------------------------------------------- going on

def now_ms():
    return int(time.time() * 1000)


async def append(store, cid, text, reply):
    """The steps of an agent turn, through the store API alone."""
    from jazzmine.core.message_store.models import Message, MessageRole, LLMCallRecord, TurnTrace
    conv = await store.get_conversation_by_id(cid)
    if conv is None:
        raise Fail(f"no conversation record {cid!r}: an agent would make a new one, so nothing is appended")
    before = await store.get_messages_by_conversation_id(cid)
    traces = await store.get_turn_traces_by_conversation_id(cid)
    conv.last_updated_at = now_ms()
    await store.update_conversation(conv)
    user = Message(id=str(uuid.uuid4()), conversation_id=cid, user_id=conv.user_id, role=MessageRole.USER,
                   original_content=text, timestamp=now_ms())
    await store.store_message(user)
    user.enhanced_message, user.intent = text, "continue"
    await store.update_message(user)
    answer = Message(id=str(uuid.uuid4()), conversation_id=cid, user_id=conv.user_id, role=MessageRole.ASSISTANT,
                     original_content=reply, timestamp=now_ms() + 1)
    await store.store_message(answer)
    start = user.timestamp
    trace = TurnTrace(message_id=answer.id, conversation_id=cid, user_id=conv.user_id, agent_id=conv.agent_id,
                      turn_number=max([t.turn_number for t in traces], default=0) + 1, started_at_ms=start,
                      ended_at_ms=start + 1, total_latency_ms=1, total_prompt_tokens=3, total_completion_tokens=2,
                      total_tokens=5, llm_calls=[LLMCallRecord(purpose="agent_loop", model="scripted", prompt_tokens=3,
                                                              completion_tokens=2, total_tokens=5, timestamp_ms=start)])
    await store.store_turn_trace(trace)
    return {"before": [m.id for m in before], "user": user.id, "assistant": answer.id, "trace": trace.id}


async def chat(store, cid, text, reply, summarize=True):
    """One turn of the library's own Agent; the model is scripted, memory and tools are empty."""
    try:
        from jazzmine.core.agent.core import Agent
        from jazzmine.core.agent.types import AgentConfig
        from jazzmine.core.builder.memory_stubs import _NoopEpisodicMemory, _NoopSemanticMemory
        from jazzmine.core.conversation_summarizer import ConversationSummarizer
        from jazzmine.core.flows import FlowSelector
        from jazzmine.core.llm.types import LLMResponse, LLMUsage
        from jazzmine.core.message_enhancer import MessageEnhancer
        from jazzmine.core.tools.registry import ToolRegistry
        from jazzmine.core.working_memory import InMemoryWorkingMemoryStore
    except Exception as e:
        raise Fail(f"the library's Agent cannot be imported: {type(e).__name__}: {e}", 3)

    prompts = []

    class Scripted:
        model = "scripted"

        async def agenerate(self, messages, **kw):
            system, user = messages[0].content, messages[-1].content
            prompts.append(user)
            if "<enhancement_request>" in user:
                out = json.dumps({"enhanced_query": text, "sentiment_score": 0.0, "intent": "continue", "entities": [],
                                  "is_cancellation": False, "is_continuation": True})
            elif user.startswith("<episode>\n"):
                out = json.dumps({"short_summary": "Scripted.", "long_summary": "One. Two. Three."})
            elif "<assistant_response>" in user:
                out = ""                         # no new title
            else:
                out = f"<response>{reply}</response>"
            return LLMResponse(text=out, usage=LLMUsage(3, 2, 5), model="scripted", latency_ms=1)

    conv = await store.get_conversation_by_id(cid)
    if conv is None:
        raise Fail(f"no conversation record {cid!r}: the agent would start a new one")
    before = [m.id for m in await store.get_messages_by_conversation_id(cid)]
    llm = Scripted()
    config = AgentConfig(name="Stemma check", personality="Terse", agent_id=conv.agent_id, has_tools=False)
    config.enable_telemetry = False              # a field since 0.1.39
    agent = Agent(config=config,
                  llm=llm, message_store=store, wm_store=InMemoryWorkingMemoryStore(),
                  enhancer=MessageEnhancer(llm, store), episodic_memory=_NoopEpisodicMemory(),
                  semantic_memory=_NoopSemanticMemory(), flow_selector=FlowSelector(llm, {}),
                  summarizer=ConversationSummarizer(llm, _NoopEpisodicMemory(), store, trigger=3 if summarize else 10**9,
                                                    max_episode_size=20, min_episode_size=2, overlap=1),
                  tool_orchestrator=None, tool_registry=ToolRegistry())
    result = await agent.chat(conv.user_id, cid, text)
    await agent.drain()
    history = next((p for p in prompts if "<enhancement_request>" in p), "")
    return {"before": before, "assistant": result.message_id, "trace": result.trace_id, "errors": result.errors,
            "turn_number": result.turn_number, "response": result.response,
            "history_seen": re.findall(r'<turn role="([a-z_]+)">(.*?)</turn>', history, re.S)}


# ---------------------------------------------------------------- main

async def work(args, kind, opener, version):
    out = {"library": "jazzmine", "version": version, "backend": kind}
    store = await opener()
    try:
        if args.append is not None or args.chat is not None:
            if args.append is not None:
                done = await append(store, args.conversation, args.append, args.reply)
            else:
                done = await chat(store, args.conversation, args.chat, args.reply, not args.no_summary)
            out["appended"] = done
            if kind == "json":                   # load again from the file, as a restarted agent would
                await store.close()
                store = await opener()
            out.update(await dump_conversation(store, args.conversation, args.window))
            ids = [m["id"] for m in out["messages"]]
            if done["assistant"] not in ids or not set(done["before"]) <= set(ids):
                raise Fail("after appending, the library does not return the old and the new messages")
            if ids[:len(done["before"])] != done["before"]:
                out["warning"] = "the appended messages are not last: a stored timestamp lies in the future"
        elif args.check:
            out.update(await check_all(store, kind))
        elif args.conversation:
            out.update(await dump_conversation(store, args.conversation, args.window))
        else:
            out.update(await dump_list(store, kind, version))
    finally:
        # close() of the JSON store rewrites its file: leave an untouched store untouched
        if kind != "json" or args.append is not None or args.chat is not None:
            with contextlib.suppress(Exception):
                await store.close()
    return out


def run(args):
    version = load_library(args.lib)
    kind = classify(args.store)
    changing = args.append is not None or args.chat is not None
    with contextlib.ExitStack() as stack:
        if kind == "json":
            if not os.path.isfile(args.store):
                raise Fail(f"no such file: {args.store} (the library would start an empty store)")
            path = args.store
            if changing and not args.in_place:
                tmp = stack.enter_context(tempfile.TemporaryDirectory(prefix="jzread-"))
                path = shutil.copy(args.store, os.path.join(tmp, "store.json"))
            opener = lambda: open_json(path)
        elif kind == "postgres":
            if changing and not args.in_place:
                raise Fail("a database can only be changed in place: add --in-place", 2)
            opener = lambda: open_postgres(args.store)
        elif kind == "mongodb":
            if changing and not args.in_place:
                raise Fail("a database can only be changed in place: add --in-place", 2)
            m = re.match(r"(mongodb(?:\+srv)?://[^/]+)/?([^?]*)(\?.*)?$", args.store)
            opener = lambda: open_mongo(m.group(1) + "/" + (m.group(3) or ""), m.group(2) or "chatbot")
        elif kind == "sql-dump":
            if args.in_place:
                raise Fail("a dump cannot be changed in place", 2)
            server = stack.enter_context(postgres_server())
            p = subprocess.run(server["psql"] + ["-f", "-"], stdin=open(args.store, "rb"), stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE)
            if p.returncode:
                raise Fail("the dump cannot be loaded: " + p.stderr.decode(errors="replace")[-800:])
            opener = lambda: open_postgres(server["dsn"])
        else:
            if args.in_place:
                raise Fail("an export cannot be changed in place", 2)
            opener = lambda: open_mongo_export(args.store)
        return asyncio.run(work(args, kind, opener, version))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("store")
    ap.add_argument("conversation", nargs="?")
    ap.add_argument("--check", action="store_true", help="load every record; exit 1 if one fails")
    ap.add_argument("--append", metavar="TEXT")
    ap.add_argument("--chat", metavar="TEXT")
    ap.add_argument("--reply", metavar="TEXT", default="Understood.", help="the scripted answer")
    ap.add_argument("--window", type=int, default=8, help="messages asked for as context (library default 8)")
    ap.add_argument("--no-summary", action="store_true",
                    help="--chat without the summariser, which rewrites the file once for each message it has not yet seen")
    ap.add_argument("--in-place", action="store_true")
    ap.add_argument("--lib", metavar="FOLDER", help="folder that holds the package jazzmine")
    args = ap.parse_args()
    if (args.append is not None or args.chat is not None) and not args.conversation:
        ap.error("--append and --chat need a conversation")
    import logging
    logging.disable(logging.CRITICAL)
    try:
        out = run(args)
    except Fail as e:
        print(f"jazzmine_read: {e}", file=sys.stderr)
        return e.code
    except Exception as e:
        text = str(e).strip()
        print(f"jazzmine_read: the library refuses this store: {type(e).__name__}: {text}", file=sys.stderr)
        return 1
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.write(json.dumps(out, ensure_ascii=True, indent=1) + "\n")
    return 1 if out.get("errors") else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Load (and optionally continue) a mantis store with the REAL mantis-agent-sdk.

Run inside an environment that has `mantis-agent-sdk`.  Used by the interop tests:
after Stemma forked, cut or edited a store, this program says what the library
itself makes of it.

    mantis_read.py STORE --list
    mantis_read.py STORE SESSION
    mantis_read.py STORE SESSION --send TEXT [--reply TEXT] [--in-place] [--via ...]

STORE    * a mantis home (has projects/ or sessions/), or one projects/{digest} folder  (M1)
         * one tree transcript {uuid}.jsonl                                              (M1)
         * a folder of wire transcripts, or one of them                                  (M2)
         * a SQLite file                                                                 (M3)
SESSION  id (or unambiguous prefix); may be left out for a single transcript file.

--send   one more turn through the library.  The model is faked, nothing leaves the machine.
         M1: --via headless (the program's `-p --resume`; default where the version has it),
             --via terminal (the interactive terminal's turn), --via api (transcript writer only)
         M2: one more persisted query() run under the same id
         M3: Session.load, Agent.run, Session.save
         --context keeps the program's own context message (environment, git), as in real use.
         Works on a temporary copy (its place is printed as "written") unless --in-place.
--strict exit 6 if the library warned, or if the request a provider would get is malformed.

Output: one JSON object on stdout.
  messages     what the library's loader returns, in order
  request      the Anthropic-shaped request the library builds from them plus the next user
               turn (system text and messages), i.e. what a model would get
  problems     shape errors in that request (unanswered tool call, stray result, repeated id,
               assistant first, empty content)
  warnings     what the library logged while loading
Exit code: 0 fine, 2 usage, 3 the library cannot load it, 4 no such session,
           5 the turn failed, 6 see --strict.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import logging
import os
import shutil
import sqlite3
import sys
import tempfile
import uuid
from pathlib import Path
from types import SimpleNamespace


def die(code: int, msg: str) -> "None":
    print(f"mantis_read: {msg}", file=sys.stderr)
    raise SystemExit(code)


# A private home, so that nothing of the user's own set-up leaks in. Must be set
# before the library is imported.
_PRIVATE = tempfile.mkdtemp(prefix="mantis-read-")
os.environ["MANTIS_AGENT_HOME"] = _PRIVATE
os.environ["MANTIS_AGENT_NO_CONTEXT"] = "1"
for _k in ("MANTIS_AGENT_PROJECT_ROOT", "MANTIS_MCP_SERVERS"):
    os.environ.pop(_k, None)

try:
    import mantis_agent
    import msgspec
    from mantis_agent import paths
    from mantis_agent import types as mtypes
except ImportError as exc:
    die(3, f"mantis-agent-sdk is not installed here ({exc})")

VERSION = mantis_agent.__version__

try:
    from mantis_agent import session_tree
except ImportError:            # before 1.2.1
    session_tree = None


class Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        self.lines.append(" ".join(w.rsplit("/", 1)[-1] if w.startswith("/") else w for w in text.split(" ")))


WARN = Warnings()
logging.getLogger("mantis_agent").addHandler(WARN)
logging.getLogger("mantis_agent").propagate = False


# --------------------------------------------------------------------------- model


class FakeModel:
    """A provider that answers from a list and remembers every request."""

    name = "mock"

    def __init__(self, reply: str) -> None:
        from mantis_agent.capabilities import HOSTED_PROFILES

        self.backend_capability = HOSTED_PROFILES["mock"]
        self.reply = reply
        self.calls: list[dict] = []

    async def stream(self, *, model, messages, system=None, tools=None, **kw):
        from mantis_agent import events as ev

        self.calls.append({"system": system, "messages": list(messages)})
        yield ev.MessageStart(message_id="fake", model=model)
        yield ev.ContentBlockStart(index=0, block=mtypes.TextBlock(text=""))
        yield ev.ContentBlockDelta(index=0, delta=ev.TextDelta(text=self.reply))
        yield ev.ContentBlockStop(index=0)
        yield ev.MessageDelta(stop_reason="end_turn",
                              usage=mtypes.Usage(input_tokens=1, output_tokens=1))
        yield ev.MessageStop()

    async def aclose(self) -> None:
        return None


def make_agent(model: FakeModel):
    from mantis_agent import Agent
    from mantis_agent.tools import ToolRegistry

    kw = dict(model="mock", provider=model, tools=ToolRegistry(), max_steps=2, max_tokens=64)
    import inspect

    have = inspect.signature(Agent).parameters
    for flag in ("include_memory", "include_env", "include_recall", "auto_compact"):
        if flag in have:
            kw[flag] = False
    return Agent(**kw)


def plain(m) -> dict:
    d = msgspec.to_builtins(m)
    if isinstance(d, dict):
        d.pop("role", None)
        kind = type(m).__name__
        d = {"role": getattr(m, "role", "?"), **d}
        if kind == "CompactBoundaryMessage":
            d["boundary"] = True
    return d


def request_for(messages: list) -> tuple[dict | None, list[str], str | None]:
    """What the library would send for `messages` + one user turn, and what is wrong with it."""
    fake = FakeModel("ok")

    async def go() -> None:
        agent = make_agent(fake)
        await agent.run([*messages, mtypes.UserMessage(content="(next user turn)")])

    try:
        asyncio.run(go())
        sent = fake.calls[0]
    except Exception as exc:  # noqa: BLE001
        return None, [], f"{type(exc).__name__}: {exc}"
    from mantis_agent.providers import anthropic_passthrough as enc

    try:
        if hasattr(enc, "build_messages_payload"):
            body = enc.build_messages_payload(model="mock", messages=sent["messages"], system=None,
                                              tools=None, max_tokens=64, temperature=None)
        else:                                # older versions: the same two steps, not yet one function
            text, rest = enc._split_system(None, sent["messages"])
            body = {"messages": [enc._encode_message(m) for m in rest], **({"system": text} if text else {})}
    except Exception as exc:  # noqa: BLE001 - the encoder itself refuses the history
        return None, [], f"{type(exc).__name__}: {exc}"
    body = {k: body[k] for k in ("system", "messages") if k in body}
    body = strip_cache(json.loads(json.dumps(body)))
    return body, check_request(body["messages"]), None


def strip_cache(x):
    if isinstance(x, dict):
        return {k: strip_cache(v) for k, v in x.items() if k != "cache_control"}
    if isinstance(x, list):
        return [strip_cache(v) for v in x]
    return x


def check_request(msgs: list[dict]) -> list[str]:
    out: list[str] = []
    seen: set[str] = set()

    def ids(m: dict, kind: str, key: str) -> list[str]:
        c = m.get("content")
        return [b[key] for b in c if isinstance(b, dict) and b.get("type") == kind] \
            if isinstance(c, list) else []

    if msgs and msgs[0]["role"] == "assistant":
        out.append("starts with an assistant message")
    for i, m in enumerate(msgs):
        if not m.get("content"):
            out.append(f"message {i}: empty content")
        uses = ids(m, "tool_use", "id")
        for u in uses:
            if u in seen:
                out.append(f"message {i}: tool_use id {u} used twice")
            seen.add(u)
        nxt = ids(msgs[i + 1], "tool_result", "tool_use_id") if i + 1 < len(msgs) else []
        for u in uses:
            if nxt.count(u) != 1:
                out.append(f"message {i}: tool_use {u} has {nxt.count(u)} results in the next message")
        prev = ids(msgs[i - 1], "tool_use", "id") if i else []
        for r in ids(m, "tool_result", "tool_use_id"):
            if r not in prev:
                out.append(f"message {i}: tool_result {r} without its tool_use just before")
        if i and m["role"] == "assistant" and msgs[i - 1]["role"] == "assistant":
            out.append(f"message {i}: assistant after assistant")
    return out


# --------------------------------------------------------------------------- stores


def first_objects(path: Path, limit: int = 50) -> list[dict]:
    out: list[dict] = []
    with path.open("rb") as fh:
        for raw in fh:
            try:
                o = json.loads(raw)
            except ValueError:
                continue
            if isinstance(o, dict):
                out.append(o)
            if len(out) >= limit:
                break
    return out


def is_tree(path: Path) -> bool:
    objs = first_objects(path)
    return any("uuid" in o and "parent_uuid" in o for o in objs) or \
        (bool(objs) and all(o.get("type") in ("custom-title", "last-prompt", "summary") for o in objs))


def is_sqlite(path: Path) -> bool:
    with path.open("rb") as fh:
        return fh.read(16) == b"SQLite format 3\x00"


class TreeStore:
    """M1. Files are looked up in `folder`; everything else is the library's own code."""

    dialect = "M1"

    def __init__(self, folder: Path, cwd: str | None) -> None:
        if session_tree is None:
            die(3, f"mantis-agent-sdk {VERSION} has no session_tree module (first in 1.2.1)")
        self.folder = folder
        self.cwd = cwd or self._cwd_of(folder)
        session_tree.get_project_dir = lambda cwd=None: folder
        # the terminal imports it by name from paths
        paths.get_project_dir = lambda cwd=None: folder

    @staticmethod
    def _cwd_of(folder: Path) -> str:
        for f in sorted(folder.glob("*.jsonl")):
            for o in first_objects(f):
                if o.get("cwd"):
                    return str(o["cwd"])
        return "/"

    def list(self) -> list[dict]:
        return [{"session_id": s.session_id, "title": s.title, "first_prompt": s.first_prompt,
                 "last_prompt": s.last_prompt, "message_count": s.message_count}
                for s in session_tree.list_sessions()]

    def all_ids(self) -> list[str]:
        return [f.stem for f in self.folder.glob("*.jsonl")]

    def load(self, sid: str):
        path = self.folder / f"{sid}.jsonl"
        entries = session_tree.load_entries(path)
        leaf = session_tree.latest_leaf([e for e in entries if not e.is_sidechain])
        chain = session_tree.build_chain(entries, leaf.uuid) if leaf else []
        WARN.lines.clear()                # reported once, by the call below
        messages = session_tree.load_for_resume(sid)
        return messages, {"entries": len(entries), "leaf": leaf.uuid if leaf else None,
                          "chain": [e.uuid for e in chain],
                          "listed": next((s for s in self.list() if s["session_id"] == sid), None)}

    def send(self, sid: str, text: str, reply: str, via: str) -> dict:
        fake = FakeModel(reply)
        before = {e.uuid for e in session_tree.load_entries(self.folder / f"{sid}.jsonl")}
        os.chdir(_PRIVATE)
        real_getcwd = os.getcwd
        os.getcwd = lambda: self.cwd     # entries must keep the project's own path
        try:
            if via == "api":
                t = session_tree.SessionTranscript(sid, cwd=self.cwd)
                t.append_message("user", text)
                t.append_message("assistant", [mtypes.TextBlock(text=reply)])
            elif via == "headless":
                self._headless(sid, text, fake)
            else:
                self._terminal(sid, text, fake)
        finally:
            os.getcwd = real_getcwd
        after = session_tree.load_entries(self.folder / f"{sid}.jsonl")
        return {"via": via,
                "appended": [{"uuid": e.uuid, "parent_uuid": e.parent_uuid, "type": e.type,
                              "is_meta": e.is_meta} for e in after if e.uuid not in before],
                "model_got": [plain(m) for m in fake.calls[0]["messages"]] if fake.calls else None}

    def _headless(self, sid: str, text: str, fake: FakeModel) -> None:
        from mantis_agent import headless

        real = headless.build_query_options

        def build(args, transcript=None):
            opts = real(args, transcript=transcript)
            opts["provider"] = fake
            opts["tools"] = []
            opts["include_memory"] = False
            return opts

        headless.build_query_options = build
        args = SimpleNamespace(
            model="mock", backend="mock", api_key=None, system=None, max_tokens=64, temperature=None,
            max_turns=2, resume_id=sid, session_id=None, continue_session=False,
            output_format="json", verbose=False, append_system_prompt=None, advisor=None,
            dangerously_skip_permissions=False, godmode=False, permission_mode=None,
            allowed_tools=None, disallowed_tools=None)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            rc = asyncio.run(headless._run(args, text))
        if rc:
            raise RuntimeError(out.getvalue().strip() or f"exit code {rc}")

    def _terminal(self, sid: str, text: str, fake: FakeModel) -> None:
        from mantis_agent import tui as tui_mod
        from mantis_agent.providers import base
        from rich.console import Console

        real = base.resolve
        base.resolve = lambda name: (lambda **kw: fake)
        try:
            tui = tui_mod.MantisTUI(model="mock", backend="mock", api_key=None, system=None,
                                    max_tokens=64, temperature=None, max_turns=2)
            tui.console = Console(file=io.StringIO())
            tui.messages = session_tree.load_for_resume(sid)
            tui.transcript = session_tree.SessionTranscript(sid)
            tui._title_done = True
            tui.agent = tui._build_agent()
            tui.agent.provider = fake
            with contextlib.redirect_stdout(io.StringIO()):
                asyncio.run(tui._run_turn(text))
        finally:
            base.resolve = real


class WireStore:
    """M2. The library only reads these back as plain objects; it never resumes from them."""

    dialect = "M2"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        paths.get_sessions_dir = lambda: folder

    def list(self) -> list[dict]:
        from mantis_agent import iter_transcripts

        return [{"session_id": sid, "lines": sum(1 for _ in self._read(sid))}
                for sid, _ in iter_transcripts()]

    def all_ids(self) -> list[str]:
        return [f.stem for f in self.folder.glob("*.jsonl")]

    @staticmethod
    def _read(sid: str):
        from mantis_agent import read_transcript

        return read_transcript(sid)

    def load(self, sid: str):
        from mantis_agent import query as q
        import importlib

        q = importlib.import_module("mantis_agent.query")
        kinds = {("user", None): q.SDKUserMessage, ("assistant", None): q.SDKAssistantMessage,
                 ("result", None): q.SDKResultMessage, ("system", "init"): q.SDKSystemMessage,
                 ("system", "status"): q.SDKStatusMessage,
                 ("system", "compact_boundary"): q.SDKCompactBoundaryMessage}
        lines, bad, msgs = [], [], []
        for n, d in enumerate(self._read(sid)):
            lines.append(d)
            key = (d.get("type"), d.get("subtype") if d.get("type") == "system" else None)
            try:
                typed = msgspec.convert(d, kinds[key])
            except (KeyError, msgspec.ValidationError) as exc:
                bad.append(f"object {n}: {type(exc).__name__}: {exc}")
                continue
            if key[0] == "user":
                msgs.append(mtypes.UserMessage(content=typed.message.content,
                                               isMeta=False))
            elif key[0] == "assistant":
                msgs.append(mtypes.AssistantMessage(content=typed.message.content,
                                                    stop_reason=typed.message.stop_reason,
                                                    usage=typed.message.usage))
        results = [d for d in lines if d.get("type") == "result"]
        return msgs, {"objects": len(lines), "undecodable_objects": bad,
                      "runs": sum(1 for d in lines if d.get("type") == "system" and d.get("subtype") == "init"),
                      "results": [r.get("subtype") for r in results],
                      "note": "the library has no way to continue from this file"}

    def send(self, sid: str, text: str, reply: str, via: str) -> dict:
        from mantis_agent import query

        fake = FakeModel(reply)

        async def go() -> str:
            sub = ""
            async for m in query(prompt=text, options={
                    "model": "mock", "provider": fake, "persist": True, "session_id": sid,
                    "include_memory": False}):
                sub = getattr(m, "subtype", sub)
            return sub

        sub = asyncio.run(go())
        if sub != "success":
            raise RuntimeError(f"run ended with {sub}")
        return {"via": "query", "model_got": [plain(m) for m in fake.calls[0]["messages"]]}


class SqlStore:
    dialect = "M3"

    def __init__(self, path: Path) -> None:
        from mantis_agent import SqliteSessionStore

        self.path = path
        cols = set()
        con = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            cols = {r[1] for r in con.execute("PRAGMA table_info(sessions)")}
        finally:
            con.close()
        if "messages" not in cols:
            die(3, f"{path.name}: table sessions has no column 'messages' "
                   f"(has: {', '.join(sorted(cols)) or 'none'}); not a store of the library's own layout")
        self.store = SqliteSessionStore(str(path))

    def list(self) -> list[dict]:
        infos = asyncio.run(self.store.list_sessions())
        return [{"session_id": i.id, "title": i.title, "tags": i.tags, "message_count": i.n_messages,
                 "created_at": i.created_at, "updated_at": i.updated_at} for i in infos]

    def all_ids(self) -> list[str]:
        return [d["session_id"] for d in self.list()]

    def load(self, sid: str):
        from mantis_agent import Session

        async def go():
            s = await Session.load(self.store, sid)
            raw, _ = await self.store.load(sid)
            return s, raw

        s, raw = asyncio.run(go())
        return s.messages, {
            "listed": next((d for d in self.list() if d["session_id"] == sid), None),
            "meta": s.meta, "stored_messages": len(raw),
            "checkpoints": [{"index": c.index, "role": c.role, "summary": c.summary}
                            for c in s.checkpoints()]}

    def send(self, sid: str, text: str, reply: str, via: str) -> dict:
        from mantis_agent import Session

        fake = FakeModel(reply)

        async def go() -> None:
            s = await Session.load(self.store, sid)
            s.append(mtypes.UserMessage(content=text))
            await make_agent(fake).run(s.messages)
            await s.save()

        asyncio.run(go())
        return {"via": "Session", "model_got": [plain(m) for m in fake.calls[0]["messages"]]}


# --------------------------------------------------------------------------- opening


def copy_store(path: Path) -> Path:
    base = Path(tempfile.mkdtemp(prefix="mantis-copy-"))
    dst = base / path.name
    if path.is_dir():
        shutil.copytree(path, dst)
        return dst
    for suffix in ("", "-wal", "-shm"):
        side = Path(str(path) + suffix)
        if side.exists():
            shutil.copy2(side, base / side.name)
    return dst


def open_store(path: Path, cwd: str | None, sid: str | None):
    """(store, session id or None)"""
    if path.is_dir():
        if (path / "projects").is_dir() or (path / "sessions").is_dir():
            for proj in sorted((path / "projects").glob("*")) if (path / "projects").is_dir() else []:
                if sid and any(f.stem.startswith(sid) for f in proj.glob("*.jsonl")):
                    return TreeStore(proj, cwd), sid
            if sid and any(f.stem.startswith(sid) for f in (path / "sessions").glob("*.jsonl")):
                return WireStore(path / "sessions"), sid
            return None, sid
        files = sorted(path.glob("*.jsonl"))
        if not files:
            die(3, f"{path.name}: a folder without .jsonl files")
        if is_tree(files[0]):
            return TreeStore(path, cwd), sid
        return WireStore(path), sid
    if is_sqlite(path):
        return SqlStore(path), sid
    if path.suffix != ".jsonl":
        die(3, f"{path.name}: neither SQLite nor .jsonl; the library would not look at it")
    if is_tree(path):
        return TreeStore(path.parent, cwd), path.stem
    return WireStore(path.parent), path.stem


def resolve(store, sid: str | None) -> str:
    ids = store.all_ids()
    if sid is None:
        if len(ids) == 1:
            return ids[0]
        die(2, f"which session? there are {len(ids)} (use --list)")
    if sid in ids:
        return sid
    hits = [i for i in ids if i.startswith(sid)]
    if len(hits) == 1:
        return hits[0]
    die(4, f"no session {sid!r} in this store" if not hits else f"{sid!r} is ambiguous: {len(hits)} sessions")


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    ap.add_argument("store")
    ap.add_argument("session", nargs="?")
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--send", metavar="TEXT")
    ap.add_argument("--reply", default="Understood.", metavar="TEXT")
    ap.add_argument("--in-place", action="store_true")
    ap.add_argument("--via", choices=("headless", "terminal", "api"))
    ap.add_argument("--context", action="store_true")
    ap.add_argument("--cwd", help="project path to use for an M1 store without one")
    ap.add_argument("--strict", action="store_true")
    a = ap.parse_args()

    if a.context:
        os.environ.pop("MANTIS_AGENT_NO_CONTEXT", None)
    path = Path(a.store).resolve()
    if not path.exists():
        die(2, f"{a.store}: no such file or folder")
    # Opening a database creates side files, so even reading works on a copy.
    work = path if a.in_place else copy_store(path)
    keep = a.in_place
    try:
        store, sid = open_store(work, a.cwd, a.session)
        if a.list:
            if store is None:
                out = {"library": VERSION, "projects": {}}
                for proj in sorted((work / "projects").glob("*")):
                    if proj.is_dir():
                        out["projects"][proj.name] = TreeStore(proj, a.cwd).list()
                if (work / "sessions").is_dir():
                    out["wire"] = WireStore(work / "sessions").list()
            else:
                out = {"library": VERSION, "dialect": store.dialect, "sessions": store.list()}
            print(json.dumps(out, ensure_ascii=False, indent=1))
            return 0
        if store is None:
            die(4, f"no session {a.session!r} in this home" if a.session else "which session? (use --list)")
        sid = resolve(store, sid)
        try:
            messages, info = store.load(sid)
        except Exception as exc:  # noqa: BLE001
            die(3, f"the library ({VERSION}) cannot load session {sid}: {type(exc).__name__}: {exc}")
        if store.dialect == "M2" and info["objects"] and len(info["undecodable_objects"]) == info["objects"]:
            die(3, f"no object of {sid} is one of the library's wire messages "
                   f"({info['undecodable_objects'][0]}); the library has no reader for this file")
        request, problems, refused = request_for(messages)
        out = {"library": VERSION, "dialect": store.dialect, "session_id": sid, "count": len(messages),
               **info, "warnings": list(WARN.lines), "messages": [plain(m) for m in messages],
               "request": request, "problems": problems}
        if refused:
            out["request_error"] = refused
        if a.send is not None:
            via = a.via or ("headless" if _has_headless() else "api")
            try:
                out["sent"] = store.send(sid, a.send, a.reply, via)
                again, info2 = store.load(sid)
            except Exception as exc:  # noqa: BLE001
                die(5, f"the library ({VERSION}) could not continue session {sid}: {type(exc).__name__}: {exc}")
            out["after"] = {"count": len(again), **{k: v for k, v in info2.items()
                            if k in ("leaf", "entries", "objects", "stored_messages", "listed", "results")},
                            "messages": [plain(m) for m in again]}
            _, out["after"]["problems"], _ = request_for(again)
            out["written"] = str(work)
            keep = True
        print(json.dumps(out, ensure_ascii=False, indent=1))
        if a.strict and (out["warnings"] or problems or refused):
            return 6
        return 0
    finally:
        shutil.rmtree(_PRIVATE, ignore_errors=True)
        if not keep:
            shutil.rmtree(work.parent, ignore_errors=True)


def _has_headless() -> bool:
    try:
        import mantis_agent.headless  # noqa: F401
    except ImportError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())

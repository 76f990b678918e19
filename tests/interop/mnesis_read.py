#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Read a mnesis session store with the real library and print what it sees, as JSON.

    mnesis_read.py DB SESSION [--send TEXT]... [--compact] [--in-place] [options]
    mnesis_read.py DB --list
    mnesis_read.py DB --all

Must run in an environment where the `mnesis` package (0.2.0 or newer) is installed
(Python 3.12 or newer). No network is used: every model call is answered by a small fake.

Without --in-place the store (with its -wal file) is copied to a temporary folder first:
even reading needs write access, because the library applies its schema when it opens.

Exit codes: 0 the library accepts the session (and every step asked for worked),
1 the library refused or a step failed (message on stderr, partial JSON on stdout),
2 wrong usage, 3 the store can't be opened at all.
"""
from __future__ import annotations

import argparse
import asyncio
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("LITELLM_LOCAL_MODEL_COST_MAP", "True")


# ── environment ────────────────────────────────────────────────────────────────

def use_vocabulary(mode: str) -> None:
    """bpe: use the vocabulary files the model client package carries, so that counts for
    OpenAI-family models are exact without network. heuristic: make sure they are not found
    (the library then falls back to length // 4)."""
    if mode == "bpe":
        spec = importlib.util.find_spec("litellm")
        if spec and spec.submodule_search_locations:
            d = Path(list(spec.submodule_search_locations)[0]) / "litellm_core_utils" / "tokenizers"
            if d.is_dir():
                os.environ["TIKTOKEN_CACHE_DIR"] = str(d)
    elif mode == "heuristic":
        import mnesis.tokens.estimator as est

        def no_vocabulary(self, text, encoding_name):  # noqa: ANN001
            raise RuntimeError("vocabulary disabled")

        est.TokenEstimator._tiktoken_estimate = no_vocabulary


def quiet() -> None:
    import logging

    import structlog

    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )


def fake_model(reply: str) -> None:
    """Answer every model call locally (chat: the given reply; compaction: a short summary)."""
    import litellm

    class Obj:
        def __init__(self, **kw):
            self.__dict__.update(kw)

    async def acompletion(**kw):
        prompt = "".join(str(m["content"]) for m in kw["messages"])
        if kw.get("stream"):
            async def chunks():
                yield Obj(choices=[Obj(delta=Obj(content=reply), finish_reason=None)], usage=None)
                usage = Obj(prompt_tokens=len(prompt) // 4, completion_tokens=len(reply) // 4,
                            total_tokens=len(prompt) // 4 + len(reply) // 4)
                yield Obj(choices=[Obj(delta=Obj(content=None), finish_reason="stop")], usage=usage)
            return chunks()
        text = "## Goal\nContinue the work.\n\n## Completed Work\n- earlier steps, see the messages.\n"
        return Obj(choices=[Obj(message=Obj(content=text), finish_reason="stop")])

    litellm.acompletion = acompletion


# ── description ────────────────────────────────────────────────────────────────

def text_info(text: str, limit: int) -> dict:
    raw = text.encode("utf-8", "surrogatepass")
    info = {"len": len(text), "sha256": hashlib.sha256(raw).hexdigest()}
    if len(text) <= limit:
        info["text"] = text
    else:
        info["head"] = text[:200]
    return info


def part_info(part, limit: int) -> dict:
    d = {"type": part.type}
    if part.type in ("text", "reasoning"):
        d.update(text_info(part.text, limit))
    elif part.type == "tool":
        d.update(tool_name=part.tool_name, tool_call_id=part.tool_call_id,
                 state=part.status.state, compacted_at=part.status.compacted_at,
                 started_at=part.status.started_at, completed_at=part.status.completed_at,
                 input_keys=list(part.input), error_message=part.error_message,
                 output=None if part.output is None else text_info(part.output, limit))
    elif part.type == "patch":
        d.update(files_changed=part.files_changed, additions=part.additions,
                 deletions=part.deletions, diff=text_info(part.unified_diff, limit))
    elif part.type == "file_ref":
        d.update(content_id=part.content_id, path=part.path, file_type=part.file_type,
                 token_count=part.token_count, exploration_summary=part.exploration_summary)
    else:
        d.update(part.model_dump(exclude={"type"}))
    return d


async def describe(session, limit: int = 1500) -> dict:
    """Everything the library reports for a loaded session, with its default settings."""
    from mnesis.tokens.estimator import TokenEstimator

    # estimators of their own: the library caches file blocks whatever the model, and the
    # session's estimator must not be filled with counts of another model before it builds
    store, dag = session._store, session._dag_store
    est, est_model = TokenEstimator(), TokenEstimator()
    row = await store.get_session(session.id)
    out: dict = {
        "id": row.id, "parent_id": row.parent_id, "agent": row.agent, "title": row.title,
        "is_active": row.is_active, "model_id": row.model_id, "provider_id": row.provider_id,
        "metadata": row.metadata, "system_prompt": row.system_prompt,
        "created_at": row.created_at, "updated_at": row.updated_at,
        "token_usage_after_load": session.token_usage.model_dump(),
    }
    messages = []
    for m in await session.messages():
        msg = m.message
        entry = {
            "id": msg.id, "role": msg.role, "created_at": msg.created_at,
            "is_summary": msg.is_summary, "mode": msg.mode, "finish_reason": msg.finish_reason,
            "parent_id": msg.parent_id,
            "tokens": msg.tokens.model_dump() if msg.tokens else None,
            "error_code": msg.error.code if msg.error else None,
            "parts": [part_info(p, limit) for p in m.parts],
            "estimate": est.estimate_message(m),
            "estimate_model": est_model.estimate_message(m, session._model_info),
        }
        raw = await store.get_parts(msg.id)
        if len(raw) != len(m.parts):
            entry["unreadable_parts"] = len(raw) - len(m.parts)
        messages.append(entry)
    out["messages"] = messages
    out["context_items"] = [list(i) for i in await store.get_context_items(session.id)]
    built = await session._context_builder.build(
        session.id, session._model_info, session._system_prompt, session._config)
    out["context"] = {
        "usable": built.budget.usable, "token_estimate": built.token_estimate,
        "full_context_tokens": getattr(built, "full_context_tokens", None),
        "summary_tokens": built.summary_token_count, "raw_tokens": built.raw_message_tokens,
        "tool_output_tokens": built.tool_output_tokens, "has_summary": built.has_summary,
        "oldest_included_message_id": built.oldest_included_message_id,
        "messages": [{"role": m.role, **text_info(str(m.content), limit)} for m in built.messages],
    }
    active = await dag.get_active_nodes(session.id)
    out["active_summary_nodes"] = [n.id for n in active]
    conn = store._conn_or_raise()
    async with conn.execute("SELECT id, superseded FROM summary_nodes WHERE session_id=?"
                            " ORDER BY created_at, rowid", (session.id,)) as cur:
        rows = await cur.fetchall()
    nodes = []
    for r in rows:
        n = await dag.get_node_by_id(r["id"])
        if n is None:
            nodes.append({"id": r["id"], "unreadable": True, "superseded": bool(r["superseded"])})
            continue
        nodes.append({
            "id": n.id, "level": n.level, "kind": n.kind, "compaction_level": n.compaction_level,
            "span": [n.span_start_message_id, n.span_end_message_id],
            "parents": n.parent_node_ids, "superseded": bool(r["superseded"]),
            "token_count": n.token_count, "created_at": n.created_at, "model_id": n.model_id,
            "content": text_info(n.content, limit)})
    out["summary_nodes"] = nodes
    gaps = await dag.get_coverage_gaps(session.id)
    out["coverage_gaps"] = [[g.start_message_id, g.end_message_id, g.message_count] for g in gaps]
    return out


def tokenizers() -> dict:
    from mnesis.models.config import ModelInfo
    from mnesis.tokens.estimator import TokenEstimator

    probe = "tokenizer probe: 'unbelievably' 1234567890 \u00e4\u00f6\u00fc"
    est = TokenEstimator()
    res = {}
    for name in ("gpt-4o", "gpt-4"):
        n = est.estimate(probe, ModelInfo.from_model_string(name))
        enc = ModelInfo.from_model_string(name).encoding
        res[enc] = "len // 4" if n == len(probe) // 4 else "exact"
    return res


async def describe_store(db: str, limit: int = 1500) -> dict:
    from mnesis import MnesisConfig, MnesisSession
    from mnesis.models.config import StoreConfig
    from mnesis.store.immutable import ImmutableStore

    store = ImmutableStore(StoreConfig(db_path=db))
    await store.initialize()
    rows = []
    while True:
        page = await store.list_sessions(active_only=False, limit=100, offset=len(rows))
        rows.extend(page)
        if len(page) < 100:
            break
    active = [s.id for s in await store.list_sessions(limit=1000)]
    refs = []
    async with store._conn_or_raise().execute(
            "SELECT * FROM file_references ORDER BY created_at, rowid") as cur:
        for r in await cur.fetchall():
            refs.append(dict(r))
    await store.close()
    out = {"library": importlib.metadata.version("mnesis"), "tokenizers": tokenizers(),
           "listed_active": active, "file_references": refs, "sessions": []}
    for s in reversed(rows):
        try:
            session = await MnesisSession.load(s.id, db_path=db)
            try:
                out["sessions"].append(await describe(session, limit))
            finally:
                await session.close()
        except Exception as exc:
            out["sessions"].append({"id": s.id, "error": f"{type(exc).__name__}: {exc}"})
    return out


# ── command ────────────────────────────────────────────────────────────────────

def copy_store(db: Path) -> str:
    """Copy the file and its -wal by bytes. (Opening the original, even read-only, would leave
    -wal and -shm files beside it.)"""
    folder = tempfile.mkdtemp(prefix="mnesis-read-")
    target = str(Path(folder) / db.name)
    for suffix in ("", "-wal"):
        if Path(str(db) + suffix).exists():
            shutil.copyfile(str(db) + suffix, target + suffix)
    return target


def integrity(db: str) -> dict:
    con = sqlite3.connect(db)
    try:
        return {"integrity_check": [r[0] for r in con.execute("PRAGMA integrity_check(5)")],
                "foreign_key_violations": [list(r) for r in con.execute("PRAGMA foreign_key_check")][:20]}
    finally:
        con.close()


async def run(args, db: str, out: dict) -> int:
    from mnesis import MnesisConfig, MnesisSession
    from mnesis.models.config import CompactionConfig

    if args.list or args.all:
        full = await describe_store(db, args.limit)
        if args.list:
            full["sessions"] = [
                {k: s.get(k) for k in ("id", "parent_id", "is_active", "model_id", "title", "error")}
                | {"messages": len(s.get("messages", []))} for s in full["sessions"]]
        out.update(full)
        return 1 if any(s.get("error") for s in full["sessions"]) else 0

    comp = {"auto": not args.no_auto}
    if args.output_budget:
        comp["compaction_output_budget"] = args.output_budget
    overrides = {}
    if args.context_limit:
        overrides["context_limit"] = args.context_limit
    if args.max_output:
        overrides["max_output_tokens"] = args.max_output
    config = MnesisConfig(compaction=CompactionConfig(**comp), model_overrides=overrides or None)
    # the store path goes in separately; a config with the default store path is accepted
    session = await MnesisSession.load(args.session, config=config, db_path=db)
    try:
        out.update(await describe(session, args.limit))
        problems = []
        if out.get("messages") and any(m.get("unreadable_parts") for m in out["messages"]):
            problems.append("some parts are unreadable for the library")
        known = {m["id"] for m in out["messages"]}
        dangling = [i for t, i in out["context_items"] if i not in known]
        if dangling:
            problems.append(f"context items without a message of this session: {dangling}")
        out["problems"] = problems
        out["steps"] = []
        todo = [("send", t) for t in args.send or []]
        if args.compact:
            todo.append(("compact", None))
        for kind, text in todo:
            before = {m.id for m in await session.messages()}
            step: dict = {"step": kind}
            if kind == "send":
                seen = await session.context_for_next_turn()
                r = await session.send(text)
                await session._compaction_engine.wait_for_pending()
                step.update(finish_reason=str(r.finish_reason), text=r.text,
                            context_messages_before=len(seen),
                            compaction_triggered=r.compaction_triggered)
            else:
                r = await session.compact()
                step.update(level_used=r.level_used, summary_message_id=r.summary_message_id,
                            compacted_message_count=r.compacted_message_count,
                            tokens_before=r.tokens_before, tokens_after=r.tokens_after)
            msgs = await session.messages()
            new = [m for m in msgs if m.id not in before]
            step["appended"] = [{"id": m.id, "role": m.role, "is_summary": m.is_summary,
                                 "created_at": m.message.created_at} for m in new]
            step["appended_at_end"] = [m.id for m in msgs[len(msgs) - len(new):]] == [m.id for m in new]
            built = await session.context_for_next_turn()
            step["context_after"] = [{"role": m["role"], **text_info(str(m["content"]), args.limit)}
                                     for m in built]
            step["context_items_after"] = [list(i) for i in
                                           await session._store.get_context_items(session.id)]
            out["steps"].append(step)
            if kind == "send":
                ok = (r.finish_reason == "stop" and len([m for m in new if not m.is_summary]) == 2
                      and any(m["content"] == text or text in str(m["content"]) for m in built))
                if not ok:
                    problems.append(f"send({text!r}) did not append a normal turn that is in context")
                if not step["appended_at_end"]:
                    problems.append("the new turn does not come last in chronological order")
    finally:
        await session.close()
    return 1 if out["problems"] else 0


def main() -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("db")
    ap.add_argument("session", nargs="?")
    ap.add_argument("--list", action="store_true", help="the sessions, short")
    ap.add_argument("--all", action="store_true", help="every session in full (the form of expected.json)")
    ap.add_argument("--send", action="append", metavar="TEXT", help="take a further turn; may be repeated")
    ap.add_argument("--compact", action="store_true", help="run a manual compaction afterwards")
    ap.add_argument("--reply", default="Understood, carrying on.", help="what the fake model answers")
    ap.add_argument("--in-place", action="store_true", help="work on the store itself, not on a copy")
    ap.add_argument("--tokens", choices=("heuristic", "bpe", "library"), default="bpe",
                    help="OpenAI-family counts: exact with the packaged vocabulary (default), "
                         "length // 4, or whatever the library finds")
    ap.add_argument("--no-auto", action="store_true", help="no automatic compaction")
    ap.add_argument("--context-limit", type=int, help="as model_overrides")
    ap.add_argument("--max-output", type=int, help="as model_overrides")
    ap.add_argument("--output-budget", type=int, help="compaction_output_budget")
    ap.add_argument("--limit", type=int, default=1500, help="print texts up to this length in full")
    args = ap.parse_args()
    if not (args.session or args.list or args.all):
        ap.error("give a session id, --list or --all")
    db = Path(args.db)
    if not db.is_file():
        print(f"mnesis_read: no such store: {args.db}", file=sys.stderr)
        return 3
    try:
        version = importlib.metadata.version("mnesis")
    except importlib.metadata.PackageNotFoundError:
        print("mnesis_read: the mnesis package is not installed in this environment", file=sys.stderr)
        return 3
    use_vocabulary(args.tokens)
    quiet()
    if args.send or args.compact:
        fake_model(args.reply)
    work = str(db.resolve()) if args.in_place else copy_store(db)
    out: dict = {"library": version, "python": sys.version.split()[0],
                 "sqlite": sqlite3.sqlite_version, "copy": not args.in_place}
    rc = 1
    try:
        rc = asyncio.run(run(args, work, out))
        out.update(integrity(work))
        if out["foreign_key_violations"] or out["integrity_check"] != ["ok"]:
            out.setdefault("problems", []).append("integrity or foreign key check failed")
            rc = rc or 1
    except sqlite3.Error as exc:
        out["error"] = f"{type(exc).__name__}: {exc}"
        rc = 3
    except Exception as exc:
        out["error"] = f"{type(exc).__name__}: {exc}"
        rc = 1
    finally:
        if not args.in_place:
            shutil.rmtree(Path(work).parent, ignore_errors=True)
    json.dump(out, sys.stdout, indent=1, ensure_ascii=True)
    print()
    if rc:
        why = out.get("error") or "; ".join(out.get("problems") or ["see the output"])
        print(f"mnesis_read: the library (mnesis {version}) does not accept it: {why}", file=sys.stderr)
    return rc


if __name__ == "__main__":
    sys.exit(main())

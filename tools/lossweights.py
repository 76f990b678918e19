#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the weights of "kept" in core/compaction/rules/common.json, by which the loss review tells whether a clause of a
summary keeps a demand.

    STEMMA_LOSS_EVIDENCE=evidence.txt ctest -R tst_losslabels
    tools/lossweights.py evidence.txt [core/compaction/rules/common.json]

Each line of the evidence is a demand that a person labelled: its set, "kept" or "lost", and what speaks for each clause
of the summary. The likeliest clause counts, so that which one it is and the weights are found in turns (logistic
regression with a small penalty). Prints how each set does with weights that it had no part in; with a second argument
the weights of all sets are written there.
"""

import math
import re
import sys

NAMES = [
    "always", "found", "elsewhere", "ahead", "weight", "distance", "words", "opposed", "missing", "confined",
]
PENALTY = 0.5
ROUNDS = 6
STEPS = 30


def read(path):
    demands = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            name, label, *clauses = line.split(";")
            demands.append((name, label == "kept", [[float(n) for n in c.split()] for c in clauses if c.strip()]))
    return demands


def score(clause, weights):
    return sum(a * b for a, b in zip(clause, weights))


def likeliest(clauses, weights):
    return max(clauses, key=lambda clause: score(clause, weights))


def solve(matrix, right):
    """Gauss-Jordan; the matrix is positive definite."""
    size = len(right)
    rows = [list(row) + [value] for row, value in zip(matrix, right)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i])]
    return [row[-1] for row in rows]


def fit(demands):
    size = len(NAMES)
    weights = [-2.0, 4.0, 0.0, 1.0] + [0.0] * (size - 4)
    demands = [demand for demand in demands if demand[2]]
    for _ in range(ROUNDS):
        rows = [(likeliest(clauses, weights), kept) for _, kept, clauses in demands]
        for _ in range(STEPS):
            slope = [-PENALTY * w if i else 0.0 for i, w in enumerate(weights)]
            curve = [[PENALTY if i == k else 0.0 for k in range(size)] for i in range(size)]
            for row, kept in rows:
                chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, score(row, weights)))))
                for i in range(size):
                    slope[i] += (kept - chance) * row[i]
                    for k in range(size):
                        curve[i][k] += chance * (1 - chance) * row[i] * row[k]
            weights = [w + step for w, step in zip(weights, solve(curve, slope))]
    return weights


def shares(demands, weights):
    """Of the kept demands those judged kept, of the lost ones those judged lost."""
    right = {True: [], False: []}
    for _, kept, clauses in demands:
        judged = bool(clauses) and score(likeliest(clauses, weights), weights) > 0
        right[kept].append(judged == kept)
    return [sum(part) / len(part) if part else 1.0 for part in (right[True], right[False])]


def main():
    demands = read(sys.argv[1])
    for name in sorted({demand[0] for demand in demands}):
        weights = fit([demand for demand in demands if demand[0] != name])
        kept, lost = shares([demand for demand in demands if demand[0] == name], weights)
        print(f"{name:8} kept {kept:.3f}  lost {lost:.3f}")
    weights = fit(demands)
    parts = [f'"{name}": {weight:.2f}' for name, weight in zip(NAMES, weights)]
    line = "    " + ", ".join(parts[:7]) + ",\n    " + ", ".join(parts[7:])
    print(line)
    if len(sys.argv) > 2:
        with open(sys.argv[2], encoding="utf-8") as file:
            text = file.read()
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            file.write(re.sub(r'("kept": \{\n)[^}]*?(?=\n  \})', lambda match: match.group(1) + line, text))


if __name__ == "__main__":
    main()
